import { expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aHall, aVenue } from '../venues/venue-fixture.ts';
import { findHosts, maxHosts } from './find-hosts.ts';
import { createSearch } from './search/search-text.ts';

const venues = [
  aVenue({ id: 'small', name: 'Small Hall', halls: [aHall(100, 150)], vegPlate: 500, nonVegPlate: 700 }),
  aVenue({ id: 'unknown', name: 'Unknown Hall' }),
  aVenue({ id: 'floating', name: 'Garden', halls: [aHall(100, 150), aHall(200, 400)] }),
  aVenue({ id: 'seated', name: 'Large Hall', halls: [aHall(300, 450)], vegPlate: 600, nonVegPlate: 700 }),
];
const idsOf = ({ hosts }: ReturnType<typeof findHosts>) => hosts.map(({ id }) => id);

test('venue picker · the venues that seat all guests are first, then those where they come and go, unknown and too small ones', () => {
  expect(idsOf(findHosts(venues, venues, undefined, aFunction()))).toEqual([
    'seated',
    'floating',
    'unknown',
    'small',
  ]);
  expect(idsOf(findHosts(venues, venues, undefined, undefined))).toEqual(venues.map(({ id }) => id));
});

test('venue picker · each has the total of the function there, and none while the guests or the plate price are not known', () => {
  const found = findHosts(venues, venues, createSearch(venues)('hall'), aFunction());
  expect(found.hosts.map(({ id, total }) => [id, total])).toEqual([
    ['seated', 300 * 600 * 1.18],
    ['unknown', undefined],
    ['small', 300 * 500 * 1.18],
  ]);
  for (const { fit, total } of findHosts(venues, venues, undefined, undefined).hosts) {
    expect([fit, total]).toEqual([undefined, undefined]);
  }
});

test('venue picker · exact matches precede close ones, whatever fits', () => {
  const matches = new Map([
    ['small', 'exact'],
    ['seated', 'close'],
  ] as const);
  expect(idsOf(findHosts(venues, venues, matches, aFunction()))).toEqual(['small', 'seated']);
});

test('venue picker · of many venues at most 30 are shown, and their number is known', () => {
  const many = Array.from({ length: 200 }, (_, index) => aVenue({ id: `v${index}`, name: `Hall ${index}` }));
  const found = findHosts(many, many, undefined, aFunction());
  expect([found.hosts.length, found.found]).toEqual([maxHosts, 200]);
});
