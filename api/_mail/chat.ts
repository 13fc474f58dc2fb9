import { at, hourText } from '../../src/domain/clock.ts';
import { formatLongDate, isDate } from '../../src/domain/dates.ts';
import { guestRanges, guestRangesInSentence, guestRangeValues } from '../../src/domain/lead-choices.ts';
import { anyVenue } from '../../src/domain/lead-limits.ts';
import * as m from '../../src/i18n/compiled/messages.js';
import type { Locale } from '../../src/i18n/locale.ts';
import { mailDate, parseTime } from './mail-dates.ts';
import { groupDigits, namesGuests, shortenWords } from './plain-text.ts';

/** What the visitor typed, in a sentence of a chat in their language. */
export const chatTexts = (locale: Locale) => ({
  options: { locale },
  venue: (name: string) => venueText(name, locale),
  venues(names: readonly string[]): string {
    const texts = names.map((name) => venueText(name, locale));
    const last = texts.at(-1) ?? '';
    const others = texts.slice(0, -1).join(', ');
    return others ? m.chat_several({ others, last }, { locale }) : last;
  },
  date: (date: string) => dateText(date, locale, 'short'),
  time(time: string): string {
    const [hour, minute] = parseTime(time)?.split(':').map(Number) ?? [];
    return hour === undefined ? shortenWords(time, 60) : hourText(at(hour, minute), locale);
  },
  /** " in Faridabad on 14 Feb 2027 for 300 guests", of what is known. */
  details({ place = '', date = '', guests = '' }: Details): string {
    const texts = {
      place: shortenWords(place, 60),
      date: dateText(date, locale, 'long'),
      guests: guestText(guests, locale),
    };
    const known = Object.entries(texts).flatMap(([name, text]) => (text ? [name] : []));
    return known.length > 0 ? m.chat_details({ ...texts, known: known.join('-') }, { locale }) : '';
  },
});
export type ChatTexts = ReturnType<typeof chatTexts>;

type Details = { readonly [Name in 'place' | 'date' | 'guests']?: string | undefined };

const venueText = (venue: string, locale: Locale): string =>
  venue === anyVenue ? m.leads_any_venue_inline({}, { locale }) : shortenWords(venue, 120);

/** In English a date of the near future has its weekday and no year. */
function dateText(date: string, locale: Locale, style: 'long' | 'short'): string {
  if (!isDate(date)) return shortenWords(date, 60);
  return (locale === 'en' && mailDate(date, style)) || formatLongDate(date, locale);
}

function guestText(guests: string, locale: Locale): string {
  const range = guestRanges.find((id) => guestRangeValues[id] === guests);
  const shown = range ? guestRangesInSentence[range]({}, { locale }) : groupDigits(shortenWords(guests, 40));
  if (!shown || namesGuests(shown)) return shown;
  return m.format_guests({ count: shown === '1' ? 1 : 2, shown }, { locale });
}
