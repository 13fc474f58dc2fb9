import { Icon } from '../../../components/icon.tsx';
import { facilityLabels, venueTypeLabels } from '../../../content/choices.ts';
import { site } from '../../../content/site.ts';
import type { VenueSummary } from '../../../content/types.ts';
import { venueLocation } from '../../../lib/venue-facts.ts';
import { AskButton } from '../questions/ask-button.tsx';
import { showPlate } from './plate-prices.ts';
import styles from './venue-card.module.css';
import { showCapacity, showRating } from './venue-card-facts.ts';

/** What kind of place it is, and whether we manage it. */
export function CardBadges({ venue }: { readonly venue: VenueSummary }) {
  return (
    <p className={styles.badges}>
      {venue.managed && (
        <span className={styles.managed}>
          <Icon name="badge-check" size={16} />
          {site.badge}
        </span>
      )}
      {venue.badge && <span className={styles.badge}>{venue.badge}</span>}
      {venue.venueTypes.length > 0 && (
        <span>{venue.venueTypes.map((type) => venueTypeLabels[type]).join(' · ')}</span>
      )}
    </p>
  );
}

interface CardFactsProps {
  readonly venue: VenueSummary;
  readonly onAsk: ((question: string) => void) | undefined;
}

/** Where it is, its rating, how many it holds, and what it has. */
export function CardFacts({ venue, onAsk }: CardFactsProps) {
  const capacity = showCapacity(venue);
  return (
    <>
      <ul className={styles.facts}>
        <li>
          <Icon name="map-pin" size={16} />
          {venueLocation(venue)}
        </li>
        <li>
          <Icon name="star" size={16} className={styles.star} />
          {showRating(venue.rating)}
        </li>
        {(capacity || onAsk) && (
          <li>
            <Icon name="users" size={16} />
            {capacity ?? 'Capacity:'}
            {!capacity && onAsk && (
              <AskButton question={`How many guests does ${venue.name} hold?`} onAsk={onAsk} />
            )}
          </li>
        )}
      </ul>
      <p className={styles.description}>{venue.shortDescription}</p>
      {venue.facilities.length > 0 && (
        <ul className={styles.facilities} aria-label="Facilities">
          {venue.facilities.map((facility) => (
            <li key={facility}>
              <Icon name="check" size={14} />
              {facilityLabels[facility]}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The same facts in one line, while the card is brief. */
export function CardInBrief({ venue }: { readonly venue: VenueSummary }) {
  const { veg, nonVeg, typical } = showPlate(venue);
  const plate = `${typical ? 'typically ' : ''}veg ${veg}, non-veg ${nonVeg}`;
  return <p>{[venueLocation(venue), showCapacity(venue), plate].filter(Boolean).join(', ')}</p>;
}
