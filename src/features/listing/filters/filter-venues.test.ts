import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetBands } from '../../../content/budget-bands.ts';
import { cityIds, facilities, mealFilters, venueTypes } from '../../../content/choices.ts';
import type { VenueSummary } from '../../../content/types.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { sortVenues } from '../sort-venues.ts';
import { rulesFor, withTotals } from './filter-rules.ts';
import { filterVenues } from './filter-venues.ts';
import { clearGroup, countFilters, type Filters, noFilters, toggleFilter } from './filters.ts';

const localities = ['Surajkund', 'Sector 11', 'Sector 116', 'NIT'];

const someVenue: fc.Arbitrary<VenueSummary> = fc
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

/** Mostly none of them: filters that let nothing through would prove nothing. */
const few = <Choice>(choices: readonly Choice[], most: number): fc.Arbitrary<Choice[]> =>
  fc.option(fc.subarray([...choices], { minLength: 1, maxLength: most }), { nil: [], freq: 2 });

const someFilters: fc.Arbitrary<Filters> = fc.record({
  text: fc.constantFrom('', '', 'grand', 'rajmehal', 'sector 11'),
  cities: few(cityIds, 3),
  localities: few(localities, 3),
  budgets: few(
    budgetBands.map(({ id }) => id),
    4,
  ),
  types: few(venueTypes, 5),
  facilities: few(facilities, 2),
  meals: few(mealFilters, 2),
});

/** One group set, or the text. */
const oneSet: fc.Arbitrary<Partial<Filters>> = fc.oneof(
  fc.constantFrom({ text: 'grand' }, { text: 'rajmehal' }, { text: 'sector 11' }),
  fc.subarray([...cityIds], { minLength: 1 }).map((cities) => ({ cities })),
  fc.subarray(localities, { minLength: 1 }).map((chosen) => ({ localities: chosen })),
  fc
    .subarray(
      budgetBands.map(({ id }) => id),
      { minLength: 1 },
    )
    .map((budgets) => ({ budgets })),
  fc.subarray([...venueTypes], { minLength: 1 }).map((types) => ({ types })),
  fc.subarray([...facilities], { minLength: 1, maxLength: 3 }).map((chosen) => ({ facilities: chosen })),
  fc.subarray([...mealFilters], { minLength: 1 }).map((meals) => ({ meals })),
);
const byTotal = withTotals(rulesFor('noida'), (venue) => venue.plate && venue.plate.veg * 2);
const someRules = fc.constantFrom(rulesFor('noida'), rulesFor('faridabad'), byTotal);

test('lead · setting a filter never adds a result', () => {
  let kept = 0;
  let dropped = 0;
  fc.assert(
    fc.property(
      fc.array(someVenue, { minLength: 5 }),
      someFilters,
      oneSet,
      someRules,
      (venues, filters, set, rules) => {
        const [group] = Object.keys(set) as (keyof Filters)[];
        const without = group === 'text' || !group ? { ...filters, text: '' } : clearGroup(filters, group);
        const before = filterVenues(venues, without, rules);
        const after = filterVenues(venues, { ...without, ...set }, rules);
        for (const venue of after) expect(before).toContain(venue);
        kept += after.length;
        dropped += before.length - after.length;
      },
    ),
    { numRuns: 500 },
  );
  expect(kept, 'venues that some filter let through').toBeGreaterThan(50);
  expect(dropped, 'venues that some filter held back').toBeGreaterThan(50);
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
  // The least of many: another process may take its turn within any of them.
  const times = Array.from({ length: 25 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});
