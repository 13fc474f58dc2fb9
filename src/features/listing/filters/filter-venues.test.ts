import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { type Locality, localitiesIn } from '../../../content/cities.ts';
import { loadVenues, venueEntries } from '../../../content/venues/index.ts';
import { venue as noidaOne } from '../../../content/venues/noida-one.ts';
import { type BudgetBandId, budgetBandIds } from '../../../domain/budget-bands.ts';
import { cityIds, facilities, mealFilters, venueTypes } from '../../../domain/choices.ts';
import { completeVenue } from '../../../domain/complete-venue.ts';
import { toSlug } from '../../../domain/slug.ts';
import type { ListedVenue } from '../../../domain/venue-summary.ts';
import { type Locale, setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { sortVenues } from '../sort-venues.ts';
import { rulesFor } from './filter-rules.ts';
import { countChoices, filterVenues } from './filter-venues.ts';
import { clearGroup, type Filters, noFilters } from './filters.ts';

afterEach(() => setLocale('en'));

const localities = ['Surajkund', 'Sector 11', 'Sector 116', 'NIT'];
const localityIds = localities.map(toSlug);

const someVenue: fc.Arbitrary<ListedVenue> = fc
  .record({
    name: fc.constantFrom('Hotel Rajmahal', 'Eden Garden', 'Samar Grand', 'Milan Vatika'),
    city: fc.constantFrom(...cityIds),
    locality: fc.constantFrom(...localities),
    venueTypes: fc.subarray([...venueTypes]),
    facilities: fc.subarray([...facilities]),
    mealPreference: fc.constantFrom('vegetarian', 'non-vegetarian', 'both'),
    plate: fc.record({ veg: fc.nat(6_00_000), nonVeg: fc.option(fc.nat(6_00_000)) }),
    price: fc.nat(6_00_000),
  })
  .map((facts) => aVenue({ ...facts, localityIds: [toSlug(facts.locality)] }));

/** Mostly empty, so that some venues match. */
const few = <Choice>(choices: readonly Choice[], most: number): fc.Arbitrary<Choice[]> =>
  fc.option(fc.subarray([...choices], { minLength: 1, maxLength: most }), { nil: [], freq: 2 });

const someFilters: fc.Arbitrary<Filters> = fc.record({
  text: fc.constantFrom('', '', 'grand', 'rajmehal', 'sector 11'),
  cities: few(cityIds, 3),
  localities: few(localityIds, 3),
  budgets: few(budgetBandIds, 4),
  types: few(venueTypes, 5),
  facilities: few(facilities, 2),
  meals: few(mealFilters, 2),
});

/** One group with choices, or a text. */
const oneSet: fc.Arbitrary<Partial<Filters>> = fc.oneof(
  fc.constantFrom({ text: 'grand' }, { text: 'rajmehal' }, { text: 'sector 11' }),
  fc.subarray([...cityIds], { minLength: 1 }).map((cities) => ({ cities })),
  fc.subarray(localityIds, { minLength: 1 }).map((selected) => ({ localities: selected })),
  fc.subarray([...budgetBandIds], { minLength: 1 }).map((budgets) => ({ budgets })),
  fc.subarray([...venueTypes], { minLength: 1 }).map((types) => ({ types })),
  fc.subarray([...facilities], { minLength: 1, maxLength: 3 }).map((selected) => ({ facilities: selected })),
  fc.subarray([...mealFilters], { minLength: 1 }).map((meals) => ({ meals })),
);
const byTotal = rulesFor('noida', { guests: 2, vegShare: 1, rooms: 0 });
const someRules = fc.constantFrom(rulesFor('noida'), rulesFor('faridabad'), byTotal);

test('filters · setting a filter never adds a result', () => {
  let matching = 0;
  let rejected = 0;
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
        matching += after.length;
        rejected += before.length - after.length;
      },
    ),
    { numRuns: 500 },
  );
  expect(matching, 'venues that match').toBeGreaterThan(50);
  expect(rejected, 'venues that do not match').toBeGreaterThan(50);
});

test('filters · one more facility never adds a result', () => {
  fc.assert(
    fc.property(fc.array(someVenue), someFilters, fc.constantFrom(...facilities), (venues, filters, one) => {
      const more = { ...filters, facilities: [...filters.facilities, one] };
      const before = filterVenues(venues, filters, rulesFor('faridabad'));
      for (const venue of filterVenues(venues, more, rulesFor('faridabad'))) expect(before).toContain(venue);
    }),
  );
});

test('filters · without filters every venue matches, in the same order', () => {
  fc.assert(
    fc.property(fc.array(someVenue), someRules, (venues, rules) => {
      expect(filterVenues(venues, noFilters, rules)).toEqual(venues);
    }),
  );
});

