import { guestRanges } from '../../../content/choices.ts';
import { istToday } from '../visit-times.ts';

/** What the visitor has said of the event elsewhere on the site: forms begin with it, and may be changed. */
export interface EventPrefill {
  /** `YYYY-MM-DD`. */
  readonly date?: string | undefined;
  readonly guests?: number | undefined;
}

/** The ends of `guestRanges`, upper ones included but the first: "Less than 100" is strict. */
const ends = [99, 200, 300, 400, 500];

/** The range of the price request that a number of guests falls into; the lower one at a border. */
export function guestRangeOf(guests: number): (typeof guestRanges)[number] {
  const place = ends.findIndex((end) => guests <= end);
  return guestRanges[place] ?? 'Greater than 500';
}

/** What the price request begins with; a date that is past by now is left out. */
export function pricePrefill({ date, guests }: EventPrefill, now?: Date) {
  return {
    date: date && date >= istToday(now) ? date : '',
    guests: guests === undefined ? '' : guestRangeOf(guests),
  };
}

/** What the enquiry begins with. */
export function enquiryPrefill(prefill: EventPrefill, now?: Date) {
  return {
    date: pricePrefill(prefill, now).date,
    guests: prefill.guests === undefined ? '' : String(prefill.guests),
  };
}
