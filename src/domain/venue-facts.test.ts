import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { describeFit, venueLocation } from './venue-facts.ts';

afterEach(() => setLocale('en'));

test('venue facts · a locality missing from the address is added to it', () => {
  expect(venueLocation({ address: 'Faridabad', locality: 'Surajkund' })).toBe('Surajkund, Faridabad');
  expect(venueLocation({ address: 'Surajkund Road, Faridabad', locality: 'Surajkund' })).toBe(
    'Surajkund Road, Faridabad',
  );
});

const halls = [
  { name: 'Lawn', seats: 150, floating: 350 },
  { name: 'Hall', seats: 200, floating: 250 },
];

test.each([
  ['en', 200, halls, undefined],
  ['en', 201, halls, '201 guests fit coming and going, not all seated at once'],
  ['en', 350, halls, '350 guests fit coming and going, not all seated at once'],
  ['en', 351, halls, 'Capacity too low: the largest hall holds 350'],
  ['en', 351, [], undefined],
  ['hi', 300, halls, '300 मेहमान आते-जाते रहें तो जगह है, सब एक साथ बैठ नहीं पाएँगे'],
] as const)(
  'venue facts · in "%s" a warning for %d guests who are not all seated',
  (locale, guests, known, text) => {
    setLocale(locale);
    expect(describeFit({ halls: known }, guests)).toBe(text);
  },
);
