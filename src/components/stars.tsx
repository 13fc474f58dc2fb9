import { m } from '../i18n/compiled/messages.js';
import styles from './stars.module.css';

/** A rating of 0 to 5 as five stars, in halves. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={styles.stars} role="img" aria-label={m.controls_stars({ rating })}>
      {starFills(rating).map(({ star, fill }) => (
        <i key={star} data-fill={fill} />
      ))}
    </span>
  );
}

type StarFill = 'full' | 'half' | 'empty';

function starFills(rating: number): readonly { readonly star: number; readonly fill: StarFill }[] {
  return [1, 2, 3, 4, 5].map((star) => ({ star, fill: fillOf(star, rating) }));
}

function fillOf(star: number, rating: number): StarFill {
  if (rating >= star) return 'full';
  return rating >= star - 0.5 ? 'half' : 'empty';
}
