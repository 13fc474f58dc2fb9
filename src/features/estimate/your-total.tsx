import { Icon } from '../../components/icon.tsx';
import type { VenueFacts } from '../../content/types.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { EventDetails } from '../../lib/event-details.ts';
import { formatCount } from '../../lib/format.ts';
import { describeFit, formatSpan, listUnknownCosts } from './estimate-text.ts';
import { estimateTotal } from './estimate-total.ts';
import styles from './your-total.module.css';

interface YourTotalProps {
  readonly venue: VenueFacts;
  readonly eventDetails: EventDetails;
}

/** The visitor's total at a venue, the sum per guest, and a warning where the guests do not fit. */
export function YourTotal({ venue, eventDetails }: YourTotalProps) {
  const estimate = estimateTotal(venue, eventDetails);
  const fitWarning = describeFit(venue, eventDetails.guests);
  return (
    <div className={styles.total}>
      <p className={styles.title}>
        {m.estimate_your_total_for({ guests: formatCount(eventDetails.guests, m.lib_guests) })}
      </p>
      {estimate ? (
        <>
          <p className={styles.sum}>{formatSpan(estimate.total)}</p>
          <p className={styles.each}>{m.estimate_sum_a_guest({ sum: formatSpan(estimate.perGuest) })}</p>
          {estimate.unknown.length > 0 && (
            <p className={styles.note}>{m.estimate_not_counted({ costs: listUnknownCosts(estimate) })}</p>
          )}
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
