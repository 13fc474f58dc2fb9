import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityIds } from '../../../domain/choices.ts';
import { sorts } from '../sort-venues.ts';
import { type Filters, noFilters } from './filters.ts';
import { choicesAt, someFilters } from './filters-fixture.ts';
import { filtersToSearch, longestText, parseFilters, type UrlContext } from './filters-url.ts';

const localities = ['greater-noida', 'sector-116', 'badkhal-surajkund-road', 'सेक्टर-११'];
const places = localities.map((id) => ({ id, name: id }));
const context: UrlContext = { localities: places, cities: cityIds, hasGuests: true };
const halls: UrlContext = { ...context, preset: { ...noFilters, types: ['banquet-hall'] } };

const someState = fc.record({
  filters: someFilters(
    fc.string({ unit: 'grapheme' }).filter((text) => text.length <= longestText),
    choicesAt(context),
    (choices) => fc.subarray([...choices]),
  ),
  sort: fc.constantFrom(...sorts.map(({ id }) => id)),
});

const read = (url: string, known = context) => parseFilters(new URLSearchParams(url), known);

test('listing URL · a state that is written and read back is the same', () => {
  fc.assert(
    fc.property(someState, fc.constantFrom(context, halls), (state, known) => {
      const url = filtersToSearch(state, known).toString();
      expect(read(url, known)).toEqual({ ...state, ignored: [] });
    }),
  );
});

test('listing URL · values are readable ids, defaults are left out', () => {
  const filters: Filters = {
    ...noFilters,
    text: 'grand',
    types: ['villa-farmhouse'],
    budgets: ['1-2-lakh'],
  };
  expect(`${filtersToSearch({ filters, sort: 'rating' })}`).toBe(
    'q=grand&budget=1-2-lakh&type=villa-farmhouse&sort=rating',
  );
  expect(`${filtersToSearch({ filters: noFilters, sort: 'recommended' })}`).toBe('');
});

test('listing URL · unknown values are ignored and reported, known ones apply', () => {
  const state = read(
    'type=banquet-hall&type=castle&type=Banquet+Halls&budget=free&locality=mars&city=faridabad&sort=paid',
  );
  expect(state.filters).toEqual({ ...noFilters, types: ['banquet-hall'], cities: ['faridabad'] });
  expect(state.sort).toBe('recommended');
  expect(state.ignored).toEqual(['mars', 'free', 'castle', 'Banquet Halls', 'paid']);
});

test('listing URL · on the listing of one city, a city is an unknown value', () => {
  expect(read('city=noida', { ...context, cities: [] }).ignored).toEqual(['noida']);
});

test('listing URL · reading never throws', () => {
  const key = fc.constantFrom('q', 'type', 'locality', 'budget', 'sort', 'city', 'x');
  const text = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(fc.array(fc.tuple(key, text)), (pairs) => {
      expect(read(`${new URLSearchParams(pairs)}`).filters.text.length).toBeLessThanOrEqual(longestText);
    }),
  );
});

test('listing URL · a preset filter applies, can be cleared, and survives an unknown value', () => {
  expect(read('', halls).filters.types).toEqual(['banquet-hall']);
  expect(read('type=castle', halls)).toMatchObject({
    filters: { types: ['banquet-hall'] },
    ignored: ['castle'],
  });
  expect(read('type=any', halls).filters.types).toEqual([]);
  expect(`${filtersToSearch({ filters: noFilters, sort: 'recommended' }, halls)}`).toBe('type=any');
});

test('listing URL · parameters of other features are kept', () => {
  const current = new URLSearchParams('guests=300&utm_source=card&type=banquet-hall');
  expect(`${filtersToSearch({ filters: noFilters, sort: 'price' }, context, current)}`).toBe(
    'guests=300&utm_source=card&sort=price',
  );
});

test('listing URL · without guests a choice of what fits is named as ignored', () => {
  expect(read('fit=seated').filters.fits).toEqual(['seated']);
  const { filters, ignored } = read('fit=seated', { ...context, hasGuests: false });
  expect([filters.fits, ignored]).toEqual([[], ['seated']]);
});
