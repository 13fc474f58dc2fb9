import { expect, test } from 'vitest';
import { showPlate } from './plate-prices.ts';

const about = { veg: 600, nonVeg: 700, about: true } as const;

test.each([
  [
    'its own',
    { veg: 500, nonVeg: null },
    { veg: '₹500', nonVeg: 'N/A', servesNonVeg: false, typical: false },
  ],
  ['rounded', about, { veg: 'about ₹600', nonVeg: 'about ₹700', servesNonVeg: true, typical: false }],
  ['typical', undefined, { veg: '₹700', nonVeg: '₹800', servesNonVeg: true, typical: true }],
])('plate prices · %s', (_, plate, texts) => {
  expect(showPlate({ plate })).toEqual(texts);
});
