import { expect, test } from 'vitest';
import { askedDates, checkDates, type DateValue, dateFieldOf } from './asked-dates.ts';

const today = '2027-02-10';
const field = (name: string, text: string, isIncomplete = false): DateValue => ({ name, text, isIncomplete });

test.each<[string, (readonly DateValue[])[], object]>([
  ['from today on', [[field('a', today), field('b', '2027-02-11')]], {}],
  ['in two functions alike', [[field('a', today)], [field('b', today)]], {}],
  ['of one function alone', [[field('a', '')], [field('b', today)]], {}],
  ['beside an empty field', [[field('a', ''), field('b', today)]], {}],
  ['of no function', [[field('a', ''), field('b', '')], [field('c', '')]], { a: 'Please choose a date.' }],
  ['half typed', [[field('a', '', true)], [field('b', today)]], { a: 'Please choose a real date.' }],
])('free dates · the errors of dates %s', (_name, functions, problems) => {
  expect(checkDates(functions)).toEqual(problems);
});

const functions = [
  { label: 'Mehndi', name: 'मेहंदी', guests: 150 },
  { label: 'Sangeet', name: 'संगीत' },
];
const asked = askedDates(functions, [
  [field('a', '')],
  [field('b', ''), field('c', today), field('d', '2027-02-11')],
]);

test('free dates · functions without dates are left out', () => {
  expect(asked).toEqual([
    {
      name: 'संगीत',
      sent: { label: 'Sangeet', guests: undefined, dates: [today, '2027-02-11'] },
      fields: ['c', 'd'],
    },
  ]);
});

test.each([
  ['functions.0.dates.1', 'd'],
  ['functions.0.dates', 'c'],
  ['functions.0.label', 'c'],
  ['functions', 'c'],
  ['functions.7.dates.7', 'c'],
  ['venues', 'venues'],
  ['venues.2', 'venues'],
  ['phone', 'phone'],
])('free dates · the error of "%s" is shown at the field %s', (path, name) => {
  expect(dateFieldOf(path, asked)).toBe(name);
});
