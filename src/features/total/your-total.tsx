import { Icon } from '../../components/icon.tsx';
import { formatCount, formatRupees } from '../../domain/format.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { describeFit } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { calculateTotal, describeRoyalty, listUnknownCosts, type PricedVenue } from './total.ts';
import styles from './your-total.module.css';

/** What the total, the royalty and the fit of the guests read of a venue. */
export type TotalVenue = PricedVenue & Pick<VenueFacts, 'food' | 'halls'>;

/** The visitor's total at a venue, and a warning where the guests do not fit; nothing without event details. */
export function YourTotal({ venue }: { readonly venue: TotalVenue }) {
  const eventDetails = useEventDetails();
  if (!eventDetails) return null;
  const total = calculateTotal(venue, eventDetails);
  const royalty = describeRoyalty(venue);
  const fitWarning = describeFit(venue, eventDetails.guests);
  return (
    <div className={styles.total}>
      <p className={styles.title}>
        {m.total_yours_for({ guests: formatCount(eventDetails.guests, m.format_guests) })}
      </p>
      {total ? (
        <>
          <p className={styles.sum}>{formatRupees(total.sum)}</p>
          <p className={styles.each}>{m.total_sum_a_guest({ sum: formatRupees(total.perGuest) })}</p>
          {total.unknown.length > 0 && (
            <p className={styles.note}>{m.total_not_counted({ costs: listUnknownCosts(total) })}</p>
          )}
          {royalty && <p className={styles.note}>{royalty}</p>}
        </>
      ) : (
        <p className={styles.note}>{m.total_no_own_plate_price()}</p>
      )}
      {fitWarning && (
        <p className={styles.tight}>
          <Icon name="triangle-alert" size={16} />
          {fitWarning}
        </p>
      )}
    </div>
  );
}
