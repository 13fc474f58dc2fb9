import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetBands } from '../../../domain/budget-bands.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import {
  budgetBandOf,
  matchesBudget,
  matchesFacilities,
  matchesLocality,
  matchesType,
  platePrice,
  rulesFor,
  servesMeal,
} from './filter-rules.ts';

describe('filters · the location contains any selected locality', () => {
  const venue = aVenue({ localityIds: ['mathura-road', 'sector-116'] });
  test.each([
    [[], true],
    [['sector-116'], true],
    [['sector-135', 'sector-116'], true],
    [['sector-135'], false],
    [['sector-11'], false],
  ])('%j: %s', (localities, passes) => {
    expect(matchesLocality(venue, localities)).toBe(passes);
  });
});

test('filters · any selected venue type must match', () => {
  const venue = aVenue({ venueTypes: ['banquet-hall', 'wedding-lawn'] });
  expect(matchesType(venue, [])).toBe(true);
  expect(matchesType(venue, ['wedding-resort', 'wedding-lawn'])).toBe(true);
  expect(matchesType(venue, ['wedding-resort'])).toBe(false);
});

test('filters · all selected facilities must match', () => {
  const venue = aVenue({ facilities: ['ample-parking', 'hawan'] });
  expect(matchesFacilities(venue, [])).toBe(true);
  expect(matchesFacilities(venue, ['hawan', 'ample-parking'])).toBe(true);
  expect(matchesFacilities(venue, ['hawan', 'alcohol'])).toBe(false);
});

test.each([
  ['vegetarian', true, false],
  ['non-vegetarian', false, true],
  ['both', false, true],
  [undefined, false, false],
] as const)(
  'filters · a %s kitchen matches the vegetarian filter: %s, the non-vegetarian filter: %s',
  (mealPreference, veg, nonVeg) => {
    const venue = aVenue(mealPreference ? { mealPreference } : {});
    expect(servesMeal(venue, 'vegetarian')).toBe(veg);
    expect(servesMeal(venue, 'non-vegetarian')).toBe(nonVeg);
  },
);

test.each([
  ['vegetarian', true, false],
  ['non-vegetarian', false, true],
  ['both', false, false],
] as const)(
  'filters · in Noida a %s kitchen matches the vegetarian filter: %s, the non-vegetarian filter: %s',
  (mealPreference, veg, nonVeg) => {
    const { servesMeal: serves } = rulesFor('noida');
    expect(serves(aVenue({ mealPreference }), 'vegetarian')).toBe(veg);
    expect(serves(aVenue({ mealPreference }), 'non-vegetarian')).toBe(nonVeg);
  },
);

describe('filters · budget', () => {
  test('the non-veg price is compared, else the veg price', () => {
    expect(platePrice(aVenue({ plate: { veg: 500, nonVeg: 700 } }))).toBe(700);
    expect(platePrice(aVenue({ plate: { veg: 500, nonVeg: null } }))).toBe(500);
    expect(platePrice(aVenue())).toBeUndefined();
  });

  test('in Noida the price of the booking is compared', () => {
    const venue = aVenue({ price: 1_50_000, plate: { veg: 1200, nonVeg: 1500 } });
    expect(rulesFor('noida').priceOf(venue)).toBe(1_50_000);
    expect(rulesFor('southdelhi').priceOf(venue)).toBe(1500);
    expect(rulesFor(undefined).priceOf(venue)).toBe(1500);
  });

  test('any selected band must match, an unknown price is in no band', () => {
    expect(matchesBudget(2_00_000, ['under-1-lakh', '1-2-lakh'])).toBe(true);
    expect(matchesBudget(2_00_000, ['2-3-lakh'])).toBe(false);
    expect(matchesBudget(undefined, [])).toBe(true);
    expect(matchesBudget(undefined, ['under-1-lakh'])).toBe(false);
  });

  test('with totals, the total is compared', () => {
    const venue = aVenue({ plate: { veg: 500, nonVeg: null } });
    const rules = rulesFor('faridabad', { guests: 100, vegShare: 1, rooms: 0 });
    expect([rules.priceOf(venue), rules.totalOf?.(venue)]).toEqual([59_000, 59_000]);
    expect(rulesFor('faridabad').priceOf(venue)).toBe(500);
  });
});

test.each([
  [0, 'under-1-lakh'],
  [99_999, 'under-1-lakh'],
  [99_999.99, 'under-1-lakh'],
  [1_00_000, '1-2-lakh'],
  [2_00_000, '1-2-lakh'],
  [2_00_001, '2-3-lakh'],
  [3_00_000, '2-3-lakh'],
  [3_00_001, '3-4-lakh'],
  [4_00_000, '3-4-lakh'],
  [4_00_001, '4-5-lakh'],
  [5_00_000, '4-5-lakh'],
  [5_00_001, 'over-5-lakh'],
])('filters · ₹%d is in the band %s', (rupees, band) => {
  expect(budgetBandOf(rupees)).toBe(band);
});

test('filters · negative and unknown amounts are in no band', () => {
  expect(budgetBandOf(-1)).toBeUndefined();
  expect(budgetBandOf(undefined)).toBeUndefined();
  expect(budgetBandOf(Number.NaN)).toBeUndefined();
});

test('filters · a higher amount is never in a lower band', () => {
  const bandIndex = (rupees: number) => budgetBands.findIndex(({ id }) => id === budgetBandOf(rupees));
  fc.assert(
    fc.property(fc.nat(10_00_000), fc.nat(10_00_000), (low, more) => bandIndex(low) <= bandIndex(low + more)),
  );
});
