import { Icon } from '../../../components/icon.tsx';
import { Stars } from '../../../components/stars.tsx';
import type { Review } from '../../../content/types.ts';
import { formatCount } from '../../../lib/format.ts';
import styles from './review-card.module.css';

/** One review; only a verified one has the badge. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <article className={styles.card}>
      <div className={styles.top}>
        <h3>{review.name}</h3>
        {review.verified && (
          <span className={styles.verified}>
            <Icon name="badge-check" size={16} />
            Verified
          </span>
        )}
      </div>
      <Stars rating={review.rating} />
      <blockquote>{review.review}</blockquote>
      <p className={styles.event}>
        {review.eventDate} · {formatCount(review.pax, 'guest')} (pax)
      </p>
    </article>
  );
}
