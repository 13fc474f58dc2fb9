import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WeddingFunction } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { shareOnTop } from '../../domain/facts/fact-rules.ts';
import { priceFor, withPlainPlate } from '../../domain/plate-price.ts';
import { type Quote, type QuotePrice, quoteItems } from '../../domain/quote.ts';
import { aQuote } from '../../domain/quote-fixture.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { compareQuote, type QuoteComparison } from './quote.ts';
import { calculateVenueTotal } from './venue-total.ts';

/** Three venues of the specification. */
const imperio = aVenue({
  id: 'royalimperio',
  vegPlate: 500,
  nonVegPlate: 700,
  vegPackage: 1800,
  nonVegPackage: 2000,
  rooms: 31,
  roomPrice: 3000,
});
const eden = aVenue({
  id: 'edengardenlawn',
  vegPlate: 500,
  nonVegPlate: 700,
  rooms: 0,
  decoration: { from: 16_000 },
});
const milan = aVenue({
  id: 'milanvatika',
  vegPlate: 500,
  servesNonVeg: false,
  rooms: 25,
  roomPrice: 3000,
  bookingAmount: 1_00_000,
});

/** A plan of one function. */
const only = (facts: Parameters<typeof aFunction>[0]): readonly [WeddingFunction] => [aFunction(facts)];

/** As [quoted, ours] by line. */
const linesOf = ({ lines }: QuoteComparison) =>
  Object.fromEntries(
    lines.map(({ id, quoted, ours }) => [
      id,
      [typeof quoted === 'object' ? quoted.high : quoted, ours?.high],
    ]),
  );

const imperioWedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20 });
const imperioQuote = aQuote({
  venue: 'royalimperio',
  functions: [imperioWedding],
  price: { kind: 'plate', of: 'plate', veg: 650, nonVeg: 850, minimum: 0 },
  tax: 0.18,
  items: { dj: 'not-needed', generator: 'not-needed', corkage: 'not-needed', cleaning: 'not-needed' },
});

test('quote · Royal Imperio, 400 guests, 60% veg, 20 rooms, the plain plate at ₹650 and ₹850 with tax extra', () => {
  const compared = compareQuote(imperioQuote, imperio, [imperioWedding]);
  expect(linesOf(compared)).toEqual({
    plates: [2_92_000, 2_32_000],
    tax: [52_560, 41_760],
    rooms: [60_000, 60_000],
  });
  expect(compared.lines.filter(({ isOurPrice }) => isOurPrice).map(({ id }) => id)).toEqual(['rooms']);
  expect(compared).toMatchObject({
    quoted: { low: 4_04_560, high: 4_04_560 },
    ours: { low: 3_33_760, high: 3_33_760 },
    difference: { low: 70_800, high: 70_800, isAtMost: false, perGuest: { low: 177, high: 177 } },
    open: ['decoration'],
    questions: [
      { id: 'item-price', item: 'rooms' },
      { id: 'item-included', item: 'decoration' },
      { id: 'advance' },
    ],
  });
});

test('quote · Royal Imperio, where they did not say whether tax is included', () => {
  const compared = compareQuote({ ...imperioQuote, tax: undefined }, imperio, [imperioWedding]);
  expect(compared).toMatchObject({
    quoted: { low: 3_52_000, high: 4_04_560 },
    ours: { low: 3_33_760, high: 3_33_760 },
    difference: { low: 18_240, high: 70_800, isAtMost: false },
  });
  expect(compared.questions).toContainEqual({ id: 'tax', rupees: 52_560 });
});

test('quote · Eden Garden Lawn, 300 veg guests, no rooms, ₹2,25,000 for all with tax and decoration', () => {
  const quote = aQuote({
    venue: 'edengardenlawn',
    functions: [aFunction()],
    price: { kind: 'sum', rupees: 2_25_000 },
    tax: 'included',
    items: { decoration: 'included' },
  });
  const compared = compareQuote(quote, eden, [aFunction()]);
  expect(linesOf(compared)).toEqual({
    sum: [2_25_000, undefined],
    plates: ['included', 1_50_000],
    tax: ['included', 27_000],
    decoration: ['included', 16_000],
  });
  expect(compared).toMatchObject({
    quoted: { low: 2_25_000, high: 2_25_000 },
    ours: { low: 1_93_000, high: 1_93_000, isFrom: true },
    difference: { low: 32_000, high: 32_000, isAtMost: true, perGuest: { low: 107, high: 107 } },
    more: [],
  });
});

