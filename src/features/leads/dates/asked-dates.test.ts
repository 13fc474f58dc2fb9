import { expect, test } from 'vitest';
import type { AskedFunction } from '../../../visitor/lead-store.ts';
import {
  askedDates,
  checkAsked,
  checkDates,
  type DateValue,
  dateFieldOf,
  functionsAskedOf,
} from './asked-dates.ts';

const today = '2027-02-10';
const field = (name: string, text: string, isIncomplete = false): DateValue => ({ name, text, isIncomplete });

test.each<[string, (readonly DateValue[])[], object]>([
  ['from today on', [[field('a', today), field('b', '2027-02-11')]], {}],
  ['in two functions alike', [[field('a', today)], [field('b', today)]], {}],
  ['of one function alone', [[field('a', '')], [field('b', today)]], {}],
  ['beside an empty field', [[field('a', ''), field('b', today)]], {}],
  ['of no function', [[field('a', ''), field('b', '')], [field('c', '')]], { a: 'Please choose a date.' }],
  [
    'half typed',
    [[field('a', '', true)], [field('b', today)]],
    { a: 'Please choose a real date, with all four digits of the year.' },
  ],
])('free dates · the errors of dates %s', (_name, functions, problems) => {
  expect(checkDates(functions)).toEqual(problems);
});

const functions = [
  { label: 'Mehndi', name: 'मेहंदी', guests: 150 },
  { label: 'Sangeet', name: 'संगीत' },
];
const asked = askedDates(
  functions,
  [[field('a', '')], [field('b', ''), field('c', today), field('d', '2027-02-11')]],
  { ticked: ['Lake Hall'], isWide: false },
);

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

const mehndi: AskedFunction = { label: 'Mehndi', name: 'Mehndi', venue: 'Lake Hall' };
const sangeet: AskedFunction = { label: 'Sangeet', name: 'Sangeet', venue: 'Rose Garden' };
const wedding: AskedFunction = { label: 'Wedding', name: 'Wedding' };
const plan = [mehndi, sangeet, wedding];

test('free dates · a venue is asked about the functions that are planned there or have no venue; the family can widen it', () => {
  expect(functionsAskedOf('Lake Hall', plan)).toEqual([mehndi, wedding]);
  expect(functionsAskedOf('Elsewhere', plan)).toEqual([wedding]);
  expect(functionsAskedOf('Lake Hall', plan, true)).toEqual(plan);
  expect(functionsAskedOf('Elsewhere', [mehndi, sangeet])).toEqual([mehndi, sangeet]);
});

test('free dates · with each function go the venues that are asked about it, unless all are', () => {
  const dates = [[field('a', today)], [field('b', today)], [field('c', today)]];
  const venuesOf = (isWide: boolean) =>
    askedDates(plan, dates, { ticked: ['Lake Hall', 'Rose Garden'], isWide }).map(({ sent }) => sent.venues);
  expect(venuesOf(false)).toEqual([['Lake Hall'], ['Rose Garden'], undefined]);
  expect(venuesOf(true)).toEqual([undefined, undefined, undefined]);
});

test('free dates · a date that no ticked venue is asked about, and a venue that is asked about no date, have errors', () => {
  const check = (ticked: readonly string[], ...texts: readonly string[]) => {
    const dates = texts.map((text, index) => [field(`f${index}`, text)]);
    const venues = { ticked, isWide: false };
    return checkAsked(askedDates(plan, dates, venues), venues);
  };
  expect(check(['Lake Hall', 'Rose Garden'], today, today, today)).toEqual({});
  expect(check(['Lake Hall'], today, today, '')).toEqual({
    f1: expect.stringMatching(/^No ticked venue is asked about this\./),
  });
  expect(check(['Lake Hall', 'Rose Garden'], today, '', '')).toEqual({
    venues: 'There is no date to ask Rose Garden about. Add one, or untick it.',
  });
  expect(check(['Lake Hall'], '', '', '')).toEqual({});
  expect(check([], today, today, today)).toEqual({});
});
