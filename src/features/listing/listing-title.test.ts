import { expect, test } from 'vitest';
import { listingTitle } from './listing-title.ts';

test('site 2 · Noida’s heading shows a fixed (402 Venues)', () => {
  expect(listingTitle({ cityName: 'Noida', fixedCount: 402, found: 2 }).count).toBe('(402 Venues)');
});

test('site 2 · elsewhere the title count is the filtered count', () => {
  expect(listingTitle({ cityName: 'Faridabad', found: 22 })).toEqual({
    words: 'Wedding Venues in Faridabad',
    count: '(22 Venues)',
  });
  expect(listingTitle({ cityName: 'South Delhi', found: 1 }).count).toBe('(1 Venue)');
  expect(listingTitle({ cityName: 'Faridabad', type: 'Banquet Halls', found: 0 })).toEqual({
    words: 'Banquet Halls in Faridabad',
    count: '(0 Venues)',
  });
});