test('quote · Milan Vatika, 150 veg guests, an advance of ₹50,000 and no price', () => {
  const quote = aQuote({
    venue: 'milanvatika',
    functions: only({ guests: 150 }),
    advance: { rupees: 50_000 },
  });
  const compared = compareQuote(quote, milan, only({ guests: 150 }));
  expect(compared.lines).toEqual([]);
  expect(compared).not.toHaveProperty('quoted');
  expect(compared).not.toHaveProperty('ours');
  expect(compared).not.toHaveProperty('difference');
  expect(compared.advance).toEqual({
    quoted: { now: { low: 50_000, high: 50_000 } },
    ours: { now: { low: 1_00_000, high: 1_00_000 } },
  });
  expect(compared.questions).toContainEqual({
    id: 'advance-holds',
    quoted: { rupees: 50_000 },
    ours: { rupees: 1_00_000 },
  });
});

const hall = aVenue({
  vegPlate: 500,
  nonVegPlate: 700,
  vegPackage: 900,
  rooms: 10,
  roomPrice: 2000,
  decoration: { from: 30_000 },
});
const given = only({ guests: 200, rooms: 5 });
const atPlate = (facts: Partial<Quote> = {}) =>
  aQuote({
    functions: given,
    price: { kind: 'plate', of: 'plate', veg: 600, minimum: 0 },
    tax: 'included',
    ...facts,
  });

test('quote · a plate is compared with the plate, a package with the package, and without its price there is no difference', () => {
  expect(compareQuote(atPlate(), hall, given)).toMatchObject({ basis: 'plate', ours: { low: 158_000 } });
  const inPackage = atPlate({ price: { kind: 'plate', of: 'package', veg: 1000, minimum: 0 } });
  // 200 × 900 and 18%, rooms and decoration.
  expect(compareQuote(inPackage, hall, given)).toMatchObject({ basis: 'package', ours: { low: 252_400 } });
  // The hall serves non-veg, and its package has no non-veg price.
  const mixed = only({ guests: 200, rooms: 5, vegShare: 0.5 });
  const compared = compareQuote({ ...inPackage, functions: mixed }, hall, mixed);
  expect(compared.quoted).toMatchObject({ low: 240_000 });
  expect(compared).not.toHaveProperty('ours');
  expect(compared).not.toHaveProperty('difference');
});

test('quote · which plate they mean is asked at a hall that has both', () => {
  const unclear = atPlate({ price: { kind: 'plate', veg: 600 } });
  const compared = compareQuote(unclear, hall, given);
  expect(compared.questions.map(({ id }) => id)).toContain('plate');
  expect(compared).not.toHaveProperty('difference');
  expect(
    compareQuote(unclear, aVenue({ ...hall, vegPackage: undefined, nonVegPackage: undefined }), given),
  ).toHaveProperty('difference');
});

test('quote · each function pays the larger of its guests and the minimum, the missing plates by the veg share', () => {
  const functions: readonly [WeddingFunction, ...WeddingFunction[]] = [
    aFunction({ kind: 'mehndi', guests: 100, vegShare: 0.6 }),
    aFunction({ guests: 400, vegShare: 0.6 }),
  ];
  const quote = atPlate({
    functions,
    price: { kind: 'plate', of: 'plate', veg: 500, nonVeg: 700, minimum: 250 },
    tax: 0.1,
  });
  const compared = compareQuote(quote, hall, functions);
  // 60 × 500 + 40 × 700 and 240 × 500 + 160 × 700; 90 × 500 + 60 × 700 are missing.
  expect(linesOf(compared)).toMatchObject({
    plates: [58_000 + 232_000, 290_000],
    minimum: [87_000, undefined],
    tax: [37_700, 52_200],
  });
  expect(compared.difference).not.toHaveProperty('perGuest');
});

test('quote · tax on a sum for all is at most the rate, and the sum is not split', () => {
  const quote = atPlate({ price: { kind: 'sum', rupees: 200_000 }, tax: 0.18 });
  const compared = compareQuote(quote, aVenue({ ...hall, decoration: undefined }), given);
  expect(linesOf(compared)).toMatchObject({ sum: [200_000, undefined], tax: [36_000, 32_400] });
  expect(compared.difference?.isAtMost).toBe(true);
});

