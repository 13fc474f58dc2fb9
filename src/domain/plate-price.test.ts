import { expect, test } from 'vitest';
import { type PlateFacts, priceFor, withPlainPlate } from './plate-price.ts';

const unknown: PlateFacts = {
  servesNonVeg: undefined,
  vegPlate: undefined,
  nonVegPlate: undefined,
  vegPackage: undefined,
  nonVegPackage: undefined,
};
const both = { ...unknown, vegPlate: 500, nonVegPlate: 700 };
const vegetarian = { ...unknown, vegPlate: 500, servesNonVeg: false };

test.each([
  ['its plate', both, { kind: 'plate', veg: 500, nonVeg: 700 }],
  [
    'a rounded plate',
    { ...both, vegPlate: { about: 500 }, nonVegPlate: { about: 700 } },
    { kind: 'about', veg: 500, nonVeg: 700 },
  ],
  ['a plate of unknown non-veg price', { vegPlate: 500 }, { kind: 'plate', veg: 500, nonVeg: undefined }],
  ['the plate of a vegetarian kitchen', vegetarian, { kind: 'plate', veg: 500, nonVeg: null }],
  [
    'its package before its plate',
    { ...both, vegPackage: 1800, nonVegPackage: 2000 },
    { kind: 'package', veg: 1800, nonVeg: 2000 },
  ],
  [
    'a package of unknown non-veg price, never the veg one',
    { ...both, vegPackage: 1800 },
    { kind: 'package', veg: 1800, nonVeg: undefined },
  ],
  ['a package alone', { vegPackage: 900 }, { kind: 'package', veg: 900, nonVeg: undefined }],
  [
    'the package of a vegetarian kitchen',
    { ...vegetarian, vegPackage: 1250 },
    { kind: 'package', veg: 1250, nonVeg: null },
  ],
  ['the typical plate', {}, { kind: 'typical', veg: 700, nonVeg: 800 }],
  ['the typical plate where only the non-veg price is known', { nonVegPlate: 900 }, { kind: 'typical' }],
] as const)('price · it is %s', (_, facts, price) => {
  expect(priceFor({ ...unknown, ...facts })).toMatchObject(price);
});

test('price · only a venue that quotes both ways has a plain plate beside its package', () => {
  expect(withPlainPlate({ ...both, vegPackage: 1800, nonVegPackage: 2000 })).toEqual(both);
  expect(withPlainPlate(both)).toBeUndefined();
  expect(withPlainPlate({ ...unknown, vegPackage: 1800 })).toBeUndefined();
});
