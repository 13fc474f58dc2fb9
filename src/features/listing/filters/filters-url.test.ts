import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetBands } from '../../../content/budget-bands.ts';
import { cityIds, facilities, mealFilters, venueTypes } from '../../../content/choices.ts';
import { sorts } from '../sort-venues.ts';
import { type Filters, noFilters } from './filters.ts';
import {
  type AddressContext,
  filtersToSearch,
  longestText,
  parseFilters,
  toAddressValue,
} from './filters-url.ts';

const localities = ['Greater Noida', 'Sector 116', 'Sector 135', 'Badkhal–Surajkund Road'];
const context: AddressContext = { localities, cities: cityIds };
const halls: AddressContext = { ...context, preset: { ...noFilters, types: ['Banquet Halls'] } };

const someView = fc.record({
  filters: fc.record({
    text: fc.string({ unit: 'grapheme' }).filter((text) => text.length <= longestText),
    cities: fc.subarray([...cityIds]),
    localities: fc.subarray(localities),
    budgets: fc.subarray(budgetBands.map(({ id }) => id)),
    types: fc.subarray([...venueTypes]),
    facilities: fc.subarray([...facilities]),
    meals: fc.subarray([...mealFilters]),
  }) satisfies fc.Arbitrary<Filters>,
  sort: fc.constantFrom(...sorts.map(({ id }) => id)),
});

const read = (address: string, known = context) => parseFilters(new URLSearchParams(address), known);

test('lead · a view written into an address and read back is the same view', () => {
  fc.assert(
    fc.property(someView, fc.constantFrom(context, halls), (view, known) => {
      const address = filtersToSearch(view, known).toString();
      expect(read(address, known)).toEqual({ ...view, ignored: [] });
    }),
  );
});

test('lead · an address reads as words', () => {
  const filters: Filters = {
    ...noFilters,
    text: 'grand',
    types: ['Villa / Farmhouse'],
    budgets: ['1-2-lakh'],
  };
  expect(`${filtersToSearch({ filters, sort: 'rating' })}`).toBe(
    'q=grand&budget=1-2-lakh&type=villa-farmhouse&sort=rating',
  );
  expect(`${filtersToSearch({ filters: noFilters, sort: 'recommended' })}`).toBe('');
});

test('lead · bad values are left out and told, the good ones beside them stay', () => {
  const view = read('type=banquet-halls&type=castle&budget=free&locality=mars&city=faridabad&sort=paid');
  expect(view.filters).toEqual({ ...noFilters, types: ['Banquet Halls'], cities: ['faridabad'] });
  expect(view.sort).toBe('recommended');
  expect(view.ignored).toEqual(['mars', 'free', 'castle', 'paid']);
});

test('lead · a city in the address of one city is a bad value', () => {
  expect(read('city=noida', { localities }).ignored).toEqual(['noida']);
});

test('lead · no address makes reading fail', () => {
  const key = fc.constantFrom('q', 'type', 'locality', 'budget', 'sort', 'city', 'x');
  fc.assert(
    fc.property(fc.array(fc.tuple(key, fc.string({ unit: 'binary' }))), (pairs) => {
      expect(read(`${new URLSearchParams(pairs)}`).filters.text.length).toBeLessThanOrEqual(longestText);
    }),
  );
});

test('lead · banquet halls open with their filter, which can be cleared, and survives a misspelt value', () => {
  expect(read('', halls).filters.types).toEqual(['Banquet Halls']);
  expect(read('type=castle', halls)).toMatchObject({
    filters: { types: ['Banquet Halls'] },
    ignored: ['castle'],
  });
  expect(read('type=any', halls).filters.types).toEqual([]);
  expect(`${filtersToSearch({ filters: noFilters, sort: 'recommended' }, halls)}`).toBe('type=any');
});

test('lead · what others keep in the address stays', () => {
  const current = new URLSearchParams('guests=300&utm_source=card&type=banquet-halls');
  expect(`${filtersToSearch({ filters: noFilters, sort: 'price' }, context, current)}`).toBe(
    'guests=300&utm_source=card&sort=price',
  );
});

test('lead · every choice has an address value of its own', () => {
  for (const choices of [venueTypes, facilities, mealFilters, localities])
    expect(new Set(choices.map(toAddressValue)).size).toBe(choices.length);
});