test('quote · what is included, extra, open, not said and not needed', () => {
  const bare = aVenue({ vegPlate: hall.vegPlate, nonVegPlate: hall.nonVegPlate });
  const compare = (items: Quote['items'], venue = hall) => compareQuote(atPlate({ items }), venue, given);
  // Included: nothing for the hall, our price for us; without it, "more".
  expect(linesOf(compare({ decoration: 'included' }))).toMatchObject({ decoration: ['included', 30_000] });
  expect(compare({ decoration: 'included', dj: 'included' }, bare)).toMatchObject({
    more: ['decoration', 'dj'],
    difference: { high: 120_000 - 118_000 },
  });
  // Extra: counted against our price, else outside the sums.
  expect(linesOf(compare({ rooms: 2500 }))).toMatchObject({ rooms: [12_500, 10_000] });
  expect(compare({ rooms: 2500, dj: 25_000 }, bare)).toMatchObject({
    below: [
      { item: 'rooms', amount: { low: 12_500, high: 12_500 } },
      { item: 'dj', amount: { low: 25_000, high: 25_000 } },
    ],
    quoted: { high: 120_000 },
    open: ['decoration', 'generator', 'corkage', 'cleaning'],
  });
  // Open and not said: our price on both sides adds nothing, not even "at most".
  expect(linesOf(compare({ decoration: 'open' }))).toMatchObject({ decoration: [30_000, 30_000] });
  expect(compare({ decoration: 'open' }).difference?.isAtMost).toBe(false);
  expect(compare({ decoration: 'open' }).questions).toContainEqual({ id: 'item-price', item: 'decoration' });
  // Not needed: off both.
  const without = compare({ decoration: 'not-needed', rooms: 'not-needed' });
  expect(Object.keys(linesOf(without))).toEqual(['plates', 'tax']);
  expect(without.open).not.toContain('decoration');
});

test('quote · later changes of the guests: a price per plate is calculated again, a sum for all is to be asked again', () => {
  const now = only({ guests: 250, rooms: 5 });
  expect(compareQuote(atPlate(), hall, only({ guests: 250, rooms: 5 }))).toMatchObject({
    functions: now,
    quoted: { low: 250 * 600 + 40_000 },
  });
  const sum = atPlate({ price: { kind: 'sum', rupees: 200_000 } });
  const changed = compareQuote(sum, hall, only({ guests: 250, rooms: 5 }));
  expect(changed.changed).toEqual(given);
  expect(changed.questions[0]).toEqual({ id: 'again' });
  expect(changed).not.toHaveProperty('difference');
  expect(compareQuote(sum, hall, only({ guests: 200, rooms: 5 }))).toHaveProperty('difference');
});

test('quote · a function that the family holds elsewhere, or no more, is compared as it was given', () => {
  const quote = atPlate();
  const moved = aFunction({ guests: 900, venue: 'elsewhere' });
  for (const eventDetails of [undefined, [moved] as const, only({ kind: 'haldi', guests: 900 })]) {
    expect(compareQuote(quote, hall, eventDetails)).toMatchObject({ functions: given });
  }
  const here = aFunction({ guests: 250, venue: 'hall' });
  expect(compareQuote(quote, hall, [aFunction({ guests: 40 }), here])).toMatchObject({ functions: [here] });
});

test('quote · an advance is never cut, and without a rest no balance is shown', () => {
  const compare = (advance: Quote['advance']) =>
    compareQuote(atPlate({ advance }), aVenue({ ...hall, advanceShare: 0.25 }), given);
  // 1,20,000, rooms 10,000 and decoration 30,000 at our price.
  expect(compare({ rupees: 200_000 }).advance.quoted).toEqual({ now: { low: 200_000, high: 200_000 } });
  expect(compare({ share: 0.5 }).advance.quoted).toMatchObject({
    now: { low: 80_000 },
    later: { low: 80_000 },
  });
  const asked = (advance: Quote['advance']) => compare(advance).questions.map(({ id }) => id);
  expect(asked({ share: 0.25 })).not.toContain('advance-holds');
  expect(asked({ share: 0.5 })).toContain('advance-holds');
});

