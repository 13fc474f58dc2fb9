import { expect, test } from 'vitest';
import { canShowMore, localitiesFor, visibleChoices } from './filter-localities.ts';

const six = ['Sector 10', 'Sector 11', 'Sector 16', 'Sector 39', 'Surajkund', 'NIT'];

test('site 4 · Show More stands only with more than five choices and without search text', () => {
  expect(canShowMore(six)).toBe(true);
  expect(canShowMore(six, '  ')).toBe(true);
  expect(canShowMore(six, 'sector')).toBe(false);
  expect(canShowMore(six.slice(0, 5))).toBe(false);
});

test('site 4 · five choices or all; a chosen one stays in sight', () => {
  expect(visibleChoices(six, [], false)).toEqual(six.slice(0, 5));
  expect(visibleChoices(six, [], true)).toEqual(six);
  expect(visibleChoices(six, ['NIT'], false)).toEqual(six);
});

test('site 4 · a search narrows the localities to those that contain it, where any does', () => {
  expect(localitiesFor(six, 'SECTOR 1')).toEqual(['Sector 10', 'Sector 11', 'Sector 16']);
  expect(localitiesFor(six, 'rajmahal')).toEqual(six);
  expect(localitiesFor(six, '')).toEqual(six);
});
