import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { calculateTotal, type PricedFunction, type PricedVenue, type Total } from './total.ts';

afterEach(() => setLocale('en'));

const venue = aVenue({ name: 'Test Vatika', vegPlate: 500, nonVegPlate: 700 });
const event: PricedFunction = { guests: 300, vegShare: 0.6, rooms: 0, decor: undefined };

type Case = [
  name: string,
  facts: Partial<PricedVenue>,
  rooms: number,
  expected: { readonly sum: number } & Omit<Partial<Total>, 'unknown'>,
  unknown: string[],
];

/** Worked by hand, in whole rupees. */
const cases: readonly Case[] = [
  // 180 × 500 = 90,000; 120 × 700 = 84,000; tax 18% of 1,74,000 = 31,320.
  ['veg and non-veg plates and tax', {}, 0, { sum: 205_320 }, ['decoration']],
  // 90,180 + 84,000; tax 31,352.4. 90,360 + 84,000; tax 31,384.8.
  ['tax down to the nearest rupee', { vegPlate: 501, nonVegPlate: 700 }, 0, { sum: 205_532 }, ['decoration']],
  ['tax up to the nearest rupee', { vegPlate: 502, nonVegPlate: 700 }, 0, { sum: 205_745 }, ['decoration']],
  [
    // 300 × 500 = 1,50,000; tax 27,000.
    'a vegetarian kitchen serves everyone veg',
    { vegPlate: 500, servesNonVeg: false },
    0,
    { sum: 177_000 },
    ['decoration'],
  ],
  [
    // Package: 180 × 1,800 = 3,24,000; 120 × 2,000 = 2,40,000; tax 1,01,520; 10 rooms × 3,000 = 30,000.
    'a package takes the place of the plate, and rooms are added',
    { vegPackage: 1800, nonVegPackage: 2000, rooms: 31, roomPrice: 3000 },
    10,
    { sum: 695_520 },
    ['decoration'],
  ],
  [
    // 200 more: 120 × 500 = 60,000; 80 × 700 = 56,000; tax 18% of 2,90,000 = 52,200.
    'a minimum bills the missing plates by the veg share, with tax',
    { minimumPlates: 500 },
    0,
    { sum: 342_200 },
    ['decoration'],
  ],
  [
    'a minimum that the guests reach changes nothing',
    { minimumPlates: 300 },
    0,
    { sum: 205_320 },
    ['decoration'],
  ],
  ['tax within the price is no tax on top', { foodTax: 'included' }, 0, { sum: 174_000 }, ['decoration']],
  [
    'decoration within the price is known, and costs nothing',
    { decoration: 'included' },
    0,
    { sum: 205_320 },
    [],
  ],
  // 2,05,320 + 31,000.
  ['decoration from', { decoration: { from: 31_000 } }, 0, { sum: 236_320 }, []],
  [
    // Only the 4 rooms it has: 4 × 1,000.
    'more rooms than the venue has are named, not priced',
    { rooms: 4, roomPrice: { about: 1000 } },
    6,
    { sum: 209_320 },
    ['decoration', '2 rooms elsewhere (the venue has 4)'],
  ],
  ['unknown rooms are named', {}, 5, { sum: 205_320 }, ['decoration', 'rooms']],
];

test.each(cases)('your total · %s', (_, facts, rooms, expected, unknown) => {
  const total = calculateTotal({ ...venue, ...facts }, { ...event, rooms });
  expect(total).toMatchObject(expected);
  expect(total?.unknown.map(({ label }) => label)).toEqual(unknown);
});

test('your total · the non-veg plates of a package are never counted at its veg price', () => {
  const packaged = { ...venue, vegPackage: 1800 };
  expect(calculateTotal(packaged, event)).toBeUndefined();
  // 300 × 1,800 and 18%.
  expect(calculateTotal(packaged, { ...event, vegShare: 1 })?.sum).toBe(6_37_200);
  expect(calculateTotal({ ...packaged, vegPlate: 500, servesNonVeg: false }, event)?.sum).toBe(6_37_200);
});

