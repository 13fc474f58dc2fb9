import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { venueTexts } from '../venue-texts.ts';
import { writeValue } from './fact-kinds.ts';
import { factTexts } from './fact-texts.ts';
import { type FactId, factIds, rowOf } from './facts.ts';
import { formatFact } from './format-fact.ts';
import { factsSchema, readFact, readTyped } from './read-fact.ts';

test.each<[FactId, string, unknown]>([
  ['vegPlate', '1,650', 1650],
  ['vegPlate', '₹ 650/-', 650],
  ['vegPlate', '६५०', 650],
  ['vegPlate', '650.00', 650],
  ['vegPlate', 'about 500', { about: 500 }],
  ['vegPlate', 'लगभग ५००', { about: 500 }],
  ['roomPrice', 'रु. ३,००० /-', 3000],
  ['bookingAmount', '₹1,20,000', 120_000],
  ['bookingAmount', '2.25 lakh', 225_000],
  ['bookingAmount', '2.25 लाख', 225_000],
  ['bookingAmount', '1 crore', 10_000_000],
  ['deposit', '0', 0],
  ['minimumPlates', '0', 0],
  ['changingRooms', '1 or 2', [1, 2]],
  ['changingRooms', '1–2', [1, 2]],
  ['changingRooms', '2', 2],
  ['advanceShare', '25%', 0.25],
  ['advanceShare', '25', 0.25],
  ['advanceShare', '0.25', 0.25],
  ['advanceShare', '100%', 1],
  ['foodTax', '18%', 0.18],
  ['foodTax', '0.18', 0.18],
  ['foodTax', '5', 0.05],
  ['foodTax', 'Included', 'included'],
  ['foodTax', 'शामिल', 'included'],
  ['foodTax', 'no', 0],
  ['eveningOpens', '18:30', 1110],
  ['eveningOpens', '6:30 pm', 1110],
  ['eveningOpens', 'शाम 6:30 बजे', 1110],
  ['eveningOpens', '7 PM', 1140],
  ['musicUntil', '10:30:00', 630],
  ['musicUntil', '22:30', 1350],
  ['musicUntil', '2 am', 1560],
  ['musicUntil', 'रात 12 बजे', 1440],
  ['eveningCloses', '08:00', 1920],
  ['eveningCloses', '8:01', 481],
  ['eveningCloses', '12 am', 1440],
  ['eveningOpens', '00:30', 30],
  ['corkage', '500', 500],
  ['corkage', '₹500 a bottle', 500],
  ['corkage', '500/bottle', 500],
  ['corkage', 'from 500', { from: 500 }],
  ['decoration', '60,000 onwards', { from: 60_000 }],
  ['corkage', 'included', 'included'],
  ['royalty', 'no charge', 'no-charge'],
  ['royalty', '0', 'no-charge'],
  ['royalty', 'No', 'no-charge'],
  ['generator', 'फ़्री', 'no-charge'],
  ['lift', 'Yes', true],
  ['lift', 'n', false],
  ['lift', 'TRUE', true],
  ['lift', 'हाँ', true],
  ['lift', 'नहीं', false],
  ['refund', 'Half\tuntil a month before', 'Half until a month before'],
  ['vegPlate', ' ', undefined],
])('facts · %s: "%s" is read as %j', (id, typed, answer) => {
  expect(readFact(id, typed)).toEqual({ answer });
});

