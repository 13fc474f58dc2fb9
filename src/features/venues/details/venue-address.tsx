import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { mapLinks, mapPlace } from '../../../domain/maps.ts';
import type { VenueDetails } from '../../../domain/venue.ts';
import { spokenName } from '../../../domain/venue-facts.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { ContentText } from '../content-text.tsx';
import styles from './venue-address.module.css';
import { VenueSection } from './venue-section.tsx';

/** Address, directions and a map. Nothing is requested from Google before "Show the map". */
export function VenueAddress({ venue }: { venue: VenueDetails }) {
  const map = mapLinks(mapPlace(venue));
  const [isMapShown, setMapShown] = useState(false);
  return (
    <VenueSection id="address-title" title={m.venues_address_title()} className={styles.section}>
      <p className="with-icon">
        <Icon name="map-pin" size={20} />
        <span>
          {venue.source !== 'sample' && (
            <span>
              <ContentText text={venue.name} />
              {', '}
            </span>
          )}
          <ContentText text={venue.address} />
        </span>
      </p>
      <ButtonLink href={map.directions} target="_blank" rel="noopener" variant="secondary">
        {m.venues_directions()}
      </ButtonLink>
      {isMapShown ? (
        <iframe
          className={`stack gap-3 ${styles.map} screen-only`}
          title={m.venues_map_of({ name: spokenName(venue) })}
          src={map.embed}
          height={420}
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={`stack gap-3 ${styles.map} screen-only`}>
          <Icon name="map" size={40} />
          <Button variant="secondary" onClick={() => setMapShown(true)}>
            {m.contact_map_show()}
          </Button>
          <p>{m.contact_map_note()}</p>
        </div>
      )}
    </VenueSection>
  );
}
