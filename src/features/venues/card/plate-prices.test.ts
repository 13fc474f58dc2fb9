import { expect, test } from 'vitest';
import { showPlate } from './plate-prices.ts';

test('plate prices · a known price is the venue’s own, and N/A stays N/A', () => {
  expect(showPlate({ plate: { veg: 500, nonVeg: null } })).toEqual({
    veg: '₹500',
    nonVeg: 'N/A',
    servesNonVeg: false,
    typical: false,
  });
});

test('plate prices · a rounded price says "about"', () => {
  const shown = showPlate({ plate: { veg: 600, nonVeg: 700, about: true } });
  expect(shown).toEqual({ veg: 'about ₹600', nonVeg: 'about ₹700', servesNonVeg: true, typical: false });
});

test('plate prices · without prices 700 veg and 800 non-veg are typical', () => {
  expect(showPlate({ plate: undefined })).toEqual({
    veg: '₹700',
    nonVeg: '₹800',
    servesNonVeg: true,
    typical: true,
  });
});
