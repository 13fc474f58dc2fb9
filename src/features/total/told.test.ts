import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeddingFunction } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import type { FactId, Facts } from '../../domain/facts/facts.ts';
import { pageOf } from '../../domain/facts/told.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { withTold } from '../../domain/facts/with-told.ts';
import { aVenue, imperio } from '../venues/venue-fixture.ts';
import { compareWithPage } from './told-difference.ts';
import { describeTold } from './told-texts.ts';
import { pricedFacts } from './total.ts';
import { calculateVenueTotal } from './venue-total.ts';

/** Venues of the specification. */
const eden = aVenue({ id: 'eden', vegPlate: 500, nonVegPlate: 700, rooms: 0, decoration: { from: 16_000 } });
const milan = aVenue({
  id: 'milan',
  vegPlate: 500,
  servesNonVeg: false,
  rooms: 25,
  roomPrice: 3000,
  bookingAmount: 1_00_000,
});
const samar = aVenue({ id: 'samar', vegPlate: 500, nonVegPlate: 700 });

const sumOf = (venue: Parameters<typeof calculateVenueTotal>[0], functions: readonly WeddingFunction[]) =>
  calculateVenueTotal(venue, functions)?.sum;
const exactly = (rupees: number) => ({ low: rupees, high: rupees });
const wedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20 });
const platePrices = ['vegPlate', 'nonVegPlate', 'vegPackage', 'nonVegPackage'] as const;
const plainPlate = { vegPlate: 650, nonVegPlate: 850 };

test('told · Royal Imperio at a plain plate of ₹650 and ₹850, tax extra: ₹4,04,560, which is ₹70,800 more, ₹177 a guest', () => {
  const venue = withTold(imperio, aTold({ ...plainPlate, foodTax: 0.18 }, { plate: 'plate' }));
  expect(sumOf(venue, [wedding])).toEqual(exactly(4_04_560));
  expect(describeTold(venue, [wedding])).toEqual([
    'Our page’s prices for the plain plate: ₹3,33,760. They are ₹70,800 more, ₹177 a guest.',
  ]);
});

test('told · the same with a minimum of 450 plates: ₹4,47,630', () => {
  const venue = withTold(imperio, aTold({ ...plainPlate, minimumPlates: 450 }, { plate: 'plate' }));
  expect(sumOf(venue, [wedding])).toEqual(exactly(4_47_630));
});

test('told · charges of the hall alone are named beside the difference, and not part of it', () => {
  const charges: Facts = { dj: 25_000, decoration: { from: 60_000 }, generator: 'included', roomPrice: 2500 };
  const venue = withTold(
    imperio,
    aTold({ ...plainPlate, ...charges, minimumPlates: 350 }, { plate: 'plate' }),
  );
  expect(sumOf(venue, [wedding])).toEqual(exactly(4_79_560));
  expect(compareWithPage(venue, [wedding])).toMatchObject({
    rupees: exactly(60_800),
    perGuest: 152,
    unpriced: 85_000,
  });
  expect(describeTold(venue, [wedding])[0]).toMatch(
    /They are ₹60,800 more, ₹152 a guest, and ₹85,000 that our page does not price\.$/,
  );
});

test('told · one sum for all with tax and decoration is at most ₹32,000 more than plates and decoration from a price', () => {
  const lawn = aFunction({ guests: 300 });
  const venue = withTold(
    eden,
    aTold({ foodTax: 'included', decoration: 'included' }, { sum: { rupees: 2_25_000, functions: [lawn] } }),
  );
  expect(sumOf(venue, [lawn])).toEqual(exactly(2_25_000));
  expect(describeTold(venue, [lawn])).toEqual([
    'Our page’s prices: ₹1,93,000. They are at most ₹32,000 more, ₹107 a guest.',
  ]);
});

test('told · one sum counts the tax on it at our rate where they did not say, and what is not part of it beside it', () => {
  const lawn = aFunction({ guests: 300 });
  const venue = withTold(eden, aTold({}, { sum: { rupees: 2_00_000, functions: [lawn] } }));
  expect(sumOf(venue, [lawn])).toEqual(exactly(2_00_000 + 36_000 + 16_000));
  const tax = calculateVenueTotal(venue, [lawn])?.charges.find(({ id }) => id === 'tax');
  expect(tax?.detail).toBe('18% of the sum, our page’s rate: they did not say');
});

