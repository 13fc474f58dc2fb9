import { expect, test } from 'vitest';
import { aVenue } from '../venue-fixture.ts';
import { describePlate } from './plate-texts.ts';

test.each([
  [
    'its own',
    { vegPlate: 500, servesNonVeg: false },
    { veg: '₹500', nonVeg: 'N/A', servesNonVeg: false, typical: false },
  ],
  [
    'rounded',
    { vegPlate: { about: 600 }, nonVegPlate: { about: 700 } },
    { veg: 'about ₹600', nonVeg: 'about ₹700', servesNonVeg: true, typical: false },
  ],
  ['typical', {}, { veg: '₹700', nonVeg: '₹800', servesNonVeg: true, typical: true }],
  [
    'its own, and "ask" for the other one',
    { vegPlate: 500 },
    { veg: '₹500', nonVeg: 'ask', servesNonVeg: true, typical: false },
  ],
])('plate texts · %s', (_, facts, texts) => {
  expect(describePlate(aVenue(facts))).toEqual(texts);
});

const both = { vegPlate: 500, nonVegPlate: 700 };

test.each([
  [{ ...both, vegPackage: 1800, nonVegPackage: 2000 }, '₹1,800 veg, ₹2,000 non-veg'],
  [{ ...both, vegPackage: 1800 }, '₹1,800 veg, ask non-veg'],
  [{ vegPlate: 500, servesNonVeg: false, vegPackage: 1250 }, '₹1,250 veg'],
])('plate texts · of %j the package reads %s', (facts, text) => {
  expect(describePlate(aVenue(facts)).package).toBe(text);
});
