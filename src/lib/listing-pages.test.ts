import { expect, test } from 'vitest';
import { isFurtherPage, pagePath } from './listing-pages.ts';

test('listing pages · each page after the first is a further page, also those of two and three digits', () => {
  for (const page of [2, 9, 10, 34, 167])
    expect(isFurtherPage(pagePath('/faridabad', page)), `${page}`).toBe(true);
  for (const path of [pagePath('/faridabad', 1), '/faridabad/banquet-halls', '/venues/hall-10'])
    expect(isFurtherPage(path), path).toBe(false);
});
