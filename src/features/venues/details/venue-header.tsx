import { Icon } from '../../../components/icon.tsx';
import { site } from '../../../content/site.ts';
import type { VenueDetails } from '../../../content/types.ts';
import styles from './venue-header.module.css';
import { VenueRating } from './venue-rating.tsx';

/** Rating and managed badges, then the title with its address and category tags. */
export function VenueHeader({ venue }: { venue: VenueDetails }) {
  return (
    <header className={styles.header}>
      <div className={styles.badges}>
        <VenueRating rating={venue.rating} />
        {venue.managed && (
          <p className={styles.managed}>
            <Icon name="badge-check" size={18} />
            {site.badge}
          </p>
        )}
        {venue.source === 'sample' && <p className={styles.sample}>Sample venue</p>}
      </div>
      <h1>{venue.name}</h1>
      <p className={styles.address}>
        <Icon name="map-pin" size={18} />
        {venue.address}
      </p>
      <ul className={styles.tags} aria-label="Categories">
        {venue.tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </header>
  );
}
