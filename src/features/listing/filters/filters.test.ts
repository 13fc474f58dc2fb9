import { expect, test } from 'vitest';
import { addedGroups, clearGroup, countFilters, type Filters, noFilters, toggleFilter } from './filters.ts';

const some: Filters = { ...noFilters, text: 'sector', types: ['banquet-hall'], meals: ['vegetarian'] };

test('filters · a filter is counted as used when a choice is added, not when one is removed', () => {
  expect(addedGroups(noFilters, some)).toEqual(['text', 'types', 'meals']);
  expect(addedGroups(some, noFilters)).toEqual([]);
  expect(addedGroups(some, { ...some, types: ['banquet-hall', 'wedding-lawn'] })).toEqual(['types']);
});

test('filters · a search is counted once', () => {
  expect(addedGroups(some, { ...some, text: 'sector 11' })).toEqual([]);
});

test('filters · a choice toggles, and Clear empties only its own group', () => {
  const selected = toggleFilter(
    toggleFilter(noFilters, 'types', 'banquet-hall'),
    'facilities',
    'ample-parking',
  );
  expect(selected).toEqual({ ...noFilters, types: ['banquet-hall'], facilities: ['ample-parking'] });
  expect(toggleFilter(selected, 'types', 'banquet-hall').types).toEqual([]);
  expect(clearGroup(selected, 'types')).toEqual({ ...noFilters, facilities: ['ample-parking'] });
  expect(countFilters({ ...selected, text: ' hall ' })).toBe(3);
  expect(countFilters({ ...noFilters, text: '  ' })).toBe(0);
});
