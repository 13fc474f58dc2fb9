import { expect, test } from 'vitest';
import { describePlate } from './plate-texts.ts';

const about = { veg: 600, nonVeg: 700, about: true } as const;

test.each([
  [
    'its own',
    { veg: 500, nonVeg: null },
    { veg: '₹500', nonVeg: 'N/A', servesNonVeg: false, typical: false },
  ],
  ['rounded', about, { veg: 'about ₹600', nonVeg: 'about ₹700', servesNonVeg: true, typical: false }],
  ['typical', undefined, { veg: '₹700', nonVeg: '₹800', servesNonVeg: true, typical: true }],
])('plate texts · %s', (_, plate, texts) => {
  expect(describePlate({ plate, packagePlate: undefined })).toEqual(texts);
});

const both = { veg: 500, nonVeg: 700 };

test.each([
  [both, { veg: 1800, nonVeg: 2000 }, '₹1,800 veg, ₹2,000 non-veg'],
  [both, { veg: 1800 }, '₹1,800 veg, ask non-veg'],
  [{ veg: 500, nonVeg: null }, { veg: 1250 }, '₹1,250 veg'],
])('plate texts · of %j with the package %j the package reads %s', (plate, packagePlate, text) => {
  expect(describePlate({ plate, packagePlate }).package).toBe(text);
});