test('filters · a thousand venues are filtered and sorted within a frame', () => {
  const venues = fc.sample(someVenue, { numRuns: 1000, seed: 7 });
  const filters: Filters = { ...noFilters, text: 'rajmehal sectr', facilities: [] };
  const run = () => sortVenues(filterVenues(venues, filters, rulesFor('faridabad')), 'rating', filters);
  run();
  // The minimum, because other processes may interrupt any run.
  const times = Array.from({ length: 25 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  expect(Math.min(...times)).toBeLessThan(16);
});

const counted = [
  aVenue({ name: 'A', venueTypes: ['banquet-hall'], facilities: ['ample-parking', 'hawan'] }),
  aVenue({ name: 'B', venueTypes: ['wedding-lawn'], facilities: ['ample-parking'] }),
  aVenue({ name: 'C', venueTypes: ['banquet-hall'] }),
];

test('filter counts · a choice counts the venues that match it and the other groups', () => {
  const filters = { ...noFilters, facilities: ['ample-parking'] as const, types: ['wedding-lawn'] as const };
  const types = countChoices(counted, filters, rulesFor('faridabad'), 'types', [
    'banquet-hall',
    'wedding-lawn',
  ]);
  expect([...types.values()]).toEqual([1, 1]);
});

test('filter counts · a facility counts together with the selected ones', () => {
  const filters = { ...noFilters, facilities: ['hawan'] as const };
  const counts = countChoices(counted, filters, rulesFor('faridabad'), 'facilities', [
    'ample-parking',
    'alcohol',
  ]);
  expect([...counts.values()]).toEqual([1, 0]);
});

const allVeg = (guests: number) => ({ guests, vegShare: 1, rooms: 0 });

/** ₹1,000 per plate without tax: the total is ₹1,000 per guest. */
const thousandPerGuest = aVenue({
  city: 'noida',
  plate: { veg: 1000, nonVeg: null },
  foodTax: 0,
  price: 5_00_001,
});

describe.each(['noida', 'faridabad', undefined] as const)(
  'filters · budget with a guest count in %s',
  (city) => {
    test.each([
      [99, 'under-1-lakh'],
      [100, '1-2-lakh'],
      [200, '1-2-lakh'],
      [201, '2-3-lakh'],
      [300, '2-3-lakh'],
      [301, '3-4-lakh'],
      [400, '3-4-lakh'],
      [401, '4-5-lakh'],
      [500, '4-5-lakh'],
      [501, 'over-5-lakh'],
    ] as const)('%i guests at ₹1,000 are only in %s', (guests, band) => {
      const rules = rulesFor(city, allVeg(guests));
      expect(filterVenues([thousandPerGuest], { ...noFilters, budgets: [band] }, rules)).toHaveLength(1);
      const others = budgetBandIds.filter((one) => one !== band);
      expect(filterVenues([thousandPerGuest], { ...noFilters, budgets: others }, rules)).toEqual([]);
    });
  },
);

test('filters · in Noida the price of the booking counts without a guest count, the total with tax with one', () => {
  const inBand = (band: BudgetBandId, guests?: number) =>
    filterVenues(
      [completeVenue(noidaOne)],
      { ...noFilters, budgets: [band] },
      rulesFor('noida', guests === undefined ? undefined : allVeg(guests)),
    ).length;
  // ₹1,80,000 for the booking; 250 guests × ₹700 plus 18% is ₹2,06,500.
  expect([inBand('1-2-lakh'), inBand('2-3-lakh')]).toEqual([1, 0]);
  expect([inBand('1-2-lakh', 250), inBand('2-3-lakh', 250)]).toEqual([0, 1]);
});

test('filters · with a guest count, a venue without a known total is in no band', () => {
  const unknown = aVenue({ city: 'noida', price: 1_50_000 });
  const rules = rulesFor('noida', allVeg(100));
  expect(filterVenues([unknown], { ...noFilters, budgets: ['1-2-lakh'] }, rules)).toEqual([]);
  expect(filterVenues([unknown], noFilters, rules)).toHaveLength(1);
});

test('filters · every locality matches the same venues in both languages', () => {
  const found = (locale: Locale) => {
    setLocale(locale);
    const of = ({ id }: Locality) =>
      filterVenues(loadVenues(), { ...noFilters, localities: [id] }, rulesFor(undefined));
    return localitiesIn(venueEntries).map((locality) => [locality.id, of(locality).map(({ id }) => id)]);
  };
  const english = found('en');
  expect(found('hi')).toEqual(english);
  for (const [locality, venues] of english) expect(venues, String(locality)).not.toEqual([]);
});
