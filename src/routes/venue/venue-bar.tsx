import { Button } from '../../components/button.tsx';
import { functionsAt } from '../../domain/event-details.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import { formatRupeeRange } from '../../domain/format.ts';
import type { VenueDetails } from '../../domain/venue.ts';
import { getShownTotal } from '../../features/total/shown-total.ts';
import { describeCounted } from '../../features/total/total-texts.ts';
import { calculateTotalAt } from '../../features/total/venue-total.ts';
import { describePlate } from '../../features/venues/card/plate-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { openPriceDialog } from '../../visitor/lead-store.ts';
import styles from './venue-bar.module.css';

/** In the bar of phones, beside call, chat and call back: the total or the price, and the main action. */
export function VenueBar({ venue }: { readonly venue: AsTold<VenueDetails> }) {
  const eventDetails = useEventDetails();
  const total = eventDetails && calculateTotalAt(venue, eventDetails);
  const plate = describePlate(venue);
  const { id, name } = venue;
  return (
    <div className={`${styles.bar} screen-only`} data-page-bar>
      <p>
        <strong>{total ? formatRupeeRange(total.sum) : plate.veg}</strong>{' '}
        <span>
          {total
            ? describeCounted(eventDetails, functionsAt(eventDetails, id))
            : plate.typical
              ? m.venues_bar_plate_typical()
              : m.venues_bar_plate()}
        </span>
      </p>
      <Button
        onClick={() =>
          openPriceDialog({ venue: name, venueId: id, control: 'bar', total: getShownTotal(venue) })
        }
      >
        {m.venues_see_prices()}
      </Button>
    </div>
  );
}
