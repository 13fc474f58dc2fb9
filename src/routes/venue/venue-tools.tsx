import { ShareButton } from '../../components/share-button.tsx';
import type { AsTold } from '../../domain/facts/told.ts';
import type { VenueDetails } from '../../domain/venue.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import { YourTotal } from '../../features/total/your-total.tsx';
import { HeartButton } from '../../features/venues/card/heart-button.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { localPath } from '../../i18n/locale.ts';
import { paths } from '../../lib/paths.ts';
import { publicAddress } from '../../lib/public-address.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import styles from './venue-tools.module.css';

/** Above the price panel: the visitor's total. */
export function PanelTotal({ venue }: { readonly venue: AsTold<VenueDetails> }) {
  if (!useEventDetails()) return null;
  return (
    <div className="stack gap-1">
      <YourTotal venue={venue} />
      <a href="#your-total" className="target screen-only">
        {m.venues_see_every_line()}
      </a>
    </div>
  );
}

/** In the price panel: the heart and the share button. */
export function VenueTools({ venue }: { readonly venue: AsTold<VenueDetails> }) {
  const eventDetails = useEventDetails();
  return (
    <div className={`grid pairs gap-2 ${styles.row} screen-only`}>
      <HeartButton id={venue.id} name={spokenName(venue)} label />
      {/* With the event details: whoever opens it sees the same total. */}
      <ShareButton
        title={venue.name}
        link={() => publicAddress(localPath(paths.venue(venue)), eventDetails)}
        className={styles.share}
      >
        {m.venues_share()}
      </ShareButton>
    </div>
  );
}
