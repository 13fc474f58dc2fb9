import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { functionKinds } from '../../domain/function-kinds.ts';
import { setLocale } from '../../i18n/locale.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { calculateTotal } from './total.ts';
import {
  calculateTotalAt,
  calculateVenueTotal,
  countWithoutDecoration,
  formatSharedRooms,
  totalsFor,
} from './venue-total.ts';
import { calculateWeddingTotal } from './wedding-total.ts';

afterEach(() => setLocale('en'));

/** A hotel with veg and non-veg plates, rooms, and a quarter in advance. */
const hotel = aVenue({
  id: 'hotel',
  vegPlate: 500,
  nonVegPlate: 700,
  rooms: 20,
  roomPrice: 1000,
  advanceShare: 0.25,
});
/** A vegetarian vatika with rooms and a fixed advance. */
const vatika = aVenue({
  id: 'vatika',
  vegPlate: 500,
  servesNonVeg: false,
  rooms: 25,
  roomPrice: 3000,
  bookingAmount: 1_00_000,
});

test('wedding total · 150 mehndi and 400 sangeet guests at a hotel, 600 wedding guests at a vatika', () => {
  const mehndi = aFunction({ kind: 'mehndi', guests: 150, date: '2027-02-10', venue: 'hotel' });
  const sangeet = aFunction({
    kind: 'sangeet',
    guests: 400,
    vegShare: 0.6,
    rooms: 10,
    date: '2027-02-11',
    venue: 'hotel',
  });
  const wedding = aFunction({ guests: 600, rooms: 15, date: '2027-02-12', venue: 'vatika' });
  const family: EventDetails = [mehndi, sangeet, wedding];
  // Mehndi: 150 × 500 = 75,000; tax 18% of it 13,500.
  const mehndiSum = 75_000 + 13_500;
  // Sangeet: 240 × 500 = 1,20,000; 160 × 700 = 1,12,000; tax 18% of 2,32,000 = 41,760; 10 rooms × 1,000.
  const sangeetSum = 1_20_000 + 1_12_000 + 41_760 + 10_000;
  const hotelSum = mehndiSum + sangeetSum;
  expect(hotelSum).toBe(3_72_260);
  // Wedding: 600 × 500 = 3,00,000; tax 54,000; 15 rooms × 3,000 = 45,000.
  const weddingSum = 3_00_000 + 54_000 + 45_000;
  expect(weddingSum).toBe(3_99_000);

  const atHotel = calculateTotalAt(hotel, family);
  expect(atHotel?.functions.map(({ total }) => total.sum)).toEqual([mehndiSum, sangeetSum]);
  expect(atHotel).toMatchObject({
    sharedRooms: { low: 0, high: 0 },
    sum: { low: hotelSum, high: hotelSum },
    // A quarter of 3,72,260.
    advance: { now: { low: 93_065, high: 93_065 }, later: { low: 2_79_195, high: 2_79_195 } },
  });
  expect(calculateTotalAt(vatika, family)).toMatchObject({
    sum: { low: weddingSum, high: weddingSum },
    // The booking amount of one function.
    advance: { now: { low: 1_00_000, high: 1_00_000 }, later: { low: 2_99_000, high: 2_99_000 } },
  });
  expect(calculateTotalAt(aVenue({ ...hotel, id: 'elsewhere' }), family)).toBeUndefined();

  const venues = [hotel, vatika];
  const whole = calculateWeddingTotal(family, (id) => venues.find((venue) => venue.id === id));
  expect(whole.venues.map(({ id, functions }) => [id, functions])).toEqual([
    ['hotel', [mehndi, sangeet]],
    ['vatika', [wedding]],
  ]);
  expect(whole).toMatchObject({ open: [], sum: { low: 7_71_260, high: 7_71_260 } });
});

