import { memo, type ReactNode } from 'react';
import { site } from '../content/site.ts';
import type { ListedVenue } from '../content/types.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { AskButton } from './ask-button.tsx';
import { venueLocation } from './filter-rules.ts';
import styles from './venue-card.module.css';
import { showCapacity, showRating } from './venue-card-facts.ts';
import { VenueCardPictures } from './venue-card-pictures.tsx';
import { VenueCardPrices } from './venue-card-prices.tsx';

interface VenueCardProps {
  readonly venue: ListedVenue;
  readonly onSeePrices: (venue: ListedVenue) => void;
  /** Asks for a call-back that names what was not told; without it a capacity that was not told is left out. */
  readonly onAsk?: (question: string) => void;
  /** The first card of a page: its picture is loaded at once. */
  readonly first?: boolean;
  /** The heading's place in the page's order. */
  readonly level?: 2 | 3;
  /** What the visitor's own party would pay; stands before the plate prices. */
  readonly total?: ReactNode;
  /** The control that keeps the venue, over its picture. */
  readonly save?: ReactNode;
}

/** A venue among others: enough of it to compare without opening it. The card hands its venue on to the page it opens. */
export const VenueCard = memo(function VenueCard(props: VenueCardProps) {
  const { venue, level = 2, onAsk, total, save } = props;
  const Heading = `h${level}` as const;
  const link = { to: paths.venue(venue), state: { venue } };
  const capacity = showCapacity(venue);
  return (
    <article className={styles.frame} aria-labelledby={`card-${venue.id}`}>
      <div className={styles.card}>
        <div className={styles.pictures}>
          <VenueCardPictures venue={venue} link={link} first={props.first ?? false} />
          {save && <div className={styles.save}>{save}</div>}
        </div>
        <div className={styles.words}>
          <p className={styles.badges}>
            {venue.managed && (
              <span className={styles.managed}>
                <Icon name="badge-check" size={16} />
                {site.badge}
              </span>
            )}
            {venue.badge && <span className={styles.badge}>{venue.badge}</span>}
            {venue.venueTypes.length > 0 && <span>{venue.venueTypes.join(' · ')}</span>}
          </p>
          <Heading id={`card-${venue.id}`} className={styles.name}>
            <Link {...link}>{venue.name}</Link>
          </Heading>
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
                  {facility}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.money}>
          {total}
          <VenueCardPrices venue={venue} />
        </div>
        <div className={styles.actions}>
          <Button aria-label={`See Prices of ${venue.name}`} onClick={() => props.onSeePrices(venue)}>
            See Prices
          </Button>
          <ButtonLink variant="secondary" aria-label={`View Venue ${venue.name}`} {...link}>
            View Venue
          </ButtonLink>
        </div>
      </div>
    </article>
  );
});
