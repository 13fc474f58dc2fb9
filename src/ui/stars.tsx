import { starFills } from './star-fills.ts';
import styles from './stars.module.css';

const outline = 'M12 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9z';

/** A rating of 0 to 5 as five stars, halves shown, and in words for those who do not see them. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={`${rating} out of 5 stars`}>
      {starFills(rating).map(({ star, fill }) => (
        <svg key={star} viewBox="0 0 24 24" data-fill={fill} aria-hidden="true">
          <path d={outline} className={styles.outline} />
          {fill !== 'empty' && <path d={outline} className={styles[fill]} />}
        </svg>
      ))}
    </span>
  );
}
