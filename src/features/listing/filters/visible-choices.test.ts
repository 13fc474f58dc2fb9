import { expect, test } from 'vitest';
import { canShowMore, localitiesMatching, visibleChoices } from './visible-choices.ts';

const six = ['sector-10', 'sector-11', 'sector-16', 'sector-39', 'surajkund', 'nit'];

test('filters · Show More needs more than five choices and no search text', () => {
  expect(canShowMore(six)).toBe(true);
  expect(canShowMore(six, '  ')).toBe(true);
  expect(canShowMore(six, 'sector')).toBe(false);
  expect(canShowMore(six.slice(0, 5))).toBe(false);
});

test('filters · a long group shows five choices or all, and always the selected ones', () => {
  expect(visibleChoices(six, [], false)).toEqual(six.slice(0, 5));
  expect(visibleChoices(six, [], true)).toEqual(six);
  expect(visibleChoices(six, ['nit'], false)).toEqual(six);
});

test('filters · a search text narrows the localities to those that contain it, if any does', () => {
  const localities = ['Sector 10', 'Sector 11', 'Surajkund', 'सेक्टर ११'].map((name) => ({ id: name, name }));
  expect(localitiesMatching(localities, 'SECTOR 1').map(({ name }) => name)).toEqual([
    'Sector 10',
    'Sector 11',
  ]);
  expect(localitiesMatching(localities, 'सेक्टर').map(({ name }) => name)).toEqual(['सेक्टर ११']);
  expect(localitiesMatching([{ id: 'sector-11', name: 'सेक्टर 11' }, ...localities], 'sector 11')).toEqual([
    { id: 'sector-11', name: 'सेक्टर 11' },
    { id: 'Sector 11', name: 'Sector 11' },
  ]);
  expect(localitiesMatching(localities, 'rajmahal')).toEqual(localities);
  expect(localitiesMatching(localities, '')).toEqual(localities);
});
