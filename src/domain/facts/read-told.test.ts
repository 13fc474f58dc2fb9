import { expect, test } from 'vitest';
import { readOldQuotes } from './read-old-quotes.ts';
import { formatTold, readTold } from './read-told.ts';

const day = '2026-11-28';
const wedding = { kind: 'wedding', guests: 300, vegShare: 0.6, rooms: 0 } as const;

test('told · what is stored is read back, and facts that are not known or not valid are left out', () => {
  const told = {
    samargrand: { facts: { corkage: 500, lift: true }, notes: { lift: 'small' }, day },
  } as const;
  expect(readTold(formatTold(told))).toEqual(told);
  const later = {
    samargrand: { facts: { corkage: 500, vegPlate: 'x', pool: true }, day },
    'no id!': { facts: {}, day },
  };
  expect(readTold(JSON.stringify(later))).toEqual({ samargrand: { facts: { corkage: 500 }, day } });
});

test.each(['', '[]', '{', 'null', '{"a":1}', '{"samargrand":{"facts":{}}}'])(
  'told · "%s" is read as nothing',
  (text) => {
    expect(readTold(text)).toEqual({});
    expect(readOldQuotes(text, day)).toEqual({});
  },
);

const quote = (facts: object) => ({
  id: 'q',
  venue: 'samargrand',
  functions: [wedding],
  items: {},
  ...facts,
});

test('told · the newest quote of a venue becomes facts, older ones lines of the note', () => {
  const quotes = [
    quote({ price: { kind: 'sum', rupees: 200_000 }, items: { rooms: 'included' } }),
    quote({
      price: { kind: 'plate', of: 'plate', veg: 560, minimum: 250 },
      tax: 0.05,
      items: {
        rooms: 2500,
        decoration: 60_000,
        dj: 'included',
        generator: 0,
        corkage: 9000,
        cleaning: 'not-needed',
      },
      advance: { share: 0.3 },
    }),
  ];
  expect(readOldQuotes(JSON.stringify(quotes), day)).toEqual({
    samargrand: {
      facts: {
        vegPlate: 560,
        nonVegPlate: 560,
        minimumPlates: 250,
        foodTax: 0.05,
        roomPrice: 2500,
        decoration: 60_000,
        dj: 'included',
        generator: 'no-charge',
        advanceShare: 0.3,
      },
      plate: 'plate',
      note: expect.stringMatching(/^Corkage: ₹9,000\nTold earlier: Wedding.*300 guests.*₹2,00,000.*Included/),
      day,
    },
  });
});

test('told · a figure of a quote that no fact can have is kept in the note', () => {
  const quotes = [quote({ price: { kind: 'plate', veg: 50_000 } })];
  expect(readOldQuotes(JSON.stringify(quotes), day).samargrand).toEqual({
    facts: {},
    note: 'Veg plate: ₹50,000 per plate\nNon-veg plate: ₹50,000 per plate',
    day,
  });
});

test('told · one sum stays with the functions that it was given for', () => {
  const quotes = [quote({ price: { kind: 'sum', rupees: 225_000 }, tax: 'included' })];
  expect(readOldQuotes(JSON.stringify(quotes), day).samargrand).toEqual({
    facts: { foodTax: 'included' },
    sum: { rupees: 225_000, functions: [wedding] },
    day,
  });
});
