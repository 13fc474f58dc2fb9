import { Star, StarHalf } from 'lucide-react';
import styles from './stars.module.css';

const places = [1, 2, 3, 4, 5] as const;

/** Stars out of five: full up to the rating, a half for a half value, the rest empty. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {places.map((place) => (
        <span key={place} className={styles.star} data-star={starAt(place, rating)}>
          <Star aria-hidden="true" />
          {starAt(place, rating) === 'half' && <StarHalf aria-hidden="true" className={styles.half} />}
        </span>
      ))}
    </span>
  );
}

function starAt(place: number, rating: number): 'full' | 'half' | 'empty' {
  if (place <= rating) return 'full';
  return place - 0.5 <= rating ? 'half' : 'empty';
}
