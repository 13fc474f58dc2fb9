import { SelectField } from '../../../components/field.tsx';
import { site } from '../../../content/site.ts';
import { type CallTime, callTimes, hoursOf, isOpen } from '../../../domain/call-times.ts';
import { hourText } from '../../../domain/clock.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useMinute } from '../../../lib/use-minute.ts';

/** "Best time to call", optional; "Now" is offered while we are open by the device's clock. */
export function CallTimeField() {
  const isHydrated = useHydrated();
  const now = useMinute();
  const options = callTimes.flatMap((value) => {
    const label =
      value === 'now' ? isHydrated && isOpen(site.hours, now) && m.leads_call_time_now() : hoursLabel(value);
    return label ? [{ value, label }] : [];
  });
  return (
    <SelectField
      label={m.leads_call_time()}
      name="callTime"
      required={false}
      placeholder={m.leads_call_time_any()}
      options={options}
    />
  );
}

/** Undefined where we are closed then. */
function hoursLabel(part: Exclude<CallTime, 'now'>): string | undefined {
  const hours = hoursOf(part, site.hours);
  return hours && m.leads_call_time_span({ part, from: hourText(hours.from), to: hourText(hours.to) });
}

/** What the field contains. */
export const readCallTime = (text: string): CallTime | undefined => callTimes.find((one) => one === text);
