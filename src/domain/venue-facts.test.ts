import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { aFunction } from './event-details-fixture.ts';
import { describeFit, describeFits, venueLocation } from './venue-facts.ts';

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
  ['en', 201, halls, '201 fit coming and going, not seated'],
  ['en', 350, halls, '350 fit coming and going, not seated'],
  ['en', 351, halls, 'Too small: the largest hall holds 350'],
  ['en', 351, [], undefined],
  ['hi', 300, halls, 'बैठकर 300 नहीं, आते-जाते आ सकते हैं'],
] as const)(
  'venue facts · in "%s" a warning for %d guests who are not all seated',
  (locale, guests, known, text) => {
    setLocale(locale);
    expect(describeFit({ halls: known }, guests)).toBe(text);
  },
);

test('venue facts · of several functions, the warning names those that a hall is too small for', () => {
  const mehndi = aFunction({ kind: 'mehndi', guests: 150 });
  const wedding = aFunction({ guests: 600 });
  const reception = aFunction({ kind: 'reception', guests: 500 });
  const tooSmall = 'Too small: the largest hall holds 350';
  const venue = { id: 'lawn', halls };
  expect(describeFits(venue, [mehndi, wedding])).toEqual([`Wedding · ${tooSmall}`]);
  expect(describeFits(venue, [mehndi, wedding, reception])).toEqual([`Wedding + Reception · ${tooSmall}`]);
  expect(describeFits(venue, [mehndi, { ...wedding, venue: 'elsewhere' }])).toEqual([]);
  expect(describeFits(venue, [wedding])).toEqual([tooSmall]);
});
