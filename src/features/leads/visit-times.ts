import { site } from '../../content/site.ts';
import { at, hourText, istDate } from '../../domain/clock.ts';
import { formatDate, isDate } from '../../domain/dates.ts';
import type { TimingSlot } from '../../domain/facts/fact-rules.ts';
import { istOffset, minutesOfDay } from '../../domain/opening-hours.ts';
import { m } from '../../i18n/compiled/messages.js';

/** The earliest and the latest start of a visit, `HH:MM` IST. */
export interface VisitHours {
  readonly from: string;
  readonly to: string;
}

/** The team's hours in minutes after midnight IST. */
type TeamHours = Pick<typeof site.hours, 'opens' | 'closes'>;

const visitMinutes = 60;

/**
 * When a visit may begin at a venue with these slots: within the team's hours and the venue's, from its first opening
 * to its last closing. The team's hours replace unknown ones, and apply alone if the two do not overlap by an hour.
 */
export function visitHours(
  slots: readonly TimingSlot[] = [],
  { opens, closes }: TeamHours = site.hours,
): VisitHours {
  const first = Math.max(opens, Math.min(...slots.map((slot) => slot.opens ?? opens)));
  const last = Math.min(closes, Math.max(...slots.map((slot) => slot.closes ?? closes))) - visitMinutes;
  // Without slots, `first` is infinite.
  return first <= last
    ? { from: toTimeValue(first), to: toTimeValue(last) }
    : { from: toTimeValue(opens), to: toTimeValue(closes - visitMinutes) };
}

/**
 * When a tour of venues may begin, an hour for each of them, in order: so that each is reached within its hours. The team's
 * hours alone, where the venues' do not allow it.
 */
export function tourHours(
  venues: readonly (readonly TimingSlot[])[],
  { opens, closes }: TeamHours = site.hours,
): VisitHours {
  const all = venues.map((slots) => visitHours(slots, { opens, closes }));
  const first = Math.max(opens, ...all.map(({ from }, index) => toMinutes(from) - index * visitMinutes));
  const last = Math.min(...all.map(({ to }, index) => toMinutes(to) - index * visitMinutes));
  return first <= last
    ? { from: toTimeValue(first), to: toTimeValue(last) }
    : { from: toTimeValue(opens), to: toTimeValue(closes - venues.length * visitMinutes) };
}

/** `HH:MM` as minutes after midnight. */
function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return at(hour, minute);
}

/** Minutes of the device's clock east of UTC at a time in India; undefined while that is not known. */
export function offsetAt(date: string, time: string): number | undefined {
  const moment = istDate(date, time);
  return Number.isNaN(moment.getTime()) ? undefined : -moment.getTimezoneOffset();
}

/** A time in India by the visitor's clock: "5:30 am", on another day "9:30 pm, 4 Dec 2026"; undefined where that is the same. */
export function visitorTime(
  date: string,
  time: string,
  offset: number | undefined = offsetAt(date, time),
): string | undefined {
  if (offset === undefined || offset === istOffset) return undefined;
  const moment = istDate(date, time);
  const text = hourText(minutesOfDay(moment, offset));
  const day = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, 10);
  return day === date ? text : `${text}, ${formatDate(day)}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
/** Minutes after midnight as the value of a time field, `HH:MM`. */
const toTimeValue = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** `HH:MM` as "9 am", "9:30 am", "12 pm", "सुबह 9 बजे". */
export const displayTime = (time: string): string => hourText(toMinutes(time));

/** A `YYYY-MM-DD` as "12 Feb 2027"; other texts as they are. */
export function displayDate(date: string): string {
  return isDate(date) ? formatDate(date) : date;
}

export interface VisitTimeProblems {
  readonly date?: string;
  readonly time?: string;
}

/** The errors of a visit's date and time (`YYYY-MM-DD`, `HH:MM`, IST), by field. */
export function checkVisitTime(
  date: string,
  time: string,
  hours: VisitHours = visitHours(),
): VisitTimeProblems {
  const problems: { date?: string; time?: string } = {};
  if (!date) problems.date = m.leads_error_date();
  else if (!isDate(date)) problems.date = m.leads_error_real_date();
  const hour = time.slice(0, 5);
  if (!time) problems.time = m.leads_error_time();
  else if (hour < hours.from || hour > hours.to) {
    problems.time = m.leads_error_visit_hours({
      from: displayTime(hours.from),
      to: displayTime(hours.to),
    });
  }
  return problems;
}
