import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import {
  type EventDetails,
  functionsAt,
  functionToAsk,
  isFunctionName,
  isPlainWedding,
  type WeddingFunction,
} from './event-details.ts';
import { aFunction } from './event-details-fixture.ts';
import { describeEventDetails, describeForLead } from './event-details-text.ts';
import {
  formatEventDetails,
  invalidEventDetails,
  parseEventDetails,
  withEventDetails,
} from './event-details-url.ts';
import { type FunctionKind, functionKinds } from './function-kinds.ts';

const parse = (search: string) => parseEventDetails(new URLSearchParams(search));
const invalidIn = (search: string) => invalidEventDetails(new URLSearchParams(search));

test('event details · guests, veg share, rooms and date are read from the URL', () => {
  expect(parse('guests=300&veg=60&rooms=10&date=2027-02-14')).toEqual([
    { kind: 'wedding', guests: 300, vegShare: 0.6, rooms: 10, date: '2027-02-14' },
  ]);
});

test.each(['', 'guests=', 'guests=0', 'guests=-5', 'guests=many', 'guests=9999999', 'veg=50'])(
  'event details · "%s" has no valid guest count, so there are none',
  (search) => expect(parse(search)).toBeUndefined(),
);

test('event details · the figure for decoration is read once for all functions, and written once', () => {
  const both = [
    aFunction({ kind: 'mehndi', guests: 150, decor: 40_000 }),
    aFunction({ decor: 40_000 }),
  ] as const;
  expect(parse('function=mehndi.150&function=wedding.300&decor=40000')).toEqual(both);
  expect(formatEventDetails(both)).toBe('function=mehndi.150&function=wedding.300&decor=40000');
  expect(parse('guests=300&decor=0')).toEqual([aFunction({ decor: 0 })]);
  expect(parse('decor=40000')).toBeUndefined();
});

test('event details · invalid values beside the guests are left out', () => {
  expect(parse('guests=300&veg=140&rooms=x&date=2027-02-31')).toEqual([aFunction()]);
});

test.each([
  ['guests=300&veg=60&rooms=0&date=2027-02-14', []],
  ['', []],
  ['guests=&veg=&rooms=&date=', []],
  ['guests=many', ['guests']],
  ['guests=300&veg=140&rooms=201&date=2027-02-31', ['veg', 'rooms', 'date']],
  // Typed by hand, "27" is the year 27, which would be shown as "14 Feb 27".
  ['guests=300&date=0027-02-14', ['date']],
  ['guests=5001&rooms=200', ['guests']],
])('event details · the invalid parameters of "%s" are %j', (search, invalid) => {
  expect(invalidIn(search)).toEqual(invalid);
});

