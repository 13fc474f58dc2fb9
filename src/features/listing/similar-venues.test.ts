import { expect, test } from 'vitest';
import { venues } from '../../content/venues/index.ts';
import { similarVenues, venueDistance } from './similar-venues.ts';

test('similar venues · never the venue itself, never a sample, three at most', () => {
  for (const venue of venues) {
    const similar = similarVenues(venue, venues);
    expect(similar.length).toBe(3);
    expect(similar.map(({ id }) => id)).not.toContain(venue.id);
    expect(similar.some(({ source }) => source === 'sample')).toBe(false);
  }
});

test('similar venues · the same city comes before a closer match elsewhere', () => {
  const faridabad = venues.filter(({ city }) => city === 'faridabad');
  for (const venue of faridabad)
    expect(similarVenues(venue, venues).every(({ city }) => city === 'faridabad')).toBe(true);
});

test('similar venues · a venue is at no distance from itself, and distance is the same both ways', () => {
  const [first, second] = venues;
  if (!first || !second) throw new Error('The content has fewer than two venues');
  expect(venueDistance(first, second)).toBe(venueDistance(second, first));
  expect(
    venueDistance(
      { ...first, halls: [{ name: 'Hall', seats: 100, floating: 150 }] },
      {
        ...first,
        halls: [{ name: 'Hall', seats: 100, floating: 150 }],
      },
    ),
  ).toBeLessThanOrEqual(0.5);
});

test('similar venues · of two alike in all else, the one nearer in total is the more like', () => {
  const [first] = venues;
  if (!first) throw new Error('The content has no venue');
  const at = (veg: number) => ({ ...first, plate: { veg, nonVeg: veg }, packagePlate: undefined });
  expect(venueDistance(at(500), at(550))).toBeLessThan(venueDistance(at(500), at(900)));
});
