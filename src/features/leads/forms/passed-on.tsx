import { formatRupeeRange } from '../../../domain/format.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './lead-form.module.css';

interface PassedOnProps {
  /** The event details as a text. */
  readonly event: string | undefined;
  readonly total: ShownTotal | undefined;
}

/** Says that a form also sends the event details, and the total that the page shows for them. */
export function PassedOn({ event, total }: PassedOnProps) {
  if (!event) return null;
  return (
    <p className={styles.promise}>
      {total
        ? m.leads_total_passed_on({ event, total: formatRupeeRange(total) })
        : m.leads_event_passed_on({ event })}
    </p>
  );
}
