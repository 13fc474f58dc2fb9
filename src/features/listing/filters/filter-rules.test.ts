import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetBands } from '../../../domain/budget-bands.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import {
  budgetBandOf,
  matchesBudget,
  matchesFacilities,
  matchesLocality,
  matchesType,
  rulesFor,
} from './filter-rules.ts';

const venue = aVenue({
  localityIds: ['mathura-road', 'sector-116'],
  venueTypes: ['banquet-hall', 'wedding-lawn'],
  facilities: ['ample-parking', 'hawan'],
});

test.each([
  [[], true],
  [['sector-116'], true],
  [['sector-135', 'sector-116'], true],
  [['sector-135'], false],
  [['sector-11'], false],
])('filters · the location contains any selected locality, %j: %s', (localities, matches) => {
  expect(matchesLocality(venue, localities)).toBe(matches);
});

test.each([
  [[], true],
  [['wedding-resort', 'wedding-lawn'], true],
  [['wedding-resort'], false],
] as const)('filters · any selected venue type must match, %j: %s', (types, matches) => {
  expect(matchesType(venue, types)).toBe(matches);
});

test.each([
  [[], true],
  [['hawan', 'ample-parking'], true],
  [['hawan', 'alcohol'], false],
] as const)('filters · all selected facilities must match, %j: %s', (facilities, matches) => {
  expect(matchesFacilities(venue, facilities)).toBe(matches);
});

test.each([
  ['faridabad', 'vegetarian', true, false],
  ['faridabad', 'non-vegetarian', false, true],
  ['faridabad', 'both', false, true],
  ['faridabad', undefined, false, false],
  ['noida', 'vegetarian', true, false],
  ['noida', 'non-vegetarian', false, true],
  ['noida', 'both', false, false],
] as const)(
  'filters · in %s a %s kitchen matches the vegetarian filter: %s, the non-vegetarian filter: %s',
  (city, mealPreference, veg, nonVeg) => {
    const { servesMeal } = rulesFor(city);
    const kitchen = aVenue({ mealPreference });
    expect([servesMeal(kitchen, 'vegetarian'), servesMeal(kitchen, 'non-vegetarian')]).toEqual([veg, nonVeg]);
  },
);

describe('filters · a budget is compared with', () => {
  const both = { plate: { veg: 1200, nonVeg: 1500 }, price: 1_50_000 };
  const vegetarian = { plate: { veg: 500, nonVeg: null } };
  const hundred = [aFunction({ guests: 100 })] as const;
  test.each([
    ['the non-veg price of a plate', 'southdelhi', both, undefined, 1500],
    ['the same without a city', undefined, both, undefined, 1500],
    ['the veg price of a vegetarian kitchen', 'faridabad', vegetarian, undefined, 500],
    ['nothing while no price is known', 'faridabad', {}, undefined, undefined],
    ['the price of the booking in Noida', 'noida', both, undefined, 1_50_000],
    ['the total with event details', 'faridabad', vegetarian, hundred, 59_000],
    ['the total with event details in Noida', 'noida', both, hundred, 1_41_600],
  ] as const)('%s', (_, city, facts, eventDetails, rupees) => {
    const { priceOf, totalOf } = rulesFor(city, eventDetails);
    expect(priceOf(aVenue(facts))).toBe(rupees);
    expect(totalOf?.(aVenue(facts))).toBe(eventDetails && rupees);
  });
});

test('filters · any selected band must match, an unknown price is in no band', () => {
  expect(matchesBudget(2_00_000, ['under-1-lakh', '1-2-lakh'])).toBe(true);
  expect(matchesBudget(2_00_000, ['2-3-lakh'])).toBe(false);
  expect(matchesBudget(undefined, [])).toBe(true);
  expect(matchesBudget(undefined, ['under-1-lakh'])).toBe(false);
});

test.each([
  [0, 'under-1-lakh'],
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
  [-1, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('filters · ₹%d is in the band %s', (rupees, band) => {
  expect(budgetBandOf(rupees)).toBe(band);
});

test('filters · a higher amount is never in a lower band', () => {
  const bandIndex = (rupees: number) => budgetBands.findIndex(({ id }) => id === budgetBandOf(rupees));
  fc.assert(
    fc.property(fc.nat(10_00_000), fc.nat(10_00_000), (low, more) => bandIndex(low) <= bandIndex(low + more)),
  );
});
