import { expect, test } from 'vitest';
import { firstHolds, htmlAttributes } from '../src/app/html-attributes.ts';
import { sortVenues } from '../src/features/listing/sort-venues.ts';
import type { ListingData } from '../src/routes/listing/listing-data.ts';
import { loadPageData } from '../src/routes/pages.ts';

test('held list · a page says how many guests the first venue of its recommended order holds', () => {
  const { data, route, head } = loadPageData('/faridabad');
  const first = sortVenues((data as ListingData).venues, 'recommended')[0]?.halls ?? [];
  const most = Math.max(...first.flatMap(({ seats, floating = 0 }) => [seats, floating]));
  expect(firstHolds({ route, head, data })).toBe(first.length > 0 ? ` data-first-holds="${most}"` : '');
  expect(firstHolds(loadPageData('/plan'))).toBe('');
});

test('held list · the parameters that change a list, a comparison or the gallery are named', () => {
  const [, names = ''] = /^data-list-params="(.*)"$/.exec(htmlAttributes) ?? [];
  expect(names.split(' ')).toEqual(expect.arrayContaining(['q', 'sort', 'type', 'venues', 'category']));
});