test('your total · the family’s figure for decoration counts only where the venue has no price of its own', () => {
  const own = { ...event, decor: 50_000 };
  // 2,05,320 + 50,000; + 31,000.
  expect(calculateTotal(venue, own)).toMatchObject({ sum: 2_55_320, unknown: [] });
  const line = calculateTotal(venue, own)?.lines.at(-1);
  expect(line).toMatchObject({ label: 'Decoration', detail: 'your figure', sum: 50_000, own: true });
  expect(calculateTotal({ ...venue, decoration: { from: 31_000 } }, own)?.sum).toBe(2_36_320);
});

test('your total · a share of half a guest is a veg plate', () => {
  // 2 × 500 + 1 × 700, and 18%.
  const three = { ...event, guests: 3, vegShare: 0.5 };
  expect(calculateTotal(venue, three)?.sum).toBe(2006);
  // Of the three plates that are missing, too.
  expect(calculateTotal({ ...venue, minimumPlates: 6 }, three)?.sum).toBe(4012);
});

test('your total · there is none without a plate price', () => {
  expect(calculateTotal({ ...venue, vegPlate: undefined }, event)).toBeUndefined();
});

const someEventDetails = fc.record({
  guests: fc.integer({ min: 1, max: 5000 }),
  vegShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  rooms: fc.integer({ min: 0, max: 200 }),
  decor: fc.option(fc.nat(2_00_000), { nil: undefined }),
});
const plate = fc.integer({ min: 100, max: 5000 });
const facts = fc.record({
  servesNonVeg: fc.boolean(),
  vegPlate: plate,
  nonVegPlate: plate,
  rooms: fc.integer({ min: 0, max: 50 }),
  roomPrice: fc.integer({ min: 500, max: 9000 }),
  decoration: fc.oneof(
    fc.constantFrom('included' as const, 'no-charge' as const),
    fc.nat(2_00_000),
    fc.record({ from: fc.nat(2_00_000) }),
  ),
  foodTax: fc.constantFrom('included' as const, 0, 0.05, 0.18),
  vegPackage: fc.option(plate, { nil: undefined }),
  nonVegPackage: fc.option(plate, { nil: undefined }),
});

test('your total · it never falls when guests rise', () => {
  fc.assert(
    fc.property(facts, someEventDetails, fc.integer({ min: 1, max: 500 }), (given, some, more) => {
      // Of a cheaper non-veg plate more guests can still mean fewer veg ones, never a lower sum.
      const before = calculateTotal({ ...venue, ...given }, some);
      const after = calculateTotal({ ...venue, ...given }, { ...some, guests: some.guests + more });
      // The non-veg price of the package is not known.
      if (!before || !after) return;
      expect(before.sum).toBeGreaterThan(0);
      expect(after.sum).toBeGreaterThanOrEqual(before.sum);
    }),
  );
});

test('your total · the lines add up to it', () => {
  fc.assert(
    fc.property(facts, someEventDetails, (given, some) => {
      const total = calculateTotal({ ...venue, ...given }, some);
      expect(total?.lines.reduce((whole, line) => whole + line.sum, 0)).toBe(total?.sum);
    }),
  );
});

const everyLine = {
  vegPlate: { about: 500 },
  nonVegPlate: { about: 700 },
  rooms: 4,
  roomPrice: { about: 1000 },
} as const;

test.each([
  [
    'en',
    [
      ['Veg plates', '180 guests × about ₹500'],
      ['Non-veg plates', '120 guests × about ₹700'],
      ['F&B tax', '18% of the plates'],
      ['Rooms', '4 rooms × about ₹1,000, one night'],
    ],
    'decoration, 2 rooms elsewhere (the venue has 4)',
  ],
  [
    'hi',
    [
      ['वेज प्लेट', '180 मेहमान × करीब ₹500'],
      ['नॉन-वेज प्लेट', '120 मेहमान × करीब ₹700'],
      ['खाने-पीने पर टैक्स', 'प्लेटों की कीमत का 18%'],
      ['कमरे', '4 कमरे × करीब ₹1,000, एक रात'],
    ],
    'सजावट, कहीं और 2 कमरे (इस वेन्यू में 4 हैं)',
  ],
] as const)('your total · its texts in %s', (locale, lines, unknown) => {
  setLocale(locale);
  const total = calculateTotal({ ...venue, ...everyLine }, { ...event, rooms: 6 });
  expect(total?.lines.map(({ label, detail }) => [label, detail])).toEqual(lines);
  expect(total?.unknown.map(({ label }) => label).join(', ')).toBe(unknown);
});
