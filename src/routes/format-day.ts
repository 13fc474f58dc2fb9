import type { Day } from '../content/text-types.ts';
import { getLocale, languageTags } from '../i18n/locale.ts';

/** A day as "14 January 2026". At build time only: the ICU versions of browsers differ. */
export function formatDay(day: Day): string {
  return new Intl.DateTimeFormat(languageTags[getLocale()], {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(day));
}