test('venue total · everything at one vatika: rooms are shared by the night, a fixed advance is due once or for each', () => {
  const family: EventDetails = [
    aFunction({ kind: 'mehndi', guests: 150, rooms: 5, date: '2027-02-11' }),
    aFunction({ kind: 'sangeet', guests: 400, rooms: 10, date: '2027-02-11' }),
    aFunction({ kind: 'wedding', guests: 600, rooms: 30, date: '2027-02-12' }),
    aFunction({ kind: 'reception', guests: 500, rooms: 10 }),
  ];
  // Plates, tax and rooms. The wedding has the 25 rooms of the vatika.
  const sums = [
    75_000 + 13_500 + 15_000,
    2_00_000 + 36_000 + 30_000,
    3_00_000 + 54_000 + 75_000,
    2_50_000 + 45_000 + 30_000,
  ];
  // 1,03,500 + 2,66,000 + 4,29,000 + 3,25,000 = 11,23,500, rooms of 1,50,000 among them.
  // 11 Feb: the sangeet's 30,000. 12 Feb: 75,000. The reception has the night of the wedding (low) or its own (high).
  const roomsLow = 30_000 + 75_000;
  const roomsHigh = 30_000 + 75_000 + 30_000;
  const total = calculateTotalAt(vatika, family);
  expect(total?.functions.map((one) => one.total.sum)).toEqual(sums);
  expect(total).toMatchObject({
    sharedRooms: { low: 1_50_000 - roomsHigh, high: 1_50_000 - roomsLow },
    sum: { low: 10_78_500, high: 11_08_500 },
    advance: {
      ask: true,
      now: { low: 1_00_000, high: 4_00_000 },
      // 10,78,500 − 4,00,000 and 11,08,500 − 1,00,000.
      later: { low: 6_78_500, high: 10_08_500 },
    },
  });
});

test('venue total · a share in advance is that share of the low and of the high sum', () => {
  // Twice 1,77,000, and 20 or 30 rooms × 1,000. A quarter of 3,74,000 and of 3,84,000.
  const family: EventDetails = [
    aFunction({ rooms: 10, venue: 'hotel' }),
    aFunction({ rooms: 20, venue: 'hotel' }),
  ];
  const sum = { low: 3_74_000, high: 3_84_000 };
  expect(calculateTotalAt(hotel, family)).toMatchObject({
    sum,
    advance: { now: { low: 93_500, high: 96_000 }, later: { low: 2_80_500, high: 2_88_000 } },
  });
  expect(calculateWeddingTotal(family, () => hotel).sum).toEqual(sum);
});

const both = (value: number | undefined) => ({ low: value, high: value });

test.each([
  // 300 × 500 and 18%: 1,77,000.
  ['a quarter', { advanceShare: 0.25 }, 44_250, '25% of the total', 'कुल खर्च का 25%'],
  ['an amount', { advanceRupees: 1_00_000 }, 1_00_000, 'advance ₹1,00,000', 'एडवांस ₹1,00,000'],
  [
    'an amount as large as the total',
    { bookingAmount: 1_77_000 },
    1_77_000,
    'total booking amount ₹1,77,000',
    'बुकिंग की कुल रकम ₹1,77,000',
  ],
] as const)('venue total · of one function, %s is paid now and the rest later', (_, advance, now, en, hi) => {
  const venue = aVenue({ vegPlate: 500, servesNonVeg: false, decoration: { from: 0 }, ...advance });
  const expected = { now: both(now), later: both(1_77_000 - now) };
  expect(calculateVenueTotal(venue, [aFunction()])?.advance).toEqual({ ...expected, detail: en });
  setLocale('hi');
  expect(calculateVenueTotal(venue, [aFunction()])?.advance).toEqual({ ...expected, detail: hi });
});

const dates = ['2027-02-10', '2027-02-11', '2027-02-12'];
const someFunction: fc.Arbitrary<WeddingFunction> = fc
  .record({
    kind: fc.constantFrom(...functionKinds),
    guests: fc.integer({ min: 1, max: 2000 }),
    vegShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    rooms: fc.integer({ min: 0, max: 60 }),
    decor: fc.constantFrom(undefined, 40_000),
    date: fc.constantFrom(...dates, undefined, undefined),
    venue: fc.constantFrom('a', 'b', undefined),
  })
  .map(({ date, venue, ...one }) => ({ ...one, ...(date ? { date } : {}), ...(venue ? { venue } : {}) }));
const someFunctions = fc.array(someFunction, { minLength: 1, maxLength: 6 });
const toEventDetails = (functions: readonly WeddingFunction[]) => functions as EventDetails;

