import { isDate } from '../../src/domain/dates.ts';
import { istOffset } from '../../src/domain/opening-hours.ts';

/** A real `YYYY-MM-DD` in the operator's mail: "14 Feb 2027", "Sun 14 Feb" or "Sun 14 Feb 2027". */
export function mailDate(text: string, style: 'long' | 'short' | 'full'): string | undefined {
  if (!isDate(text)) return undefined;
  // "Sun, 14 Feb 2027 00:00:00 GMT": ECMAScript defines this format; that of Intl depends on the ICU version.
  const [weekday, day, month, year] = new Date(text).toUTCString().split(/,? /);
  const parts = [style !== 'long' && weekday, Number(day), month, style !== 'short' && year];
  return parts.filter(Boolean).join(' ');
}

/** The `HH:MM` of a time in the format of `<input type=time>`; undefined for anything else. */
export function parseTime(text: string): string | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d)/.exec(text)?.[0];
}

/** "Sat 21 Nov 2026, 10:43" on a clock that many minutes east of UTC, by default in India. */
export function localTime(date: Date, utcOffset: number = istOffset): string {
  const local = new Date(date.getTime() + utcOffset * 60_000).toISOString();
  return `${mailDate(local.slice(0, 10), 'full')}, ${local.slice(11, 16)}`;
}

export const mailTime = (date: Date): string => `${localTime(date)} IST`;