describe('event details · several functions in the URL', () => {
  const mehndi = aFunction({ kind: 'mehndi', guests: 150 });
  const sangeet = aFunction({
    kind: 'sangeet',
    guests: 400,
    vegShare: 0.6,
    rooms: 10,
    date: '2027-02-11',
    venue: 'hotelrajmahal',
  });
  const cocktail = aFunction({ kind: 'other', guests: 80, name: 'Cocktail no. 1' });

  test('each is one short parameter, in the order of the family', () => {
    const url =
      'function=mehndi.150&function=sangeet.400.veg60.rooms10.2027-02-11.at-hotelrajmahal&function=other.80.name-Cocktail%20no.%201';
    expect(parse(url)).toEqual([mehndi, sangeet, cocktail]);
    // Links from before.
    expect(parse(url.replaceAll('%20', '+'))).toEqual([mehndi, sangeet, cocktail]);
    expect(formatEventDetails([mehndi, sangeet, cocktail])).toBe(url);
  });

  test('one wedding without a venue stays in the former parameters, anything else does not', () => {
    expect(formatEventDetails([aFunction({ vegShare: 0.6, rooms: 10, date: '2027-02-12' })])).toBe(
      'guests=300&veg=60&rooms=10&date=2027-02-12',
    );
    expect(formatEventDetails([mehndi])).toBe('function=mehndi.150');
    expect(formatEventDetails([aFunction({ venue: 'samargrand' })])).toBe(
      'function=wedding.300.at-samargrand',
    );
    expect(isPlainWedding([aFunction()])).toBe(true);
    expect(isPlainWedding([mehndi])).toBe(false);
    expect(isPlainWedding([aFunction(), aFunction()])).toBe(false);
  });

  test('they take precedence over the former parameters, which are dropped and named', () => {
    const search = new URLSearchParams(
      'guests=9&veg=3&rooms=2&date=2027-02-12&sort=rating&function=mehndi.150',
    );
    expect(parseEventDetails(search)).toEqual([mehndi]);
    expect(invalidEventDetails(search)).toEqual(['guests', 'veg', 'rooms', 'date']);
    expect(`${withEventDetails(search, [mehndi])}`).toBe('sort=rating&function=mehndi.150');
  });

  test.each<[url: string, found: readonly Partial<WeddingFunction>[], invalid: readonly string[]]>([
    ['function=', [], []],
    ['function=mehndi', [], ['function']],
    ['function=150', [], ['function']],
    ['function=mehndi.0', [], ['guests', 'function']],
    ['function=birthday.150&function=wedding.600', [{ kind: 'wedding' }], ['function']],
    ['function=mehndi.150.veg101.rooms999.2027-02-31', [mehndi], ['veg', 'rooms', 'date']],
    ['function=mehndi.150.at-Samar+Grand', [mehndi], ['function']],
    ['function=mehndi.150&guests=300&rooms=x', [mehndi], ['guests', 'rooms']],
    ['function=mehndi.150&decor=much', [mehndi], ['decor']],
    ['function=mehndi.150.vegan', [mehndi], ['veg']],
    ['function=mehndi.150.purple..veg50', [{ ...mehndi, vegShare: 0.5 }], ['function']],
    ['function=mehndi.150.name-Henna', [mehndi], ['function']],
    ['function=other.80.name-A.name-B.veg5+%26+%2B', [{ guests: 80, name: 'A.name-B.veg5 & +' }], []],
    [`function=other.80.name-${'x'.repeat(40)}`, [{ guests: 80, name: 'x'.repeat(40) }], []],
    [`function=other.80.name-${'x'.repeat(41)}`, [{ guests: 80 }], ['function']],
    [`function=other.80.name-${'💃'.repeat(40)}`, [{ guests: 80, name: '💃'.repeat(40) }], []],
    [`function=other.80.name-${'सं'.repeat(20)}गीत`, [{ guests: 80 }], ['function']],
    ['function=other.80.name-', [{ guests: 80 }], ['function']],
    [
      [1, 2, 3, 4, 5, 6, 7].map((guests) => `function=haldi.${guests}`).join('&'),
      [1, 2, 3, 4, 5, 6].map((guests) => ({ guests })),
      ['functions'],
    ],
  ])('"%s": what is not understood is left out and named', (url, found, invalid) => {
    expect(parse(url) ?? []).toEqual(found.map((one) => expect.objectContaining(one)));
    expect(parse(url) ?? []).toHaveLength(found.length);
    expect(invalidIn(url)).toEqual(invalid);
  });
});

const someFunction = fc
  .record({
    kind: fc.constantFrom(...functionKinds),
    name: fc.string({ maxLength: 40, unit: 'grapheme' }).filter(isFunctionName),
    guests: fc.integer({ min: 1, max: 5000 }),
    vegShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    rooms: fc.integer({ min: 0, max: 200 }),
    decor: fc.constant(undefined),
    date: fc.option(
      fc
        .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    ),
    venue: fc.option(fc.constantFrom('samargrand', 'hotel-rajmahal', '7-halls')),
  })
  .map(
    ({ name, date, venue, ...one }): WeddingFunction => ({
      ...one,
      ...(one.kind === 'other' ? { name } : {}),
      ...(date ? { date } : {}),
      ...(venue ? { venue } : {}),
    }),
  );
const someEventDetails = fc
  .array(someFunction, { minLength: 1, maxLength: 6 })
  .chain((functions) =>
    fc
      .option(fc.integer({ min: 0, max: 1_00_00_000 }), { nil: undefined })
      .map(
        (decor) => functions.map((one) => ({ ...one, decor })) as readonly WeddingFunction[] as EventDetails,
      ),
  );

test('event details · formatting and parsing returns the same event details, and nothing is invalid', () => {
  fc.assert(
    fc.property(someEventDetails, (value) => {
      const text = formatEventDetails(value);
      expect(parse(text)).toEqual(value);
      expect(invalidIn(text)).toEqual([]);
    }),
  );
});

test('event details · any text of a function is read without an error, and what is read can be written', () => {
  const part = fc.oneof(fc.constantFrom(...functionKinds, '150', 'veg60', 'at-x', '2027-02-31'), fc.string());
  const text = fc.array(part, { maxLength: 8 }).map((all) => all.join('.'));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), (texts) => {
      const search = new URLSearchParams(texts.map((one) => ['function', one]));
      const found = parseEventDetails(search);
      expect(parse(formatEventDetails(found))).toEqual(found);
    }),
  );
});

