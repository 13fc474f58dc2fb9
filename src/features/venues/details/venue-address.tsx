import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Icon } from '../../../components/icon.tsx';
import { mapLinks, mapPlace } from '../../../content/maps.ts';
import type { VenueDetails } from '../../../content/types.ts';
import styles from './venue-address.module.css';

/** The address, a way to directions, and a map whose maker hears nothing until it is asked for. */
export function VenueAddress({ venue }: { venue: VenueDetails }) {
  const place = mapPlace(venue);
  const map = mapLinks(place);
  const [mapShown, setMapShown] = useState(false);
  return (
    <section className={styles.section} aria-labelledby="address-title">
      <h2 id="address-title">Venue Address</h2>
      <p className={styles.address}>
        <Icon name="map-pin" size={20} />
        <span>{place}</span>
      </p>
      <ButtonLink href={map.directions} target="_blank" rel="noopener" variant="secondary">
        Get Directions
      </ButtonLink>
      {mapShown ? (
        <iframe
          className={styles.map}
          title={`Map of ${venue.name}`}
          src={map.embed}
          height={420}
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={styles.map}>
          <Icon name="map" size={40} />
          <Button variant="secondary" onClick={() => setMapShown(true)}>
            Show the map
          </Button>
          <p>The map comes from Google, and only when you ask for it.</p>
        </div>
      )}
    </section>
  );
}
