import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format.ts';
import { readRupees, readWholeNumber } from './whole-number.ts';

test.each([
  ['300', 300],
  ['0', 0],
  ['0300', 300],
  [' 300 ', 300],
  ['५००', 500],
  ['१५०', 150],
  ['१,५०,०००', 1_50_000],
  ['৫০০', 500],
  ['੫੦੦', 500],
  ['५00', 500],
  ['５００', 500],
  ['１，５００', 1500],
  ['٥٠٠', 500],
  ['١٬٥٠٠', 1500],
  ['1,50,000', 1_50_000],
  ['1,500', 1500],
  ['5 00', 500],
  ['1 500', 1500],
  ["1'500", 1500],
  ['\u200e500\u200f', 500],
  ['5\u200b00', 500],
  // As dictated.
  ['500.', 500],
  ['५००।', 500],
])('whole number · %j is %d', (typed, number) => {
  expect(readWholeNumber(typed)).toBe(number);
});

test.each(['₹1,50,000/-', 'Rs. 1,50,000', 'rs 1 50 000 /-', 'INR 150000', 'रु. १,५०,०००', ' ₹150000 '])(
  'rupees · %j is 150000',
  (typed) => {
    expect(readRupees(typed)).toBe(1_50_000);
  },
);

test.each(['', '₹', '-150', '1.5 lakh', '1-2', '150/'])('rupees · %j is not an amount', (typed) => {
  expect(readRupees(typed)).toBeUndefined();
});

test.each([
  '',
  ' ',
  '\u200b',
  'abc',
  '300 guests',
  '-5',
  '+5',
  '1.5',
  '300-400',
  '300, 400',
  ',500',
  '500,',
  '५००.५',
  '9'.repeat(17),
])('whole number · %j is none', (typed) => {
  expect(readWholeNumber(typed)).toBeUndefined();
});

test('whole number · every number is read back as the site writes it', () => {
  fc.assert(fc.property(fc.nat(), (number) => readWholeNumber(formatNumber(number)) === number));
});
