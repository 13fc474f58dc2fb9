import { expect, test } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { enquiryPrefill, guestRangeOf, pricePrefill } from './event-prefill.ts';

// 21 November 2026, 23:30 in India.
const now = new Date('2026-11-21T18:00:00Z');

test.each([
  [1, 'under-100'],
  [99, 'under-100'],
  [100, '100-200'],
  [200, '100-200'],
  [201, '200-300'],
  [300, '200-300'],
  [301, '300-400'],
  [400, '300-400'],
  [401, '400-500'],
  [500, '400-500'],
  [501, 'over-500'],
  [5000, 'over-500'],
])('prefill · %i guests are in the range %s', (guests, range) => {
  expect(guestRangeOf(guests)).toBe(range);
});

test('prefill · forms start with the date and guests of the event details', () => {
  const dated = [aFunction({ date: '2027-02-12' })] as const;
  expect(pricePrefill(dated, 'milanvatika', now)).toEqual({ date: '2027-02-12', guests: '200-300' });
  expect(enquiryPrefill(dated, now)).toEqual({ date: '2027-02-12', guests: '300' });
});

test('prefill · forms start empty without event details, and without a date in the past', () => {
  expect(pricePrefill(undefined, 'milanvatika', now)).toEqual({ date: '', guests: '' });
  expect(enquiryPrefill(undefined, now)).toEqual({ date: '', guests: '' });
  expect(enquiryPrefill([aFunction({ date: '2026-11-20' })], now).date).toBe('');
  expect(enquiryPrefill([aFunction({ date: '2026-11-21' })], now).date).toBe('2026-11-21');
});

const mehndi = aFunction({ kind: 'mehndi', guests: 150, date: '2027-02-10' });
const wedding = aFunction({ guests: 600, date: '2027-02-12' });

test('prefill · of several functions, forms start with the one that has the most guests', () => {
  expect(enquiryPrefill([mehndi, wedding, mehndi], now)).toEqual({ date: '2027-02-12', guests: '600' });
});

test('prefill · at a venue, forms start with the function that the family holds there', () => {
  const chosen = [
    { ...mehndi, venue: 'milanvatika' },
    { ...wedding, venue: 'samargrand' },
  ] as const;
  expect(pricePrefill(chosen, 'milanvatika', now)).toEqual({ date: '2027-02-10', guests: '100-200' });
  expect(pricePrefill(chosen, 'samargrand', now)).toEqual({ date: '2027-02-12', guests: 'over-500' });
  // Its open functions come next, then the whole wedding.
  expect(pricePrefill([chosen[0], wedding], 'milanvatika', now).date).toBe('2027-02-10');
  expect(pricePrefill([mehndi, chosen[1]], 'milanvatika', now).date).toBe('2027-02-10');
  expect(pricePrefill(chosen, 'hotelrajmahal', now).date).toBe('2027-02-12');
});

test('prefill · forms about no venue start with a function that has none yet', () => {
  const chosen = { ...wedding, venue: 'samargrand' };
  expect(enquiryPrefill([mehndi, chosen], now)).toEqual({ date: '2027-02-10', guests: '150' });
  expect(enquiryPrefill([chosen], now)).toEqual({ date: '2027-02-12', guests: '600' });
});
