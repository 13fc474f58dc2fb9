import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import {
  describeContents,
  describeKitchen,
  describeNoTotal,
  describePackage,
  plainPlateTotal,
} from './total-texts.ts';
import { calculateVenueTotal } from './venue-total.ts';

afterEach(() => setLocale('en'));

const plate = { vegPlate: 500, nonVegPlate: 700 };
const packages = { vegPackage: 1800, nonVegPackage: 2000 };
const vegetarian = aVenue({ vegPlate: 500, servesNonVeg: false });

test.each([
  [packages, [1], 'with its package ₹1,800 a plate'],
  [packages, [0.6], 'with its package ₹1,800/₹2,000 a plate'],
  [packages, [0], 'with its package ₹2,000 a plate'],
  [packages, [1, 0], 'with its package ₹1,800/₹2,000 a plate'],
  [{}, [1], undefined],
])('total texts · with the package %j and the veg shares %j it says: %s', (quoted, shares, text) => {
  const functions = shares.map((vegShare) => aFunction({ vegShare }));
  expect(describePackage(aVenue({ ...plate, ...quoted }), functions)).toBe(text);
});

test('total texts · a hall that quotes both ways has a total with the plain plate too', () => {
  // 400 × 500 and 18%.
  const functions = [aFunction({ guests: 400 })];
  expect(plainPlateTotal(aVenue({ ...plate, vegPackage: 1800 }), functions)).toBe('₹2,36,000');
  const about = aVenue({ vegPlate: { about: 500 }, nonVegPlate: { about: 700 }, vegPackage: 1800 });
  expect(plainPlateTotal(about, functions)).toBe('about ₹2,36,000');
  expect(plainPlateTotal(aVenue(plate), functions)).toBeUndefined();
});

test('total texts · a vegetarian kitchen says how many plates are veg, if any guest eats non-veg', () => {
  const mixed = aFunction({ guests: 600, vegShare: 0 });
  expect(describeKitchen(vegetarian, [mixed])).toBe('This kitchen is vegetarian: all 600 plates are veg');
  expect(describeKitchen(vegetarian, [aFunction()])).toBeUndefined();
  expect(describeKitchen(aVenue(plate), [mixed])).toBeUndefined();
  setLocale('hi');
  expect(describeKitchen(vegetarian, [mixed])).toBe('यहाँ का किचन प्योर वेज है, इसलिए सभी 600 प्लेटें वेज होंगी');
});

test('total texts · without a total they name the price that is missing', () => {
  expect(describeNoTotal(aVenue())).toMatch(/own plate price/);
  expect(describeNoTotal(aVenue({ ...plate, vegPackage: 900 }))).toMatch(/non-veg price of its package/);
  expect(describeNoTotal(aVenue({ vegPlate: 500 }))).toMatch(/price of its non-veg plate/);
});

test('total texts · decoration at the family’s figure is marked as theirs', () => {
  const total = calculateVenueTotal(vegetarian, [aFunction({ decor: 50_000 })]);
  expect(total && describeContents(total)).toBe('With decoration ₹50,000, your figure');
});

test.each([
  [{}, 0, 'Not counted: decoration'],
  [{ decoration: { from: 16_000 } }, 0, 'With decoration from ₹16,000'],
  [{ decoration: { from: 16_000 } }, 5, 'With decoration from ₹16,000 · Not counted: rooms'],
])('total texts · of %j with %d rooms they say: %s', (facts, rooms, text) => {
  const total = calculateVenueTotal({ ...vegetarian, ...facts }, [aFunction({ rooms })]);
  expect(total && describeContents(total)).toBe(text);
});
