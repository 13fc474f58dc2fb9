import { memo, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Link } from '../../../components/link.tsx';
import type { VenueSummary } from '../../../content/types.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './venue-card.module.css';
import { VenueCardPictures } from './venue-card-pictures.tsx';
import { VenueCardPrices } from './venue-card-prices.tsx';
import { CardBadges, CardFacts, CardInBrief } from './venue-card-words.tsx';

interface VenueCardProps {
  readonly venue: VenueSummary;
  readonly onSeePrices: (venue: VenueSummary) => void;
  /** Asks for a call-back that names what was not told; without it a capacity that was not told is left out. */
  readonly onAsk?: (question: string) => void;
  /** The first card of a page: its picture is loaded at once. */
  readonly first?: boolean;
  /** The name and a line of facts only, in a card of about the same height; see `useWhole`. */
  readonly brief?: boolean;
  /** The heading's place in the page's order. */
  readonly level?: 2 | 3;
  /** What the visitor's own event details would pay; stands before the plate prices. */
  readonly total?: ReactNode;
  /** The control that keeps the venue, over its picture. */
  readonly save?: ReactNode;
}

/** A venue among others: enough of it to compare without opening it. The card hands its venue on to the page it opens. */
export const VenueCard = memo(function VenueCard(props: VenueCardProps) {
  const { venue, brief = false, level = 2, onAsk, total, save } = props;
  const Heading = `h${level}` as const;
  const link = { to: paths.venue(venue), state: { venue } };
  return (
    <article className={styles.frame} aria-labelledby={`card-${venue.id}`}>
      <div className={styles.card}>
        {brief || (
          <div className={styles.pictures}>
            <VenueCardPictures venue={venue} link={link} first={props.first ?? false} />
            {save && <div className={styles.save}>{save}</div>}
          </div>
        )}
        <div className={styles.words}>
          {brief || <CardBadges venue={venue} />}
          <Heading id={`card-${venue.id}`} className={styles.name}>
            <Link {...link}>{venue.name}</Link>
          </Heading>
          {brief ? <CardInBrief venue={venue} /> : <CardFacts venue={venue} onAsk={onAsk} />}
        </div>
        {brief || (
          <>
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
          </>
        )}
      </div>
    </article>
  );
});
