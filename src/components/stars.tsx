import { starFills } from './star-fills.ts';
import styles from './stars.module.css';

/** A rating of 0 to 5 as five stars, halves shown, and in words for those who do not see them. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {starFills(rating).map(({ star, fill }) => (
        <i key={star} data-fill={fill} />
      ))}
    </span>
  );
}
