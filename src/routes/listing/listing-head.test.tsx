import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { listingTitle } from './listing-head.tsx';

afterEach(() => setLocale('en'));

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

test('listing title · in Hindi the city comes first', () => {
  setLocale('hi');
  expect(listingTitle({ cityName: 'फरीदाबाद', found: 22 })).toEqual({
    words: 'फरीदाबाद में शादी के वेन्यू',
    count: '(22 वेन्यू)',
  });
  expect(listingTitle({ cityName: 'नोएडा', type: 'banquet-hall', fixedCount: 402, found: 2 })).toEqual({
    words: 'नोएडा में बैंक्वेट हॉल',
    count: '(402 वेन्यू)',
  });
});
