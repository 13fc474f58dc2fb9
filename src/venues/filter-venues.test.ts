import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetBands } from '../content/budget-bands.ts';
import { cityIds, facilities, type ListedVenue, mealFilters, venueTypes } from '../content/types.ts';
import { rulesFor } from './filter-rules.ts';
import { filterVenues } from './filter-venues.ts';
import {
  clearGroup,
  countFilters,
  type FilterGroup,
  type Filters,
  noFilters,
  toggleFilter,
} from './filters.ts';
import { aVenue } from './filters-fixture.ts';
import { sortVenues } from './sort-venues.ts';

const localities = ['Surajkund', 'Sector 11', 'Sector 116', 'NIT'];

const someVenue: fc.Arbitrary<ListedVenue> = fc
  .record({
    name: fc.constantFrom('Hotel Rajmahal', 'Eden Garden', 'Samar Grand', 'Milan Vatika'),
    city: fc.constantFrom(...cityIds),
    address: fc.constantFrom(...localities.map((locality) => `${locality}, Faridabad`)),
    venueTypes: fc.subarray([...venueTypes]),
    facilities: fc.subarray([...facilities]),
    mealPreference: fc.constantFrom('Vegetarian', 'Non-Vegetarian', 'Both'),
    plate: fc.record({ veg: fc.nat(6_00_000), nonVeg: fc.option(fc.nat(6_00_000)) }),
    price: fc.nat(6_00_000),
  })
  .map(aVenue);

const someFilters: fc.Arbitrary<Filters> = fc.record({
  text: fc.constantFrom('', 'grand', 'rajmehal', 'sector 11'),
  cities: fc.subarray([...cityIds]),
  localities: fc.subarray(localities),
  budgets: fc.subarray(budgetBands.map(({ id }) => id)),
  types: fc.subarray([...venueTypes]),
  facilities: fc.subarray([...facilities]),
  meals: fc.subarray([...mealFilters]),
});

const groups = ['cities', 'localities', 'budgets', 'types', 'facilities', 'meals'] as const;
const someRules = fc.constantFrom(rulesFor('noida'), rulesFor('faridabad'));

test('lead · setting a filter never adds a result', () => {
  fc.assert(
    fc.property(
      fc.array(someVenue),
      someFilters,
      fc.constantFrom<FilterGroup | 'text'>(...groups, 'text'),
      someRules,
      (venues, filters, group, rules) => {
        const without = group === 'text' ? { ...filters, text: '' } : clearGroup(filters, group);
        const before = filterVenues(venues, without, rules);
        for (const venue of filterVenues(venues, filters, rules)) expect(before).toContain(venue);
      },
    ),
  );
});

test('site 5 · one more facility never adds a result', () => {
  fc.assert(
    fc.property(fc.array(someVenue), someFilters, fc.constantFrom(...facilities), (venues, filters, one) => {
      const more = { ...filters, facilities: [...filters.facilities, one] };
      const before = filterVenues(venues, filters, rulesFor('faridabad'));
      for (const venue of filterVenues(venues, more, rulesFor('faridabad'))) expect(before).toContain(venue);
    }),
  );
});

test('site 4 · no filter lets every venue through, in its place', () => {
  fc.assert(
    fc.property(fc.array(someVenue), someRules, (venues, rules) => {
      expect(filterVenues(venues, noFilters, rules)).toEqual(venues);
    }),
  );
});

test('site 4 · a choice toggles, and Clear empties its own group only', () => {
  const chosen = toggleFilter(
    toggleFilter(noFilters, 'types', 'Banquet Halls'),
    'facilities',
    'Ample Parking',
  );
  expect(chosen).toEqual({ ...noFilters, types: ['Banquet Halls'], facilities: ['Ample Parking'] });
  expect(toggleFilter(chosen, 'types', 'Banquet Halls').types).toEqual([]);
  expect(clearGroup(chosen, 'types')).toEqual({ ...noFilters, facilities: ['Ample Parking'] });
  expect(countFilters({ ...chosen, text: ' hall ' })).toBe(3);
  expect(countFilters({ ...noFilters, text: '  ' })).toBe(0);
});

test('lead · a thousand venues are filtered and sorted within a frame', () => {
  const venues = fc.sample(someVenue, { numRuns: 1000, seed: 7 });
  const filters: Filters = { ...noFilters, text: 'rajmehal sectr', facilities: [] };
  const run = () => sortVenues(filterVenues(venues, filters, rulesFor('faridabad')), 'rating', filters);
  run();
  const times = Array.from({ length: 5 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});