test.each([
  ['guests', { guests: 320 }],
  ['the veg share', { vegShare: 0.5 }],
  ['rooms', { rooms: 2 }],
])('told · one sum counts no longer once %s change, while other told facts do', (_, change) => {
  const given = aFunction({ guests: 300 });
  const venue = withTold(eden, aTold({ dj: 20_000 }, { sum: { rupees: 2_00_000, functions: [given] } }));
  const changed = [aFunction({ guests: 300, ...change })];
  expect(sumOf(venue, changed)).toEqual(sumOf(withTold(eden, aTold({ dj: 20_000 })), changed));
  expect(describeTold(venue, changed)[0]).toBe(
    'They told you ₹2,00,000 for 300 guests: ask again. Until then our page’s prices count.',
  );
});

test('told · an advance alone leaves the total, and where our page says another the family is to ask', () => {
  const venue = withTold(milan, aTold({ advanceRupees: 50_000 }));
  const functions = [aFunction({ guests: 150 })];
  const total = calculateVenueTotal(venue, functions);
  expect(total).toMatchObject({
    isTold: false,
    sum: sumOf(milan, functions),
    advance: { now: exactly(50_000) },
  });
  expect(describeTold(venue, functions)).toEqual([
    'Advance: they said ₹50,000, our page says ₹1,00,000. Ask which holds.',
  ]);
});

test('told · Samar Grand at ₹560 with tax of 5%: ₹1,76,400, a little less than our page', () => {
  const venue = withTold(samar, aTold({ vegPlate: 560, foodTax: 0.05 }));
  const functions = [aFunction({ guests: 300 })];
  expect(sumOf(venue, functions)).toEqual(exactly(1_76_400));
  expect(describeTold(venue, functions)).toEqual([
    'Our page’s prices: ₹1,77,000. They are ₹600 less, ₹2 a guest.',
  ]);
});

test('told · decoration is charged once for three functions', () => {
  const functions = [200, 300, 400].map((guests) => aFunction({ guests }));
  const before = sumOf(samar, functions);
  const venue = withTold(samar, aTold({ decoration: 60_000 }));
  expect(sumOf(venue, functions)).toEqual(exactly((before?.low ?? 0) + 60_000));
});

test('told · rooms that are part of the price cost nothing more, and are not named as unknown', () => {
  const venue = withTold(samar, aTold({ vegPlate: 500 }, { roomsIncluded: true }));
  const total = calculateVenueTotal(venue, [aFunction({ guests: 300, rooms: 10 })]);
  expect(total).toMatchObject({ sum: exactly(1_77_000), unknown: ['decoration'] });
  const counted = withTold({ ...samar, rooms: 20, roomPrice: 1000 }, aTold({}, { roomsIncluded: true }));
  expect(sumOf(counted, [aFunction({ guests: 300, rooms: 10 })])).toEqual(exactly(1_77_000));
});

test('told · a price at a hall with a plain plate and a package has no difference until it is said which it is', () => {
  const venue = withTold(imperio, aTold(plainPlate));
  expect(compareWithPage(venue, [wedding])).toBeUndefined();
  expect(
    compareWithPage(withTold(imperio, aTold({ vegPackage: 1900 }, { plate: 'package' })), [wedding])?.plate,
  ).toBe('package');
});

test('told · costs that depend on what happens stand beside the total', () => {
  const venue = withTold(samar, aTold({ corkage: 500, deposit: 20_000, licenceByVenue: true }));
  const functions = [aFunction({ guests: 300 })];
  expect(calculateVenueTotal(venue, functions)).toMatchObject({ isTold: false, sum: exactly(1_77_000) });
  const [beside] = describeTold(venue, functions);
  expect(beside).toMatch(/^Not in the total: /);
  for (const cost of ['₹500 a bottle', '₹20,000', 'Yes']) expect(beside).toContain(cost);
});

