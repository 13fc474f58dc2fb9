import { expect, test } from 'vitest';
import { enquiryPrefill, guestRangeOf, pricePrefill } from './event-prefill.ts';

// 21 November 2026, 23:30 in India.
const now = new Date('2026-11-21T18:00:00Z');

test.each([
  [1, 'Less than 100'],
  [99, 'Less than 100'],
  [100, '100-200'],
  [200, '100-200'],
  [201, '200-300'],
  [300, '200-300'],
  [301, '300-400'],
  [400, '300-400'],
  [401, '400-500'],
  [500, '400-500'],
  [501, 'Greater than 500'],
  [5000, 'Greater than 500'],
])('your total · %i guests ask for prices as %s', (guests, range) => {
  expect(guestRangeOf(guests)).toBe(range);
});

test('your total · a form begins with the date and the guests that were said', () => {
  const prefill = { date: '2027-02-12', guests: 300 };
  expect(pricePrefill(prefill, now)).toEqual({ date: '2027-02-12', guests: '200-300' });
  expect(enquiryPrefill(prefill, now)).toEqual({ date: '2027-02-12', guests: '300' });
});

test('your total · a form begins empty where nothing was said, and never with a day that is past', () => {
  expect(pricePrefill({}, now)).toEqual({ date: '', guests: '' });
  expect(enquiryPrefill({ date: '2026-11-20' }, now)).toEqual({ date: '', guests: '' });
  expect(enquiryPrefill({ date: '2026-11-21' }, now).date).toBe('2026-11-21');
});
