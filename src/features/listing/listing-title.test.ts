import { expect, test } from 'vitest';
import { listingTitle } from './listing-title.ts';

test('listing title · Noida shows a fixed (402 Venues)', () => {
  expect(listingTitle({ cityName: 'Noida', fixedCount: 402, found: 2 }).count).toBe('(402 Venues)');
});

test('listing title · elsewhere the count is that of the matching venues', () => {
  expect(listingTitle({ cityName: 'Faridabad', found: 22 })).toEqual({
    words: 'Wedding Venues in Faridabad',
    count: '(22 Venues)',
  });
  expect(listingTitle({ cityName: 'South Delhi', found: 1 }).count).toBe('(1 Venue)');
  expect(listingTitle({ cityName: 'Faridabad', type: 'banquet-hall', found: 0 })).toEqual({
    words: 'Banquet Halls in Faridabad',
    count: '(0 Venues)',
  });
});
