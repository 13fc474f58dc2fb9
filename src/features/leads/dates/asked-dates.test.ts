import { expect, test } from 'vitest';
import { setLocale } from '../../../i18n/locale.ts';
import { askedDates, checkDates, type DateValue, textsAtFields } from './asked-dates.ts';

const today = '2027-02-10';
const field = (name: string, text: string, isIncomplete = false): DateValue => ({ name, text, isIncomplete });

test.each<[string, (readonly DateValue[])[], object]>([
  ['from today on', [[field('a', today), field('b', '2027-02-11')]], {}],
  ['in two functions alike', [[field('a', today)], [field('b', today)]], {}],
  ['of one function alone', [[field('a', '')], [field('b', today)]], {}],
  ['beside an empty field', [[field('a', ''), field('b', today)]], {}],
  ['of no function', [[field('a', ''), field('b', '')], [field('c', '')]], { a: 'Please choose a date.' }],
  ['in the past', [[field('a', '1999-02-09')]], {}],
  ['after 2099', [[field('a', '2100-01-01')]], { a: 'Please choose a real date.' }],
  [
    'twice in a function',
    [[field('a', today), field('b', ''), field('c', today)]],
    { c: 'Please choose each date only once.' },
  ],
  ['half typed', [[field('a', '', true)], [field('b', today)]], { a: 'Please choose a real date.' }],
  [
    'that do not exist',
    [[field('a', '2027-02-30'), field('b', '11/02/2027')]],
    { a: 'Please choose a real date.', b: 'Please choose a real date.' },
  ],
])('free dates · the errors of dates %s', (_name, functions, problems) => {
  expect(checkDates(functions)).toEqual(problems);
});

test('free dates · the errors in Hindi', () => {
  setLocale('hi');
  expect(checkDates([[field('a', '', true), field('b', today), field('c', today)]])).toEqual({
    a: 'कृपया सही तारीख चुनिए।',
    c: 'कृपया हर तारीख एक ही बार चुनिए।',
  });
  setLocale('en');
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
])('free dates · the error of "%s" in an answer is shown at the field %s', (path, name) => {
  expect(textsAtFields({ [path]: 'No.' }, asked)).toEqual({ [name]: 'No.' });
});