const somePrices = fc
  .record({
    vegPlate: fc.integer({ min: 100, max: 3000 }),
    nonVegPlate: fc.integer({ min: 100, max: 3000 }),
    servesNonVeg: fc.boolean(),
    rooms: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    roomPrice: fc.integer({ min: 500, max: 9000 }),
    minimumPlates: fc.option(fc.nat(500), { nil: undefined }),
    dj: fc.option(fc.nat(60_000), { nil: undefined }),
    decoration: fc.option(fc.record({ from: fc.nat(2_00_000) }), { nil: undefined }),
    advance: fc.constantFrom({}, { advanceShare: 0.35 }, { advanceRupees: 50_000 }),
  })
  .map(({ advance, ...facts }) => ({ ...facts, ...advance }));

test('venue total · the parts add up to the sum by the rule of shared nights', () => {
  /** What the rooms cost if each function without a date is held in each possible night. */
  function* roomCosts(
    functions: readonly WeddingFunction[],
    cost: (rooms: number) => number,
  ): Generator<number> {
    const undated = functions.findIndex(({ date }) => !date);
    if (undated < 0) {
      const nights = new Map<string, number>();
      for (const { date = '', rooms } of functions) {
        nights.set(date, Math.max(nights.get(date) ?? 0, cost(rooms)));
      }
      yield [...nights.values()].reduce((all, one) => all + one, 0);
      return;
    }
    const own = functions.map((_, index) => `night ${index}`);
    const nights = new Set([...functions.flatMap(({ date }) => date ?? []), ...own.slice(0, undated + 1)]);
    for (const date of nights) {
      yield* roomCosts(
        functions.map((one, index) => (index === undated ? { ...one, date } : one)),
        cost,
      );
    }
  }
  fc.assert(
    fc.property(somePrices, fc.array(someFunction, { minLength: 1, maxLength: 4 }), (facts, functions) => {
      const venue = aVenue(facts);
      const total = calculateVenueTotal(venue, functions);
      const cost = (rooms: number) => Math.min(rooms, facts.rooms ?? 0) * facts.roomPrice;
      const withoutRooms = functions.reduce(
        (all, one) => all + (calculateTotal(venue, { ...one, rooms: 0 })?.sum ?? Number.NaN),
        facts.dj ?? 0,
      );
      const possible = [...roomCosts(functions, cost)];
      expect(total?.sum).toEqual({
        low: withoutRooms + Math.min(...possible),
        high: withoutRooms + Math.max(...possible),
      });
      const sums = total?.functions.map((one) => one.total.sum) ?? [];
      const all = sums.reduce((before, sum) => before + sum, facts.dj ?? 0);
      expect(total?.sum).toEqual({
        low: all - (total?.sharedRooms.high ?? 0),
        high: all - (total?.sharedRooms.low ?? 0),
      });
    }),
  );
});

test('venue total · a fixed advance above the estimate is neither cut nor has it a balance', () => {
  const venue = aVenue({ vegPlate: 500, servesNonVeg: false, bookingAmount: 1_00_000 });
  // 150 × 500 and 18%: 88,500.
  const total = calculateVenueTotal(venue, [aFunction({ guests: 150 })]);
  expect(total).toMatchObject({ sum: both(88_500), advance: { now: both(1_00_000), exceeds: true } });
  expect(total?.advance).not.toHaveProperty('later');
  expect(total?.advance?.detail).toBe('total booking amount ₹1,00,000, more than this estimate: ask');
});

