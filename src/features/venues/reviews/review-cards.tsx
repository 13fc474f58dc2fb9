import type { ReactNode } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { Reveal } from '../../../components/reveal.tsx';
import { Stars } from '../../../components/stars.tsx';
import { formatCount, formatRating } from '../../../domain/format.ts';
import type { Review, VenueDetails } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { VenueSection } from '../details/venue-section.tsx';
import styles from './review-cards.module.css';

interface ReviewCardsProps {
  readonly venue: Pick<VenueDetails, 'rating' | 'reviews'>;
  /** The button that asks us a question. */
  readonly ask: (question: string) => ReactNode;
}

/** Ratings & Reviews: the summary and one card per review. Sample reviews are marked as samples. */
export function ReviewCards({ venue: { rating, reviews }, ask }: ReviewCardsProps) {
  return (
    <VenueSection id="reviews-title" title={m.venues_reviews_title()} className="screen-only">
      {rating ? (
        <p className="strong">{formatRating(rating)}</p>
      ) : (
        <p>
          {m.venues_rating_not_known()} {ask(m.venues_ask_rating())}
        </p>
      )}
      {reviews.some((review) => review.sample) && <p className="note">{m.venues_reviews_samples()}</p>}
      <ul className={`grid fit ${styles.cards}`}>
        {reviews.map((review, index) => (
          <li key={`${review.name} ${review.eventDate}`}>
            <Reveal index={index} className="full">
              <ReviewCard review={review} />
            </Reveal>
          </li>
        ))}
      </ul>
    </VenueSection>
  );
}

/** Only a verified review has the badge. */
function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <article className={`stack gap-2 full ${styles.card}`}>
      <div className={`row gap-2 ${styles.top}`}>
        <h3 lang={contentLang(review.name)}>{review.name}</h3>
        {review.verified && (
          <span className={`target ${styles.verified}`}>
            <Icon name="badge-check" size={16} />
            {m.venues_verified()}
          </span>
        )}
        <Stars rating={review.rating} />
      </div>
      <blockquote lang={contentLang(review.review)}>{review.review}</blockquote>
      <p className="note">
        {m.venues_review_event({ date: review.eventDate, guests: formatCount(review.pax, m.format_guests) })}
      </p>
    </article>
  );
}
