import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { describeEventDetails } from './event-details-text.ts';

afterEach(() => setLocale('en'));

test.each([
  ['en', { guests: 1, vegShare: 1, rooms: 0 }, '1 guest, all veg'],
  ['en', { guests: 1200, vegShare: 0, rooms: 1 }, '1,200 guests, all non-veg, 1 room'],
  [
    'en',
    { guests: 300, vegShare: 0.6, rooms: 10, date: '2027-02-12' },
    '300 guests, 60% veg, 10 rooms, 12 Feb 2027',
  ],
  ['hi', { guests: 1, vegShare: 1, rooms: 0 }, '1 मेहमान, सब वेज'],
  [
    'hi',
    { guests: 1200, vegShare: 0.6, rooms: 10, date: '2027-02-12' },
    '1,200 मेहमान, 60% वेज, 10 कमरे, 12 फ़रवरी 2027',
  ],
] as const)('event details · as a text in "%s"', (locale, eventDetails, text) => {
  setLocale(locale);
  expect(describeEventDetails(eventDetails)).toBe(text);
});