test('venue total · a minimum counts at each function, and a DJ once for all of them', () => {
  // Royal Imperio, 400 guests, 60% veg, at least 450 plates: 2,92,000 + 36,500; tax 59,130; 20 rooms × 3,000.
  const venue = aVenue({
    ...{ vegPlate: 650, nonVegPlate: 850, minimumPlates: 450, rooms: 31, roomPrice: 3000 },
    ...{ dj: 25_000, generator: 'included' as const, cleaning: { from: 5_000 } },
  });
  const wedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20 });
  const one = calculateVenueTotal(venue, [wedding]);
  expect(one?.functions[0]?.total.sum).toBe(4_47_630);
  expect(one?.charges.map(({ id, sum, detail }) => [id, sum, detail])).toEqual([
    ['dj', 25_000, '₹25,000'],
    ['generator', 0, 'Included'],
    ['cleaning', 5_000, 'from ₹5,000'],
  ]);
  // 4,77,630 of 400 guests.
  expect(one).toMatchObject({ sum: both(4_77_630), perGuest: 1194 });
  const two = calculateVenueTotal(venue, [wedding, aFunction({ kind: 'haldi', guests: 450, vegShare: 1 })]);
  // 450 × 650 and 18%: 3,45,150.
  expect(two?.sum).toEqual(both(4_77_630 + 3_45_150));
  expect(two).not.toHaveProperty('perGuest');
});

test('venue total · a share of a sum that leaves something out is a share of what is known', () => {
  const venue = aVenue({ vegPlate: 500, servesNonVeg: false, advanceShare: 0.25 });
  expect(calculateVenueTotal(venue, [aFunction()])?.advance?.detail).toBe('25% of what is known so far');
});

test('venue total · an advance is never below its low end or negative, and a fixed one is never cut', () => {
  fc.assert(
    fc.property(somePrices, someFunctions, (facts, functions) => {
      const total = calculateVenueTotal(aVenue(facts), functions);
      expect(total?.advance === undefined).toBe(!('advanceShare' in facts || 'advanceRupees' in facts));
      if (!total?.advance) return;
      const { now, later } = total.advance;
      for (const { low, high } of [now, ...(later ? [later] : [])]) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low);
      }
      if (later) expect(later.high).toBeLessThanOrEqual(total.sum.high);
      else expect(now.high).toBeGreaterThan(total.sum.low);
      if ('advanceRupees' in facts) expect(now.low).toBe(facts.advanceRupees);
    }),
  );
});

test('venue total · of one function it is that function’s total and the charges, whatever the venue', () => {
  fc.assert(
    fc.property(somePrices, someFunction, (facts, one) => {
      const expected = calculateTotal(aVenue(facts), one);
      const total = calculateVenueTotal(aVenue(facts), [one]);
      expect(total?.functions).toEqual([{ id: 0, function: one, total: expected }]);
      expect(total?.sum).toEqual(both((expected?.sum ?? Number.NaN) + (facts.dj ?? 0)));
      expect(total?.sharedRooms).toEqual(both(0));
      expect(total?.unknown).toEqual(expected?.unknown.map(({ label }) => label));
    }),
  );
});

test('venue total · the order of the functions does not matter', () => {
  fc.assert(
    fc.property(
      somePrices,
      someFunctions.chain((functions) =>
        fc.tuple(fc.constant(functions), fc.shuffledSubarray(functions, { minLength: functions.length })),
      ),
      (facts, [functions, shuffled]) => {
        const { sum, sharedRooms, advance } = calculateVenueTotal(aVenue(facts), functions) ?? {};
        expect(calculateVenueTotal(aVenue(facts), shuffled)).toMatchObject({
          sum,
          sharedRooms,
          ...(advance ? { advance } : {}),
        });
      },
    ),
  );
});

test('wedding total · a function that moves to another venue takes exactly its lines along', () => {
  fc.assert(
    fc.property(somePrices, somePrices, someFunctions, fc.nat(), (factsA, factsB, functions, pick) => {
      const venues = { a: aVenue({ id: 'a', ...factsA }), b: aVenue({ id: 'b', ...factsB }) };
      const placed = functions.map((one): WeddingFunction => ({ ...one, venue: one.venue ?? 'a' }));
      const moving = pick % placed.length;
      const from = placed[moving]?.venue === 'a' ? 'a' : 'b';
      const to = from === 'a' ? 'b' : 'a';
      const moved = placed.map((one, index) => (index === moving ? { ...one, venue: to } : one));
      const linesAt = (all: readonly WeddingFunction[], id: 'a' | 'b') => {
        const { venues: found } = calculateWeddingTotal(toEventDetails(all), (one) =>
          one === 'a' || one === 'b' ? venues[one] : undefined,
        );
        const total = found.find((one) => one.id === id)?.total;
        return (total?.functions ?? []).flatMap((one) => one.total.lines);
      };
      const linesOf = (id: 'a' | 'b') =>
        calculateTotal(venues[id], placed[moving] ?? aFunction())?.lines ?? [];
      const bySum = (lines: readonly { readonly sum: number; readonly id: string }[]) =>
        [...lines].sort((one, two) => one.sum - two.sum || one.id.localeCompare(two.id));
      expect(bySum([...linesAt(moved, from), ...linesOf(from)])).toEqual(bySum(linesAt(placed, from)));
      expect(bySum(linesAt(moved, to))).toEqual(bySum([...linesAt(placed, to), ...linesOf(to)]));
    }),
  );
});

