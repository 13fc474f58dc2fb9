import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import {
  describeEventDetails,
  formatEventDetails,
  hasEventDetails,
  invalidEventDetails,
  parseEventDetails,
  withEventDetails,
} from './event-details.ts';

const parse = (search: string) => parseEventDetails(new URLSearchParams(search));

test('event details · guests, veg share, rooms and date are read from the URL', () => {
  expect(parse('guests=300&veg=60&rooms=10&date=2027-02-14')).toEqual({
    guests: 300,
    vegShare: 0.6,
    rooms: 10,
    date: '2027-02-14',
  });
});

test.each(['', 'guests=', 'guests=0', 'guests=-5', 'guests=many', 'guests=9999999', 'veg=50'])(
  'event details · "%s" has no valid guest count, so there are none',
  (search) => expect(parse(search)).toBeUndefined(),
);

test('event details · invalid values beside the guests are left out', () => {
  expect(parse('guests=300&veg=140&rooms=x&date=2027-02-31')).toEqual({ guests: 300, vegShare: 1, rooms: 0 });
});

test.each([
  ['guests=300&veg=60&rooms=0&date=2027-02-14', []],
  ['', []],
  ['guests=&veg=&rooms=&date=', []],
  ['guests=many', ['guests']],
  ['guests=300&veg=140&rooms=201&date=2027-02-31', ['veg', 'rooms', 'date']],
  ['guests=5001&rooms=200', ['guests']],
])('event details · the invalid parameters of "%s" are %j', (search, invalid) => {
  expect(invalidEventDetails(new URLSearchParams(search))).toEqual(invalid);
});

test('event details · formatting and parsing returns the same event details', () => {
  const eventDetails = fc.record({
    guests: fc.integer({ min: 1, max: 5000 }),
    vegShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    rooms: fc.integer({ min: 0, max: 200 }),
    date: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  });
  fc.assert(
    fc.property(eventDetails, (value) => {
      expect(parse(formatEventDetails(value))).toEqual(value);
    }),
  );
});

test('event details · writing them into a URL keeps its other parameters', () => {
  const search = new URLSearchParams('sort=rating&guests=9&city=noida&veg=3');
  const eventDetails = { guests: 300, vegShare: 1, rooms: 0, date: '2027-02-12' };
  const next = withEventDetails(search, eventDetails);
  expect(`${next}`).toBe('sort=rating&city=noida&guests=300&date=2027-02-12');
  expect(hasEventDetails(next, eventDetails)).toBe(true);
  expect(hasEventDetails(search, eventDetails)).toBe(false);
  expect(`${withEventDetails(next, undefined)}`).toBe('sort=rating&city=noida');
});

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
