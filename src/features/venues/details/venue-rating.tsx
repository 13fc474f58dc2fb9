import { Stars } from '../../../components/stars.tsx';
import type { Rating } from '../../../content/types.ts';
import { formatCount } from '../../../lib/format.ts';
import styles from './venue-rating.module.css';

/** The rating badge: score to one decimal out of five and the number of reviews, or N/A. */
export function VenueRating({ rating }: { rating: Rating | undefined }) {
  if (!rating) return <p className={styles.badge}>Rating N/A</p>;
  return (
    <p className={styles.badge}>
      <Stars rating={rating.score} />
      <span>
        <strong>{rating.score.toFixed(1)}</strong> / 5
      </span>
      <span className={styles.count}>{formatCount(rating.count, 'review')}</span>
    </p>
  );
}