test('wedding total · a function without a venue is open, and a venue without a plate price has no total', () => {
  const mehndi = aFunction({ kind: 'mehndi', guests: 150 });
  const sangeet = aFunction({ kind: 'sangeet', venue: 'unpriced' });
  const wedding = aFunction({ venue: 'hotel' });
  const haldi = aFunction({ kind: 'haldi', venue: 'gone' });
  const venues = [hotel, aVenue({ id: 'unpriced' })];
  const whole = calculateWeddingTotal([mehndi, sangeet, wedding, haldi], (id) =>
    venues.find((venue) => venue.id === id),
  );
  expect(whole.open).toEqual([mehndi]);
  expect(whole.venues.map(({ id, total }) => [id, total?.sum.low])).toEqual([
    ['unpriced', undefined],
    // 300 × 500 and 18%.
    ['hotel', 1_77_000],
    ['gone', undefined],
  ]);
  expect(whole.sum).toEqual({ low: 1_77_000, high: 1_77_000 });
});

test('venue total · the total that a listing is sorted by is the low one', () => {
  const two: EventDetails = [aFunction({ rooms: 10 }), aFunction({ rooms: 20 })];
  // Twice 1,77,000; the larger number of rooms.
  expect(totalsFor(two)(hotel)).toBe(2 * 1_77_000 + 20_000);
});

test('venue total · the family’s figure for decoration counts once for each function held there', () => {
  const family: EventDetails = [
    aFunction({ kind: 'mehndi', decor: 40_000 }),
    aFunction({ decor: 40_000 }),
    aFunction({ kind: 'reception', decor: 40_000, venue: 'elsewhere' }),
  ];
  // Twice 1,77,000 and 40,000.
  expect(totalsFor(family)(hotel)).toBe(4_34_000);
  expect(totalsFor(family)(aVenue({ ...hotel, decoration: { from: 16_000 } }))).toBe(3_86_000);
});

test('venue total · of the totals that are known, those without decoration are counted', () => {
  const venues = [hotel, vatika, aVenue({ ...hotel, decoration: { from: 16_000 } }), aVenue()];
  expect(countWithoutDecoration(venues, totalsFor([aFunction()]))).toEqual({ without: 2, all: 3 });
});

test('venue total · unknown costs are named for the functions that have them', () => {
  const total = calculateVenueTotal(vatika, [
    aFunction({ kind: 'sangeet', rooms: 30 }),
    aFunction({ rooms: 10 }),
    aFunction({ kind: 'reception', rooms: 30 }),
  ]);
  const elsewhere = '5 rooms elsewhere (the venue has 25)';
  expect(total?.unknown).toEqual(['decoration', `Sangeet + Reception · ${elsewhere}`]);
});

const ten = (date?: string) => aFunction({ rooms: 10, ...(date ? { date } : {}) });

test.each([
  ['no deduction in different nights', [ten('2027-02-11'), ten('2027-02-12')], undefined],
  ['one sum in the same night', [ten('2027-02-11'), ten('2027-02-11')], '−₹10,000'],
  ['up to one sum without dates', [ten(), ten()], '−₹0–10,000'],
  ['low and high with and without', [ten('2027-02-11'), ten('2027-02-11'), ten()], '−₹10,000–20,000'],
] as const)('venue total · shared rooms are written as %s', (_, functions, text) => {
  const total = calculateVenueTotal(hotel, functions);
  expect(total && formatSharedRooms(total)).toBe(text);
});