test.each([
  [{ vegPlate: 650 }, ['vegPackage', 'nonVegPackage']],
  [{ nonVegPlate: 850 }, ['vegPackage', 'nonVegPackage']],
  [{ vegPackage: 1900 }, ['vegPlate', 'nonVegPlate']],
  [{ nonVegPackage: 2100 }, ['vegPlate', 'nonVegPlate']],
] as const)('told · with %j alone our page’s other kind of plate is gone: %j', (facts, gone) => {
  const venue = withTold(imperio, aTold(facts));
  const kept = platePrices.filter((id) => venue[id] !== undefined);
  expect(kept).toEqual(platePrices.filter((id) => !(gone as readonly string[]).includes(id)));
});

test('told · rooms of functions without a date, which may be shared, differ by the lowest and by the highest cost', () => {
  // 20 or 30 rooms, each ₹500 less.
  const functions = [20, 10].map((rooms) => aFunction({ rooms }));
  const venue = withTold(milan, aTold({ vegPlate: 500, roomPrice: 2500 }));
  expect(compareWithPage(venue, functions)?.rupees).toEqual({ low: -10_000, high: -15_000 });
});

test('told · seats are one hall of which it is not known how many come and go', () => {
  expect(withTold(imperio, aTold({}, { seats: 300 })).halls).toEqual([
    { name: '', seats: 300, floating: undefined },
  ]);
});

test('told · facilities and the kitchen follow what was told, and stay as on our page otherwise', () => {
  const page = { ...samar, facilities: ['alcohol', 'hawan'] as const, mealPreference: 'vegetarian' as const };
  const venue = withTold(page, aTold({ alcohol: false, lateMusic: true, nonVegPlate: 700 }));
  expect(venue.facilities).toEqual(['late-music', 'hawan']);
  expect(venue.mealPreference).toBe('both');
  expect(withTold(page, aTold({ lift: true })).facilities).toEqual(['alcohol', 'hawan']);
});

const someFunction = fc.record({
  guests: fc.integer({ min: 1, max: 900 }),
  vegShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
  rooms: fc.integer({ min: 0, max: 40 }),
});
const someFunctions = fc.array(someFunction, { minLength: 1, maxLength: 3 }).map((all) => all.map(aFunction));
const someFacts = fc.record(
  {
    vegPlate: fc.integer({ min: 200, max: 3000 }),
    nonVegPlate: fc.integer({ min: 200, max: 3000 }),
    foodTax: fc.constantFrom(0, 0.05, 0.18, 'included' as const),
    minimumPlates: fc.integer({ min: 0, max: 600 }),
    rooms: fc.integer({ min: 1, max: 40 }),
    roomPrice: fc.integer({ min: 500, max: 5000 }),
    dj: fc.constantFrom(15_000, { from: 15_000 }, 'included' as const, 'no-charge' as const),
    cleaning: fc.constantFrom(2000, 'included' as const),
    advanceShare: fc.constantFrom(0.25, 0.5),
    corkage: fc.constant(500),
  },
  { requiredKeys: [] },
);

test('told · telling what the page says changes no figure but the basis where a hall has two', () => {
  fc.assert(
    fc.property(someFacts, someFunctions, (facts, functions) => {
      const page = aVenue({ ...facts });
      const total = calculateVenueTotal(page, functions);
      const asSaid = calculateVenueTotal(withTold(page, aTold(facts)), functions);
      expect([asSaid?.sum, asSaid?.advance?.now]).toEqual([total?.sum, total?.advance?.now]);
      const difference = compareWithPage(withTold(page, aTold(facts)), functions);
      if (difference) expect(difference).toMatchObject({ rupees: exactly(0), unpriced: 0 });
    }),
  );
});

test('told · telling and removing restores the page, and the order of telling does not matter', () => {
  fc.assert(
    fc.property(someFacts, someFacts, (facts, page) => {
      const venue = aVenue(page);
      expect(pageOf(withTold(venue, aTold(facts)))).toBe(venue);
      const reversed = Object.fromEntries(Object.entries(facts).reverse());
      const pricesOf = (given: Facts) =>
        (pricedFacts as readonly FactId[]).map((id) => withTold(venue, aTold(given))[id]);
      expect(pricesOf(reversed)).toEqual(pricesOf(facts));
    }),
  );
});
