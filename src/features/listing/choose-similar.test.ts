import { expect, test } from 'vitest';
import { loadVenues } from '../../content/venues/index.ts';
import { aHall } from '../venues/venue-fixture.ts';
import { chooseSimilar, venueDistance } from './choose-similar.ts';

const venues = loadVenues();

test('similar venues · three others, neither the venue itself nor a sample', () => {
  for (const venue of venues) {
    const similar = chooseSimilar(venue, venues);
    expect(similar.length).toBe(3);
    expect(similar.map(({ id }) => id)).not.toContain(venue.id);
    expect(similar.some(({ source }) => source === 'sample')).toBe(false);
  }
});

test('similar venues · the same city comes before a closer match elsewhere', () => {
  const faridabad = venues.filter(({ city }) => city === 'faridabad');
  for (const venue of faridabad)
    expect(chooseSimilar(venue, venues).every(({ city }) => city === 'faridabad')).toBe(true);
});

const [first, second] = venues;
if (!first || !second) throw new Error('The content has fewer than two venues');

test('similar venues · distance is symmetric, and small between venues that differ in nothing known', () => {
  expect(venueDistance(first, second)).toBe(venueDistance(second, first));
  const halls = [aHall()];
  expect(venueDistance({ ...first, halls }, { ...first, halls })).toBeLessThanOrEqual(0.5);
});

test('similar venues · a smaller difference in total is a smaller distance', () => {
  const at = (veg: number) => ({
    ...first,
    vegPlate: veg,
    nonVegPlate: veg,
    vegPackage: undefined,
  });
  expect(venueDistance(at(500), at(550))).toBeLessThan(venueDistance(at(500), at(900)));
});
