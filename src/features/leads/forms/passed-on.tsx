import { CheckField } from '../../../components/field.tsx';
import { formatRupeeRange } from '../../../domain/format.ts';
import type { NamedTotal, ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';

interface PassedOnProps {
  /** The event details as a text. */
  readonly event: string | undefined;
  readonly total: ShownTotal | readonly NamedTotal[] | undefined;
}

/** Says that a form also sends the event details, and the totals that the page shows for them. */
export function PassedOn({ event, total }: PassedOnProps) {
  if (!event) return null;
  return (
    <>
      <p className="note">
        {total
          ? m.leads_total_passed_on({ event, total: totalText(total) })
          : m.leads_event_passed_on({ event })}
      </p>
      {total && <ToldField totals={'low' in total ? [total] : total} />}
    </>
  );
}

/** Asks whether to send what halls told the family; nothing where none did. */
export function ToldField({ totals }: { readonly totals: readonly ShownTotal[] }) {
  return totals.some(({ told }) => told) && <CheckField name={toldName} label={m.told_send()} />;
}

/** The name of the tick that sends what halls told; it is empty when the form opens. */
export const toldName = 'told';

/** "₹1,77,000"; of several venues "Milan Vatika ₹1,77,000; Samar Grand ₹2,00,000". Of a hall that told a price this one, if it is sent. */
export function totalText(total: ShownTotal | readonly NamedTotal[], sendsTold = false): string {
  if (!('low' in total))
    return total.map(({ venue, ...one }) => `${venue} ${totalText(one, sendsTold)}`).join('; ');
  const told = sendsTold ? total.told?.total : undefined;
  return told
    ? m.total_with_notes({ sum: formatRupeeRange(told), notes: m.told_to_us() })
    : formatRupeeRange(total);
}
