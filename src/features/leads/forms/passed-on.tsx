import { formatRupeeRange } from '../../../domain/format.ts';
import type { NamedTotal, ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './lead-form.module.css';

interface PassedOnProps {
  /** The event details as a text. */
  readonly event: string | undefined;
  readonly total: ShownTotal | readonly NamedTotal[] | undefined;
}

/** Says that a form also sends the event details, and the totals that the page shows for them. */
export function PassedOn({ event, total }: PassedOnProps) {
  if (!event) return null;
  return (
    <p className={styles.promise}>
      {total
        ? m.leads_total_passed_on({ event, total: totalText(total) })
        : m.leads_event_passed_on({ event })}
    </p>
  );
}

/** "₹1,77,000"; of several venues "Milan Vatika ₹1,77,000; Samar Grand ₹2,00,000". */
export function totalText(total: ShownTotal | readonly NamedTotal[]): string {
  if ('low' in total) return formatRupeeRange(total);
  return total.map(({ venue, ...one }) => `${venue} ${formatRupeeRange(one)}`).join('; ');
}
