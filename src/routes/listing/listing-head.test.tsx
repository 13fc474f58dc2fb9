import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { listingTitle } from './listing-head.tsx';

afterEach(() => setLocale('en'));

const halls = 'banquet-hall' as const;

test.each([
  ['en', { cityName: 'Faridabad', found: 22 }, 'Wedding Venues in Faridabad (22 Venues)'],
  ['en', { cityName: 'South Delhi', found: 1 }, 'Wedding Venues in South Delhi (1 Venue)'],
  ['en', { cityName: 'Faridabad', type: halls, found: 0 }, 'Banquet Halls in Faridabad (0 Venues)'],
  ['en', { cityName: 'Noida', fixedCount: 402, found: 2 }, 'Wedding Venues in Noida (402 Venues)'],
  ['hi', { cityName: 'फरीदाबाद', found: 22 }, 'फरीदाबाद में शादी के वेन्यू (22 वेन्यू)'],
  ['en', { cityName: 'Noida', type: halls, fixedCount: 402, found: 1 }, 'Banquet Halls in Noida (1 Venue)'],
  ['hi', { cityName: 'नोएडा', fixedCount: 402, found: 2 }, 'नोएडा में शादी के वेन्यू (402 वेन्यू)'],
  ['hi', { cityName: 'नोएडा', type: halls, fixedCount: 402, found: 1 }, 'नोएडा में बैंक्वेट हॉल (1 वेन्यू)'],
] as const)('listing title · in "%s", of %j it is %s', (locale, options, title) => {
  setLocale(locale);
  const { words, count } = listingTitle(options);
  expect(`${words} ${count}`).toBe(title);
});
