import { expect, test } from 'vitest';
import { addedGroups, type Filters, noFilters } from './filters.ts';

const some: Filters = { ...noFilters, text: 'sector', types: ['Banquet Halls'], meals: ['Vegetarian Only'] };

test('lead · a filter counts as used when a choice is added, and not when one is taken away', () => {
  expect(addedGroups(noFilters, some)).toEqual(['text', 'types', 'meals']);
  expect(addedGroups(some, noFilters)).toEqual([]);
  expect(addedGroups(some, { ...some, types: ['Banquet Halls', 'Wedding Lawns'] })).toEqual(['types']);
});

test('lead · a search counts once, however long it is typed', () => {
  expect(addedGroups(some, { ...some, text: 'sector 11' })).toEqual([]);
});
