import { Icon } from '../../components/icon.tsx';
import type { EventDetails } from '../../domain/event-details.ts';
import { formatCount, formatRupees } from '../../domain/format.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { calculateTotal, type PricedVenue } from './total.ts';
import { describeFit, describeRoyalty, listUnknownCosts } from './total-text.ts';
import styles from './your-total.module.css';

/** What the total, the royalty and the fit of the guests read of a venue. */
export type TotalVenue = PricedVenue & Pick<VenueFacts, 'food' | 'halls'>;

interface YourTotalProps {
  readonly venue: TotalVenue;
  readonly eventDetails: EventDetails;
}

/** The visitor's total at a venue, the sum per guest, and a warning where the guests do not fit. */
export function YourTotal({ venue, eventDetails }: YourTotalProps) {
  const estimate = calculateTotal(venue, eventDetails);
  const royalty = describeRoyalty(venue);
  const fitWarning = describeFit(venue, eventDetails.guests);
  return (
    <div className={styles.total}>
      <p className={styles.title}>
        {m.estimate_your_total_for({ guests: formatCount(eventDetails.guests, m.lib_guests) })}
      </p>
      {estimate ? (
        <>
          <p className={styles.sum}>{formatRupees(estimate.total)}</p>
          <p className={styles.each}>{m.estimate_sum_a_guest({ sum: formatRupees(estimate.perGuest) })}</p>
          {estimate.unknown.length > 0 && (
            <p className={styles.note}>{m.estimate_not_counted({ costs: listUnknownCosts(estimate) })}</p>
          )}
          {royalty && <p className={styles.note}>{royalty}</p>}
        </>
      ) : (
        <p className={styles.note}>{m.estimate_no_own_plate_price()}</p>
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