test('quote · the family’s own figure for decoration is our price where we have none, once for each function', () => {
  const bare = aVenue({ vegPlate: hall.vegPlate, nonVegPlate: hall.nonVegPlate });
  const functions = [
    aFunction({ kind: 'mehndi', decor: 40_000 }),
    aFunction({ guests: 200, decor: 40_000 }),
  ] as const;
  const unsaid = compareQuote(atPlate({ functions }), bare, functions);
  expect(unsaid.lines.find(({ id }) => id === 'decoration')).toMatchObject({
    quoted: { high: 80_000 },
    ours: { high: 80_000, isOwn: true },
    isOurPrice: true,
  });
  const included = compareQuote(atPlate({ functions, items: { decoration: 'included' } }), bare, functions);
  expect(linesOf(included)).toMatchObject({ decoration: ['included', 80_000] });
  expect(included.difference?.isAtMost).toBe(false);
  expect(compareQuote(atPlate({ functions }), hall, functions).lines).not.toContainEqual(
    expect.objectContaining({ ours: expect.objectContaining({ isOwn: true }) }),
  );
});

test('quote · more rooms than the hall has are named', () => {
  const functions = only({ guests: 200, rooms: 14 });
  expect(compareQuote(atPlate({ functions }), hall, functions)).toMatchObject({
    missingRooms: { missing: 4, available: 10 },
  });
});

const rupees = fc.integer({ min: 0, max: 5_00_000 });
const plate = fc.integer({ min: 1, max: 5000 });
const optional = <Value>(one: fc.Arbitrary<Value>) => fc.option(one, { nil: undefined });
const price = fc.oneof(
  plate,
  plate.map((about) => ({ about })),
);
const venues = fc
  .record({
    servesNonVeg: fc.boolean(),
    vegPlate: optional(price),
    nonVegPlate: price,
    vegPackage: optional(plate),
    nonVegPackage: optional(plate),
    foodTax: fc.constantFrom(0.05, 0.18),
    rooms: optional(fc.nat(40)),
    roomPrice: optional(price),
    decoration: optional(rupees.map((from) => ({ from }))),
    advance: fc.oneof(
      fc.constant({}),
      fc.constantFrom(0.1, 0.25, 0.5).map((advanceShare) => ({ advanceShare })),
      rupees.map((advanceRupees) => ({ advanceRupees })),
    ),
  })
  .map(({ advance, ...facts }) => aVenue({ id: 'hall', ...facts, ...advance }));
const functions: fc.Arbitrary<readonly [WeddingFunction, ...WeddingFunction[]]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom('wedding' as const, 'sangeet' as const, 'mehndi' as const),
      guests: fc.integer({ min: 1, max: 2000 }),
      vegShare: fc.constantFrom(0, 0.35, 0.6, 1),
      rooms: fc.nat(50),
      decor: fc.constant(undefined),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map(([first = aFunction(), ...others]) => [first, ...others]);
