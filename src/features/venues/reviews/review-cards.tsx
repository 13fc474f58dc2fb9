import { Reveal } from '../../../components/reveal.tsx';
import type { Rating, Review } from '../../../content/types.ts';
import { formatRating } from '../../../lib/format.ts';
import { AskButton } from '../questions/ask-button.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-cards.module.css';

interface ReviewCardsProps {
  readonly reviews: readonly Review[];
  readonly rating: Rating | undefined;
  /** Called with the question, where no rating was told. */
  readonly onAsk: (question: string) => void;
}

/** Ratings & Reviews: the summary, and one card a review. Samples say that they are samples. */
export function ReviewCards({ reviews, rating, onAsk }: ReviewCardsProps) {
  const samples = reviews.some((review) => review.sample);
  return (
    <section className={styles.section} aria-labelledby="reviews-title">
      <h2 id="reviews-title">Ratings &amp; Reviews</h2>
      {rating ? (
        <p className={styles.summary}>{formatRating(rating)}</p>
      ) : (
        <p>
          We were not told a rating of this venue.{' '}
          <AskButton question="What do guests say of this venue?" onAsk={onAsk} />
        </p>
      )}
      {samples && (
        <p className={styles.note}>
          The words below are samples that show how a review will look. They are not from guests.
        </p>
      )}
      <ul className={styles.cards}>
        {reviews.map((review, index) => (
          <li key={`${review.name} ${review.eventDate}`}>
            <Reveal index={index} className={styles.reveal}>
              <ReviewCard review={review} />
            </Reveal>
          </li>
        ))}
      </ul>
    </section>
  );
}
