import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { formatCount } from '../../domain/format.ts';
import { mapLinks, mapPlace } from '../../domain/maps.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import styles from './results-map.module.css';

interface ResultsMapProps {
  readonly venues: readonly Pick<VenueFacts, 'id' | 'name' | 'nameHi' | 'address' | 'source'>[];
  /** The area of the first map. */
  readonly area: string;
}

/** The matching venues on a map. Nothing is requested from Google before the visitor clicks. */
export const ResultsMap = memo(function ResultsMap({ venues, area }: ResultsMapProps) {
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // It may have been opened before hydration.
  useEffect(() => setOpen(details.current?.open ?? false), []);
  if (venues.length === 0) return null;
  return (
    <details
      ref={details}
      className={`${styles.box} screen-only`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="target">
        <Icon name="map" size={20} />
        <span>{m.listing_map()}</span>
      </summary>
      {open && <Places venues={venues} area={area} />}
    </details>
  );
});

function Places({ venues, area }: ResultsMapProps) {
  const [place, setPlace] = useState<string>();
  return (
    <div className={styles.columns}>
      <div className={`stack gap-3 centred ${styles.map}`}>
        {place ? (
          <iframe
            title={m.listing_map_of({ place })}
            src={mapLinks(place).embed}
            referrerPolicy="no-referrer"
          />
        ) : (
          <>
            <Button variant="secondary" onClick={() => setPlace(area)}>
              {m.listing_map_show({ area })}
            </Button>
            <p>{m.contact_map_note()}</p>
          </>
        )}
      </div>
      <ul aria-label={formatCount(venues.length, m.listing_places)} className={styles.places}>
        {venues.map((venue) => {
          const query = mapPlace(venue);
          return (
            <li key={venue.id}>
              <button
                type="button"
                lang={contentLang(venue.name)}
                aria-pressed={place === query}
                onClick={() => setPlace(query)}
              >
                <Icon name="map-pin" size={18} />
                {venue.name}
              </button>
              <a
                href={mapLinks(query).directions}
                target="_blank"
                rel="noopener"
                aria-label={m.listing_directions_to({ name: spokenName(venue) })}
              >
                {m.listing_directions()}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