const prices: fc.Arbitrary<QuotePrice> = fc.oneof(
  fc.record({
    kind: fc.constant('plate' as const),
    of: fc.constantFrom('plate' as const, 'package' as const, undefined),
    veg: plate,
    nonVeg: fc.option(plate, { nil: undefined }),
    minimum: fc.option(fc.nat(1000), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('sum' as const), rupees: fc.integer({ min: 1, max: 50_00_000 }) }),
);
const answer = fc.oneof(
  rupees,
  fc.constantFrom('included' as const, 'open' as const, 'not-needed' as const, undefined),
);
const items: fc.Arbitrary<Quote['items']> = fc.record(
  Object.fromEntries(quoteItems.map((item) => [item, answer])),
);
const quotes = fc
  .record({
    functions,
    price: fc.option(prices, { nil: undefined }),
    tax: fc.constantFrom('included' as const, undefined, 0.05, 0.18),
    items,
    advance: fc.option(fc.oneof(fc.record({ rupees }), fc.record({ share: fc.constantFrom(0, 0.25, 1) })), {
      nil: undefined,
    }),
  })
  .map(aQuote);

const difference = (quote: Quote, venue: Parameters<typeof compareQuote>[1]) =>
  compareQuote(quote, venue, undefined).difference;

test('quote · the difference is what the lines of both sides differ by', () => {
  fc.assert(
    fc.property(quotes, venues, (quote, venue) => {
      const compared = compareQuote(quote, venue, undefined);
      const isExact = compared.lines.every(
        ({ quoted, ours }) =>
          (typeof quoted !== 'object' || quoted.low === quoted.high) && ours?.low === ours?.high,
      );
      const { quoted, ours } = compared;
      if (!compared.difference || !quoted || !ours) return;
      expect(compared.difference.low).toBeLessThanOrEqual(compared.difference.high);
      expect(compared.difference.low).toBeGreaterThanOrEqual(quoted.low - ours.high);
      expect(compared.difference.high).toBeLessThanOrEqual(quoted.high - ours.low);
      if (isExact) expect(compared.difference.low).toBe(quoted.low - ours.low);
    }),
  );
});

test('quote · our own list prices differ from our estimate by nothing', () => {
  fc.assert(
    fc.property(functions, venues, (planned, venue) => {
      if (venue.vegPlate === undefined) return;
      const { veg, nonVeg } = priceFor(withPlainPlate(venue) ?? venue);
      const quote = aQuote({
        functions: planned,
        price: {
          kind: 'plate',
          of: 'plate',
          veg,
          nonVeg: nonVeg ?? veg,
        },
        tax: shareOnTop(venue.foodTax),
      });
      const compared = compareQuote(quote, venue, undefined);
      expect(compared.difference).toMatchObject({ low: 0, high: 0 });
      const plain = calculateVenueTotal(withPlainPlate(venue) ?? venue, planned);
      expect(compared.ours).toMatchObject({ ...plain?.sum });
      expect(compared.quoted).toMatchObject({ ...plain?.sum });
    }),
  );
});

test('quote · tax that they did not say ranges from included to the rate of the hall', () => {
  fc.assert(
    fc.property(quotes, venues, (quote, venue) => {
      const unsaid = difference({ ...quote, tax: undefined }, venue);
      expect(unsaid?.low).toBe(difference({ ...quote, tax: 'included' }, venue)?.low);
      expect(unsaid?.high).toBe(difference({ ...quote, tax: venue.foodTax }, venue)?.high);
    }),
  );
});

test('quote · what the hall has not said changes no difference, and is open or our price', () => {
  fc.assert(
    fc.property(quotes, venues, fc.constantFrom(...quoteItems), (quote, venue, item) => {
      const unsaid = { ...quote, items: { ...quote.items, [item]: undefined } };
      const unneeded = { ...quote, items: { ...quote.items, [item]: 'not-needed' as const } };
      expect(difference(unsaid, venue)).toEqual(difference(unneeded, venue));
      const compared = compareQuote(unsaid, venue, undefined);
      if (!quote.price || (item === 'rooms' && quote.functions.every(({ rooms }) => rooms === 0))) return;
      const isOurs = compared.lines.some(({ id, isOurPrice }) => id === item && isOurPrice);
      expect(isOurs).toBe(!compared.open.includes(item));
    }),
  );
});

test('quote · a higher minimum never costs less, and one below the guests costs nothing', () => {
  fc.assert(
    fc.property(quotes, venues, fc.nat(3000), fc.nat(500), (quote, venue, minimum, more) => {
      const { price } = quote;
      if (price?.kind !== 'plate') return;
      const sumAt = (plates: number) =>
        compareQuote({ ...quote, price: { ...price, minimum: plates } }, venue, undefined).quoted?.high ?? 0;
      expect(sumAt(minimum + more)).toBeGreaterThanOrEqual(sumAt(minimum));
      expect(sumAt(Math.min(...quote.functions.map(({ guests }) => guests)))).toBe(sumAt(0));
    }),
  );
});

test('quote · without a price there is no sum, no difference and no balance; an advance is as it was quoted', () => {
  fc.assert(
    fc.property(quotes, venues, (quote, venue) => {
      const { advance, ...compared } = compareQuote({ ...quote, price: undefined }, venue, undefined);
      expect(Object.keys(compared).filter((key) => /^(quoted|ours|difference)$/.test(key))).toEqual([]);
      expect([advance.quoted?.later, advance.ours?.later]).toEqual([undefined, undefined]);
      const whole = compareQuote(quote, venue, undefined).advance.quoted;
      if (quote.advance && 'rupees' in quote.advance) expect(whole?.now?.low).toBe(quote.advance.rupees);
    }),
  );
});
