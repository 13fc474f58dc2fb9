import { ShareButton } from '../../components/share-button.tsx';
import type { VenueDetails } from '../../content/types.ts';
import { YourTotal } from '../../features/estimate/your-total.tsx';
import { HeartButton } from '../../features/venues/card/heart-button.tsx';
import { useEventDetails } from '../../lib/event-details-store.ts';
import styles from './venue-tools.module.css';

/** In the price panel: the total for one's own guests, the heart, and the way to share the page. */
export function VenueTools({ venue }: { readonly venue: VenueDetails }) {
  const eventDetails = useEventDetails();
  return (
    <div className={styles.tools}>
      {eventDetails && (
        <div className={styles.total}>
          <YourTotal venue={venue} eventDetails={eventDetails} />
          <a href="#your-total">See every line</a>
        </div>
      )}
      <div className={styles.row}>
        <HeartButton id={venue.id} name={venue.name} words />
        {/* The address carries the eventDetails, so that the family sees the same total. */}
        <ShareButton title={venue.name} link={() => window.location.href} className={styles.share}>
          Share
        </ShareButton>
      </div>
    </div>
  );
}