test('event details · writing them into a URL keeps its other parameters', () => {
  const search = new URLSearchParams('sort=rating&guests=9&city=noida&veg=3');
  const eventDetails = [aFunction({ date: '2027-02-12' })] as const;
  const next = withEventDetails(search, eventDetails);
  expect(`${next}`).toBe('sort=rating&city=noida&guests=300&date=2027-02-12');
  expect(`${withEventDetails(next, undefined)}`).toBe('sort=rating&city=noida');
});

test('event details · a venue has the functions held there and those without a venue', () => {
  const at = (kind: FunctionKind, venue?: string) => aFunction({ kind, ...(venue ? { venue } : {}) });
  const open = at('mehndi');
  const here = at('sangeet', 'a');
  const elsewhere = at('wedding', 'b');
  expect(functionsAt([open, here, elsewhere], 'a')).toEqual([open, here]);
  expect(functionsAt([elsewhere], 'a')).toEqual([]);
});

test('event details · the function to ask about is the first of those with the most guests', () => {
  const sangeet = aFunction({ kind: 'sangeet', guests: 400 });
  const wedding = aFunction({ guests: 400 });
  expect(functionToAsk([aFunction({ guests: 150 }), sangeet, wedding])).toBe(sangeet);
});

afterEach(() => setLocale('en'));

const two = [
  aFunction({ kind: 'mehndi', guests: 1500 }),
  aFunction({ kind: 'other', name: 'Cocktail', guests: 1, date: '2027-02-12' }),
] as const;
const withDecor = [aFunction({ kind: 'mehndi', decor: 50_000 }), aFunction({ decor: 50_000 })] as const;

test.each([
  ['en', [aFunction({ guests: 1 })], '1 guest, all veg'],
  ['en', [aFunction({ guests: 1200, vegShare: 0, rooms: 1 })], '1,200 guests, all non-veg, 1 room'],
  [
    'en',
    [aFunction({ vegShare: 0.6, rooms: 10, date: '2027-02-12' })],
    '300 guests, 60% veg, 10 rooms, 12 Feb 2027',
  ],
  ['en', [aFunction({ kind: 'sangeet' })], 'Sangeet · 300 guests, all veg'],
  ['en', two, 'Mehndi 1,500, Cocktail 1 guests'],
  ['en', [aFunction({ decor: 50_000 })], '300 guests, all veg, decoration ₹50,000'],
  ['en', withDecor, 'Mehndi 300, Wedding 300 guests, decoration ₹50,000 each'],
  ['hi', [aFunction({ guests: 1 })], '1 मेहमान, सब वेज'],
  [
    'hi',
    [aFunction({ guests: 1200, vegShare: 0.6, rooms: 10, date: '2027-02-12' })],
    '1,200 मेहमान, 60% वेज, 10 कमरे, 12 फ़रवरी 2027',
  ],
  ['hi', two, 'मेहंदी 1,500, Cocktail 1 मेहमान'],
  [
    'en',
    [aFunction({ kind: 'other', name: 'نکاح', guests: 400 }), aFunction()],
    '\u2068نکاح\u2069 400, Wedding 300 guests',
  ],
] as const)('event details · as a text in "%s"', (locale, eventDetails, text) => {
  setLocale(locale);
  expect(describeEventDetails(eventDetails)).toBe(text);
});

test('event details · a lead says of several functions each in full, at a venue those that its total is for', () => {
  const mehndi = aFunction({ kind: 'mehndi', guests: 150, date: '2027-02-10', venue: 'lawn' });
  const wedding = aFunction({ guests: 600, rooms: 10, venue: 'hall' });
  const both = 'Mehndi · 150 guests, all veg, 10 Feb 2027 + Wedding · 600 guests, all veg, 10 rooms';
  expect(describeForLead([mehndi, wedding])).toBe(both);
  expect(describeForLead([mehndi, aFunction()])).toBe('Wedding · 300 guests, all veg');
  expect(describeForLead([mehndi, wedding], 'hall')).toBe('Wedding · 600 guests, all veg, 10 rooms');
  expect(describeForLead([mehndi, wedding], 'elsewhere')).toBe(both);
  expect(describeForLead([{ ...wedding, venue: 'hall' }], 'elsewhere')).toBe('600 guests, all veg, 10 rooms');
});
