/**
 * Dates as texts. What `Intl` writes depends on the version of its data, and those of the build, the host and the browsers
 * differ: "Sep" and "Sept". So prerendered text has `formatLongDate`, at build time only, and reaches the browser as data;
 * what the browser formats itself stands in no prerendered HTML; and the English mail does without `Intl`
 * (api/_mail/mail-dates.ts).
 */
import { getLocale, type Locale, languageTags } from '../i18n/locale.ts';
import { at, hourText } from './clock.ts';

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

/** The last day that the site accepts: a later year is a typing mistake. */
export const lastDate = '2099-12-31';

/** Whether a text is a `YYYY-MM-DD` that exists, from 2000, because a year typed with two digits is 0026, to `lastDate`. */
export function isDate(text: string): boolean {
  const date = /^20\d{2}-\d{2}-\d{2}$/.test(text) ? midnight(text) : undefined;
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** For prerendered text: a `YYYY-MM-DD` as "14 January 2026" or "14 जनवरी 2026". */
export function formatLongDate(date: string, locale?: Locale): string {
  return format(midnight(date), { dateStyle: 'long', timeZone: 'UTC' }, locale);
}

/** In the browser, and in the data of a page: a `YYYY-MM-DD` as "12 Feb 2027" or "12 फ़रवरी 2027". */
export function formatDate(date: string): string {
  return format(midnight(date), { ...dayAndMonth(), year: 'numeric', timeZone: 'UTC' });
}

/** In the browser: milliseconds since 1970 as "23 Nov, 2:02 am" on its clock. `Intl` writes "am" in Hindi, too. */
export function formatDateTime(ms: number): string {
  const time = new Date(ms);
  return `${format(time, dayAndMonth())}, ${hourText(at(time.getHours(), time.getMinutes()))}`;
}

/** The abbreviations of months in Hindi, such as फ़र॰, are not in everyday use. */
const dayAndMonth = () => ({ day: 'numeric', month: getLocale() === 'hi' ? 'long' : 'short' }) as const;

function format(date: Date, options: Intl.DateTimeFormatOptions, locale = getLocale()): string {
  return new Intl.DateTimeFormat(languageTags[locale], { ...options, numberingSystem: 'latn' }).format(date);
}
