import { useRef } from 'react';
import { useWhole } from '../../components/use-whole.ts';
import type { VenueSummary } from '../../content/types.ts';
import { typicalEvent } from '../../features/listing/similar-venues.ts';
import { VenueCard } from '../../features/venues/card/venue-card.tsx';
import { cardHeart, cardTotal } from '../listing/card-slots.tsx';
import { seePrices } from '../listing/see-prices.ts';
import styles from './similar-venues.module.css';

/** Venues like this one, by the rule that is written under the heading; nothing where there are none. */
export function SimilarVenues({ data: venues }: { readonly data: readonly VenueSummary[] }) {
  const list = useRef<HTMLUListElement>(null);
  const whole = useWhole({ total: venues.length, first: 0, list });
  if (venues.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-title">
      <h2 id="similar-title">Similar venues</h2>
      <p className={styles.rule}>
        The same city first, then the nearest in total for {typicalEvent.guests} guests, capacity and kind.
        Nobody pays for a place here.
      </p>
      <ul ref={list} className={styles.cards}>
        {venues.map((venue, index) => (
          <li key={venue.id}>
            <VenueCard
              venue={venue}
              brief={index >= whole}
              level={3}
              onSeePrices={seePrices}
              total={cardTotal(venue)}
              save={cardHeart(venue)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
