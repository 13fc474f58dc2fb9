import { expect, test } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import type { Quote } from '../../../domain/quote.ts';
import { aQuote } from '../../../domain/quote-fixture.ts';
import { functionChoices, quoteValues, readQuoteForm } from './read-quote-form.ts';

const wedding = aFunction({ guests: 400, vegShare: 0.6, rooms: 20, date: '2099-02-12', venue: 'hall' });
const given = { kind: 'wedding', guests: 400, vegShare: 0.6, rooms: 20 } as const;
const choices = functionChoices([wedding], 'hall', undefined);

function read(
  values: Readonly<Record<string, string>>,
  of: Partial<Parameters<typeof readQuoteForm>[1]> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return readQuoteForm(form, { id: 'q1', venue: 'hall', choices, ...of });
}

test('quote form · what a venue did not say is absent, and the functions have the figures of the plan', () => {
  expect(read({ price: '', tax: '', rooms: '' }).quote).toEqual(aQuote({ functions: [given] }));
});

test('quote form · amounts are read in any writing', () => {
  const { quote } = read({
    price: 'two',
    of: 'package',
    veg: '₹1,250/-',
    nonVeg: '१४५०',
    minimum: 'some',
    plates: '350',
    tax: 'extra',
    taxShare: '12.5 %',
    dj: 'extra',
    djPrice: 'Rs. 25 000',
    advance: 'share',
    advanceShare: '२५',
  });
  expect(quote).toMatchObject({
    price: { kind: 'plate', of: 'package', veg: 1250, nonVeg: 1450, minimum: 350 },
    tax: 0.125,
    items: { dj: 25_000 },
    advance: { share: 0.25 },
  });
});

test.each([
  ['a missing price', { price: 'one', plate: '' }, { plate: 'plate' }],
  ['a price of nothing', { price: 'sum', sum: '0' }, { sum: 'rupees' }],
  ['a word', { price: 'two', veg: '500', nonVeg: 'same' }, { nonVeg: 'plate' }],
  ['no plates', { price: 'one', plate: '500', minimum: 'some', plates: '0' }, { plates: 'plates' }],
  ['a share above all', { price: 'one', plate: '5', tax: 'extra', taxShare: '180' }, { taxShare: 'percent' }],
  ['a range', { decoration: 'extra', decorationPrice: '10-20' }, { decorationPrice: 'rupees' }],
  ['an advance without its sum', { advance: 'sum' }, { advanceSum: 'rupees' }],
] as const)('quote form · %s is an error at its field', (_, values, errors) => {
  expect(read(values)).toEqual({ errors });
});

test('quote form · the venue and at least one function are asked for', () => {
  expect(read({}, { venue: undefined, choices: [] }).errors).toEqual({ venue: 'venue' });
  const two = functionChoices([wedding, aFunction({ kind: 'haldi' })], 'hall', undefined);
  expect(two.map(({ isChosen }) => isChosen)).toEqual([true, false]);
  expect(read({}, { choices: two }).errors).toEqual({ function: 'functions' });
  expect(read({ function: '1' }, { choices: two }).quote?.functions).toMatchObject([{ kind: 'haldi' }]);
});

test('quote form · a quote fills in the form, which reads the same quote', () => {
  const quotes: Partial<Quote>[] = [
    {},
    { price: { kind: 'plate', veg: 600 }, tax: 'included', items: { rooms: 2500, decoration: 'included' } },
    {
      price: { kind: 'plate', of: 'package', veg: 600, nonVeg: 800, minimum: 0 },
      tax: 0.05,
      items: { dj: 'open', generator: 'not-needed' },
      advance: { rupees: 0 },
    },
    { price: { kind: 'sum', rupees: 2_25_000 }, advance: { share: 0.125 } },
  ];
  for (const facts of quotes) {
    const quote = aQuote({ functions: [given], ...facts });
    expect(read(quoteValues(quote)).quote).toEqual(quote);
  }
});

test('quote form · a sum for all stays for the guests that it was given for, until the family says otherwise', () => {
  const now = aFunction({ ...wedding, guests: 450 });
  const quote = aQuote({ functions: [given], price: { kind: 'sum', rupees: 2_25_000 } });
  const changed = functionChoices([now], 'hall', quote);
  const guests = (values: Readonly<Record<string, string>>) =>
    read({ ...quoteValues(quote), ...values }, { choices: changed }).quote?.functions[0]?.guests;
  expect(guests({})).toBe(400);
  expect(guests({ now: 'on' })).toBe(450);
  expect(guests({ price: 'one', plate: '500' })).toBe(450);
});

test('quote form · a function that is no longer planned at the venue stays in its quote', () => {
  const quote = aQuote({ functions: [given] });
  const elsewhere = functionChoices([aFunction({ ...wedding, venue: 'other' })], 'hall', quote);
  expect(elsewhere).toEqual([{ given, present: given, isChosen: true }]);
  // Of a new quote all are offered.
  expect(functionChoices([aFunction({ ...wedding, venue: 'other' })], 'hall', undefined)).toHaveLength(1);
});
