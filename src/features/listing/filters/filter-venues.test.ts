import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type Locality, localitiesIn } from '../../../content/cities.ts';
import { loadVenues, venueEntries } from '../../../content/venues/index.ts';
import { cityIds, facilities, venueTypes } from '../../../domain/choices.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { type AsTold, asOnPage } from '../../../domain/facts/told.ts';
import { toSlug } from '../../../domain/slug.ts';
import { type Locale, setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import type { ListedVenue } from '../listing-index.ts';
import { createCloseSearch } from '../search/close-search.ts';
import { createSearch } from '../search/search-text.ts';
import { sortVenues } from '../sort-venues.ts';
import { filterGroupIds, groupOf } from './filter-groups.ts';
import { countChoices, filterVenues } from './filter-venues.ts';
import { clearGroup, type Filters, noFilters } from './filters.ts';
import { choicesAt, someFilters } from './filters-fixture.ts';
import { rulesFor } from './listing-rules.ts';

afterEach(() => setLocale('en'));

const localities = ['Surajkund', 'Sector 11', 'Sector 116', 'NIT'];

const someVenue: fc.Arbitrary<AsTold<ListedVenue>> = fc
  .record({
    name: fc.constantFrom('Hotel Rajmahal', 'Eden Garden', 'Samar Grand', 'Milan Vatika'),
    city: fc.constantFrom(...cityIds),
    locality: fc.constantFrom(...localities),
    venueTypes: fc.subarray([...venueTypes]),
    facilities: fc.subarray([...facilities]),
    mealPreference: fc.constantFrom('vegetarian', 'non-vegetarian', 'both'),
    plate: fc.record({ veg: fc.nat(6_00_000), nonVeg: fc.option(fc.nat(6_00_000)) }),
    price: fc.nat(6_00_000),
    halls: fc.array(fc.record({ name: fc.constant('Hall'), seats: fc.nat(3), floating: fc.nat(5) }), {
      maxLength: 2,
    }),
  })
  .map((facts) =>
    aVenue({ ...facts, id: `${facts.name} ${facts.locality}`, localityIds: [toSlug(facts.locality)] }),
  );

const choices = choicesAt({
  cities: cityIds,
  localities: localities.map((name) => ({ id: toSlug(name), name })),
  hasGuests: true,
});

/** Mostly empty, so that some venues match. */
const few = (all: readonly string[]) =>
  fc.option(fc.subarray([...all], { minLength: 1, maxLength: Math.min(3, all.length) }), {
    nil: [],
    freq: 2,
  });

const someText = fc.constantFrom('', '', 'grand', 'rajmehal', 'sector 11');
const filtersOrNone = someFilters(someText, choices, few);

/** One group with choices, or a text. */
const oneSet: fc.Arbitrary<Partial<Filters>> = fc.oneof(
  fc.constantFrom({ text: 'grand' }, { text: 'rajmehal' }, { text: 'sector 11' }),
  ...filterGroupIds.map((id) =>
    fc
      .subarray<string>([...choices[id]], { minLength: 1, ...(groupOf(id).needsAll && { maxLength: 3 }) })
      .map((selected) => ({ [id]: selected })),
  ),
);
const byTotal = rulesFor('noida', [aFunction({ guests: 2 })]);
const someRules = fc.constantFrom(rulesFor('noida'), rulesFor('faridabad'), byTotal);

test('filters · setting a filter never adds a result', () => {
  let matching = 0;
  let rejected = 0;
  fc.assert(
    fc.property(
      fc.array(someVenue, { minLength: 5 }),
      filtersOrNone,
      oneSet,
      someRules,
      (venues, filters, set, rules) => {
        const search = createSearch(venues);
        const [group] = Object.keys(set) as (keyof Filters)[];
        const without = group === 'text' || !group ? { ...filters, text: '' } : clearGroup(filters, group);
        const before = filterVenues(venues, without, rules, search(without.text));
        const both = { ...without, ...set };
        const after = filterVenues(venues, both, rules, search(both.text));
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

test('filters · without filters every venue matches, in the same order', () => {
  fc.assert(
    fc.property(fc.array(someVenue), someRules, (venues, rules) => {
      expect(filterVenues(venues, noFilters, rules, undefined)).toEqual(venues);
    }),
  );
});

test('filters · a thousand venues are searched, filtered and sorted within 200 ms', async () => {
  const sample = fc.sample(someVenue, { numRuns: 1000, seed: 7 });
  const venues = sample.map((venue, number) => ({ ...venue, id: `${number}` }));
  const search = createSearch(venues, await createCloseSearch(venues));
  const filters: Filters = { ...noFilters, text: 'rajmehal sectr', facilities: [] };
  const run = () => {
    const matches = search(filters.text);
    return sortVenues(filterVenues(venues, filters, rulesFor('faridabad'), matches), 'rating', { matches });
  };
  run();
  // The minimum, which is a millisecond, because other processes may interrupt any run.
  const times = Array.from({ length: 25 }, () => {
    const from = performance.now();
    run();
    return performance.now() - from;
  });
  expect(Math.min(...times)).toBeLessThan(200);
});

test('filter counts · each choice counts the venues that match it beside the other groups', () => {
  let counted = 0;
  fc.assert(
    fc.property(
      fc.array(someVenue, { minLength: 10 }),
      filtersOrNone,
      fc.constantFrom(...filterGroupIds),
      someRules,
      (venues, filters, group, rules) => {
        const matches = createSearch(venues)(filters.text);
        const counts = countChoices(venues, filters, rules, group, choices[group], matches);
        for (const choice of choices[group]) {
          const selected = groupOf(group).needsAll ? [...filters[group], choice] : [choice];
          const found = filterVenues(venues, { ...filters, [group]: selected }, rules, matches);
          expect(counts.get(choice)).toBe(found.length);
          counted += found.length;
        }
      },
    ),
    { numRuns: 300 },
  );
  expect(counted).toBeGreaterThan(50);
});

test('filters · every locality matches the same venues in both languages', () => {
  const found = (locale: Locale) => {
    setLocale(locale);
    const of = ({ id }: Locality) =>
      filterVenues(
        loadVenues().map(asOnPage),
        { ...noFilters, localities: [id] },
        rulesFor(undefined),
        undefined,
      );
    return localitiesIn(venueEntries).map((locality) => [locality.id, of(locality).map(({ id }) => id)]);
  };
  const english = found('en');
  expect(found('hi')).toEqual(english);
  for (const [locality, venues] of english) expect(venues, String(locality)).not.toEqual([]);
});
