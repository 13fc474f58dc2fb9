import type { ShownVenue } from '../../content/types.ts';
import { HeartButton } from '../../shortlist/heart-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useParty } from '../../venues/party-store.ts';
import { YourTotal } from '../../venues/your-total.tsx';
import styles from './venue-tools.module.css';

/** In the price panel: the total for one's own guests, the heart, and the way to share the page. */
export function VenueTools({ venue }: { readonly venue: ShownVenue }) {
  const party = useParty();
  return (
    <div className={styles.tools}>
      {party && (
        <div className={styles.total}>
          <YourTotal venue={venue} party={party} />
          <a href="#your-total">See every line</a>
        </div>
      )}
      <div className={styles.row}>
        <HeartButton id={venue.id} name={venue.name} words />
        {/* The address carries the party, so that the family sees the same total. */}
        <ShareButton title={venue.name} link={() => window.location.href} className={styles.share}>
          Share
        </ShareButton>
      </div>
    </div>
  );
}
