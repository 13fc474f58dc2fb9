import { pageOf } from '../../domain/facts/told.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { typicalEvent } from '../../features/listing/choose-similar.ts';
import { getShownTotal, getShownTotals } from '../../features/total/shown-total.ts';
import { YourTotal } from '../../features/total/your-total.tsx';
import { VenueCard } from '../../features/venues/card/venue-card.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useAsTold } from '../../visitor/told-store.ts';
import styles from './similar-venues.module.css';

/** Similar venues, by the rule stated below the heading. */
export function SimilarVenues({ venues: page }: { readonly venues: readonly VenueSummary[] }) {
  const venues = useAsTold(page);
  if (venues.length === 0) return null;
  return (
    <section className={`stack gap-3 ${styles.similar} screen-only`} aria-labelledby="similar-title">
      <h2 id="similar-title">{m.venues_similar_title()}</h2>
      <p className="muted">{m.venues_similar_rule({ guests: typicalEvent.guests })}</p>
      <ul className={styles.cards}>
        {venues.map((venue) => (
          <li key={venue.id}>
            <VenueCard
              venue={pageOf(venue)}
              level={3}
              total={<YourTotal venue={venue} />}
              getTotal={() => getShownTotal(venue)}
              getTotals={() => getShownTotals(venue)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
