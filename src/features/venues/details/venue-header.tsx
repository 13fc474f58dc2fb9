import { Icon } from '../../../components/icon.tsx';
import { Stars } from '../../../components/stars.tsx';
import { site } from '../../../content/site.ts';
import { formatCount } from '../../../domain/format.ts';
import type { Rating, VenueDetails } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import styles from './venue-header.module.css';

/** Badges, title, address and category tags. */
export function VenueHeader({ venue }: { venue: VenueDetails }) {
  return (
    <header className={`stack gap-3 ${styles.header}`}>
      <div className="row gap-2">
        <RatingBadge rating={venue.rating} />
        {venue.managed && (
          <p className={`with-icon ${styles.pill} ${styles.managed}`} lang={contentLang(site.badge)}>
            <Icon name="badge-check" size={18} />
            {site.badge}
          </p>
        )}
        {venue.source === 'sample' && <p className={`muted ${styles.pill}`}>{m.venues_sample()}</p>}
      </div>
      <h1 lang={contentLang(venue.name)}>{venue.name}</h1>
      <p className="with-icon muted" lang={contentLang(venue.address)}>
        <Icon name="map-pin" size={18} />
        {venue.address}
      </p>
      <ul className={`row gap-2 ${styles.tags}`} aria-label={m.venues_categories()}>
        {venue.tags.map((tag) => (
          <li key={tag} lang={contentLang(tag)}>
            {tag}
          </li>
        ))}
      </ul>
    </header>
  );
}

/** Score out of five and number of reviews, or N/A. */
function RatingBadge({ rating }: { readonly rating: Rating | undefined }) {
  if (!rating) return <p className={`muted ${styles.pill}`}>{m.venues_rating_none()}</p>;
  return (
    <p className={`with-icon ${styles.pill} ${styles.rating}`}>
      <Stars rating={rating.score} />
      <span>
        <strong>{rating.score.toFixed(1)}</strong> / 5
      </span>
      <span className="muted">{formatCount(rating.count, m.format_reviews)}</span>
    </p>
  );
}