test.each<[FactId, string, string]>([
  ['vegPlate', '5', 'too-low'],
  ['vegPlate', '6.5e22', 'not-a-number'],
  ['vegPlate', '6,50,000', 'too-high'],
  ['vegPlate', '-650', 'not-a-number'],
  ['vegPlate', '650 or 700', 'not-a-number'],
  ['advanceShare', '25% at booking', 'not-a-share'],
  ['advanceShare', '0', 'not-a-share'],
  ['foodTax', '30%', 'too-high'],
  ['foodTax', 'yes', 'not-a-tax'],
  ['lift', 'maybe', 'not-yes-or-no'],
  ['corkage', 'yes', 'not-a-charge'],
  ['corkage', '500 a plate', 'not-a-charge'],
  ['eveningOpens', '25:00', 'not-a-time'],
  ['eveningOpens', '7', 'not-a-time'],
  ['eveningOpens', '13 pm', 'not-a-time'],
  ['changingRooms', '2-1', 'high-to-low'],
  ['refund', 'Half\nuntil May', 'line-break'],
  ['refund', 'R'.repeat(201), 'too-long'],
])('facts · %s: "%s" is %s', (id, typed, problem) => {
  expect(readFact(id, typed)).toEqual({ problem });
});

test.each([
  ['name', '', 'missing'],
  ['name', 'गार्डन', 'not-latin'],
  ['locality', 'सेक्टर 18', 'not-latin'],
  ['nameHi', 'Hotel राजमहल', 'not-devanagari'],
  ['city', 'noidaa', 'not-a-choice'],
  ['types', 'banquet-hall, lawn', 'not-a-choice'],
] as const)('venue texts · %s: "%s" is %s', (id, typed, problem) => {
  expect(readTyped(venueTexts[id], typed)).toEqual({ problem });
});

/** Values that each kind can have. */
const rupees = fc.integer({ min: 200, max: 20_000 });
const values = {
  'yes-no': fc.boolean(),
  count: fc.integer({ min: 0, max: 2_000 }),
  range: fc.integer({ min: 0, max: 99 }).map((low) => [low, low + 1]),
  rupees,
  'plate-price': rupees,
  share: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
  tax: fc.oneof(
    fc.constant('included'),
    fc.integer({ min: 0, max: 28 }).map((percent) => percent / 100),
  ),
  time: fc.integer({ min: 481, max: 1439 }),
  charge: fc.oneof(
    fc.constantFrom('included', 'no-charge'),
    rupees,
    rupees.map((from) => ({ from })),
  ),
  text: fc.constantFrom('Half until a month before', 'फूल और लाइट'),
};

test('facts · what is written as it would be typed is read as the same value, and is valid in a file', () => {
  for (const id of factIds) {
    const row = rowOf(id);
    fc.assert(
      fc.property(values[row.kind], (value) => {
        expect(readTyped(row, writeValue(row, value))).toEqual({ answer: value });
        expect(v.is(factsSchema(), { [id]: value })).toBe(true);
        expect(formatFact(id, value as never)).not.toMatch(/undefined|\[object/);
      }),
      { numRuns: 20 },
    );
  }
});

test('facts · another key, and a value of another kind, are refused', () => {
  for (const wrong of [
    { lft: true },
    { lift: 'yes' },
    { corkage: 0 },
    { vegPlate: '500' },
    { lift: undefined },
  ])
    expect(v.is(factsSchema(), wrong)).toBe(false);
});

test('facts · any text is read or named, never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...factIds), (typed, id) => {
      const read = readFact(id, typed);
      expect('answer' in read || typeof read.problem === 'string').toBe(true);
    }),
  );
});

test('facts · no two have one label or one question of their own', () => {
  const labels = factIds.map((id) => factTexts[id].label());
  expect(new Set(labels).size).toBe(labels.length);
});

test.each(factIds.filter((id) => rowOf(id).kind === 'charge'))(
  'facts · %s is asked so that a "no" says that there is no charge',
  (id) => {
    expect(readFact(id, 'no')).toEqual({ answer: 'no-charge' });
    expect(factTexts[id].question({}, { locale: 'en' })).toMatch(
      /^Is there a (?:charge|royalty|corkage charge)\b/,
    );
    expect(factTexts[id].question({}, { locale: 'hi' })).toMatch(/^क्या .+ (?:लगते|लगता|लगती) हैं?,/);
  },
);
