import { expect, test } from 'vitest';
import { isVegetarianKitchen, priceFor, withPlainPlate } from './plate-price.ts';

const both = { veg: 500, nonVeg: 700 };
const vegetarian = { veg: 500, nonVeg: null };

test.each([
  ['its plate', { plate: both }, { kind: 'plate', veg: 500, nonVeg: 700 }],
  ['a rounded plate', { plate: { ...both, about: true } }, { kind: 'about', veg: 500, nonVeg: 700 }],
  [
    'its package before its plate',
    { plate: both, packagePlate: { veg: 1800, nonVeg: 2000 } },
    { kind: 'package', veg: 1800, nonVeg: 2000 },
  ],
  [
    'a package of unknown non-veg price, never the veg one',
    { plate: both, packagePlate: { veg: 1800 } },
    { kind: 'package', veg: 1800, nonVeg: undefined },
  ],
  ['a package alone', { packagePlate: { veg: 900 } }, { kind: 'package', veg: 900, nonVeg: undefined }],
  [
    'the package of a vegetarian kitchen',
    { plate: vegetarian, packagePlate: { veg: 1250 } },
    { kind: 'package', veg: 1250, nonVeg: null },
  ],
  ['the typical plate', {}, { kind: 'typical', veg: 700, nonVeg: 800 }],
] as const)('price · it is %s', (_, facts, price) => {
  expect(priceFor({ plate: undefined, packagePlate: undefined, ...facts })).toEqual(price);
});

test('price · a kitchen is vegetarian if its plate has no non-veg price, not if that is unknown', () => {
  expect([vegetarian, both, undefined].map((plate) => isVegetarianKitchen({ plate }))).toEqual([
    true,
    false,
    false,
  ]);
});

test('price · only a venue that quotes both ways has a plain plate beside its package', () => {
  const packagePlate = { veg: 1800 };
  expect(withPlainPlate({ plate: both, packagePlate })).toEqual({ plate: both, packagePlate: undefined });
  expect(withPlainPlate({ plate: both, packagePlate: undefined })).toBeUndefined();
  expect(withPlainPlate({ plate: undefined, packagePlate })).toBeUndefined();
});
