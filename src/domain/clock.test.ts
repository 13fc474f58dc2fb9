import { expect, test } from 'vitest';
import { at, hourText, istToday, nextDay } from './clock.ts';

test.each([
  [at(0), '12 am'],
  [at(9), '9 am'],
  [at(12), '12 pm'],
  [at(21, 30), '9:30 pm'],
  [at(24), '12 am'],
  [nextDay(1), '1 am'],
])('clock · minute %i is shown as %s', (minutes, words) => {
  expect(hourText(minutes)).toBe(words);
});

test('clock · an hour in Hindi', () => {
  expect(hourText(at(9), 'hi')).toBe('सुबह 9 बजे');
  expect(hourText(at(21), 'hi')).toBe('रात 9 बजे');
});

test('clock · today is that of India', () => {
  expect(istToday(new Date('2026-11-21T19:00:00Z'))).toBe('2026-11-22');
});
