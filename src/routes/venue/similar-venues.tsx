import type { VenueSummary } from '../../content/types.ts';
import { CardTotal } from '../../features/estimate/card-total.tsx';
import { typicalEvent } from '../../features/listing/similar-venues.ts';
import { VenueCard } from '../../features/venues/card/venue-card.tsx';
import styles from './similar-venues.module.css';

/** Venues like this one, by the rule that is written under the heading; nothing where there are none. */
export function SimilarVenues({ venues }: { readonly venues: readonly VenueSummary[] }) {
  if (venues.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">Similar venues</h2>
      <p className={styles.rule}>
        The same city first, then the nearest in total for {typicalEvent.guests} guests, capacity and kind.
        Nobody pays for a place here.
      </p>
      <ul className={styles.cards}>
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueCard venue={venue} level={3} Total={CardTotal} />
          </li>
        ))}
      </ul>
    </section>
  );
}
