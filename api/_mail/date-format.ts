import { istOffsetMs } from '../../src/domain/clock.ts';

interface FormattedDate {
  /** "14 Feb 2027" */
  readonly long: string;
  /** "Sun 14 Feb" */
  readonly short: string;
  /** "Sun 14 Feb 2027" */
  readonly full: string;
}

/** Formats a `YYYY-MM-DD` date; undefined for anything else and for dates that do not exist. */
export function formatDate(text: string): FormattedDate | undefined {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) return undefined;
  // "Sun, 14 Feb 2027 00:00:00 GMT": ECMAScript defines this format; that of Intl depends on the ICU version.
  const [weekday, day, month, year] = date.toUTCString().split(/,? /);
  const dayAndMonth = `${Number(day)} ${month}`;
  return {
    long: `${dayAndMonth} ${year}`,
    short: `${weekday} ${dayAndMonth}`,
    full: `${weekday} ${dayAndMonth} ${year}`,
  };
}

/** The `HH:MM` of a time in the format of `<input type=time>`; undefined for anything else. */
export function formatTime(text: string): string | undefined {
  return /^(?:[01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d)/.exec(text)?.[0];
}

/** "Sat 21 Nov 2026, 10:43 IST" */
export function formatIst(date: Date): string {
  const ist = new Date(date.getTime() + istOffsetMs).toISOString();
  return `${formatDate(ist.slice(0, 10))?.full}, ${ist.slice(11, 16)} IST`;
}
