import { expect, test } from 'vitest';
import { readAnswer, venueQuestions } from './venue-questions.ts';

const read = (id: keyof typeof venueQuestions, typed: string) => readAnswer(venueQuestions[id], typed);

test.each([
  ['vegPlate', '1,650', 1650],
  ['vegPlate', '₹ 650/-', 650],
  ['vegPlate', '६५०', 650],
  ['roomPrice', 'रु. ३,००० /-', 3000],
  ['foodTax', '18%', 18],
  ['locality', 'Sector\t21', 'Sector 21'],
  ['managed', 'Yes', true],
  ['managed', 'n', false],
  ['city', 'noida', 'noida'],
  ['nameHi', ' होटल राजमहल ', 'होटल राजमहल'],
  ['ownerPhone', '+91 98765 43210', '9876543210'],
  ['eveningOpens', '18:30', 1110],
  ['familyQuestions', 'Is there parking?\nYes.', 'Is there parking?\nYes.'],
  ['vegPlate', ' ', undefined],
] as const)('venue questions · %s: "%s" is read as %j', (id, typed, answer) => {
  expect(read(id, typed)).toEqual({ answer });
});

test.each([
  ['name', '', 'missing'],
  ['name', 'गार्डन', 'not-latin'],
  ['locality', 'सेक्टर 18', 'not-latin'],
  ['name', 'Hotel\nRajmahal', 'line-break'],
  ['name', 'R'.repeat(81), 'too-long'],
  ['nameHi', 'Hotel राजमहल', 'not-devanagari'],
  ['vegPlate', '5', 'too-low'],
  ['vegPlate', '6.5e22', 'not-a-number'],
  ['vegPlate', '65000000000000000000000', 'too-high'],
  ['vegPlate', '-650', 'not-a-number'],
  ['city', 'noidaa', 'not-a-choice'],
  ['managed', 'maybe', 'not-a-choice'],
  ['ownerPhone', '98765', 'not-a-phone'],
  ['morningOpens', '25:00', 'not-a-time'],
] as const)('venue questions · %s: "%s" is %s', (id, typed, problem) => {
  expect(read(id, typed)).toEqual({ problem });
});
