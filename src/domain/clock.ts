import * as m from '../i18n/compiled/messages.js';
import { getLocale, type Locale } from '../i18n/locale.ts';

const hour = 60;

/** Minutes after midnight IST: `at(18, 30)` is 6:30 PM, `at(24)` is midnight at the end of the day. */
export const at = (hours: number, minutes = 0): number => hours * hour + minutes;

/** Minutes after midnight IST on the following day: `nextDay(5)` is 5 AM the next morning. */
export const nextDay = (hours: number, minutes = 0): number => at(24 + hours, minutes);

/** IST is UTC+5:30 all year. */
export const istOffsetMs = 330 * 60_000;

/** The date in India at `now`, as `YYYY-MM-DD`. */
export function istToday(now: Date = new Date()): string {
  return new Date(now.getTime() + istOffsetMs).toISOString().slice(0, 10);
}

/** The moment of a `YYYY-MM-DD` and an `HH:MM` in India; invalid for other texts. */
export function istDate(date: string, time: string): Date {
  return new Date(`${date}T${time.slice(0, 5)}:00+05:30`);
}

/** Hindi times name the part of the day; `early` is the night after midnight. */
export type PartOfDay = 'early' | 'morning' | 'noon' | 'evening' | 'night';

/** Minutes after midnight on the 12-hour clock: 570 to `9:30` in the morning; values past 1,440 wrap around. */
export function toClock(minutes: number): { readonly part: PartOfDay; readonly time: string } {
  const hours = Math.floor(minutes / hour) % 24;
  const rest = minutes % hour;
  return {
    part: partOfDay(hours),
    time: `${hours % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`,
  };
}

function partOfDay(hours: number): PartOfDay {
  if (hours < 4) return 'early';
  if (hours < 12) return 'morning';
  if (hours < 16) return 'noon';
  return hours < 20 ? 'evening' : 'night';
}

/** Minutes after midnight as `9 am` (540) or `9:30 pm` (1290), in Hindi `सुबह 9 बजे`; values past 1,440 wrap around. */
export function hourText(minutes: number, locale: Locale = getLocale()): string {
  return m.format_hour(toClock(minutes), { locale });
}
