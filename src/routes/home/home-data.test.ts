import { expect, test } from 'vitest';
import { loadVenues } from '../../content/venues/index.ts';
import { chooseVenues } from './home-data.ts';

test('home · six venues at most, of each city three at most', () => {
  const chosen = chooseVenues(loadVenues());
  expect(chosen.length).toBeLessThanOrEqual(6);
  for (const { city } of chosen)
    expect(chosen.filter((venue) => venue.city === city).length).toBeLessThanOrEqual(3);
  expect(new Set(chosen.map(({ city }) => city)).size).toBeGreaterThan(1);
});

test('home · where a city has more venues than three, three of them are chosen', () => {
  const [venue] = loadVenues();
  if (!venue) throw new Error('No venue');
  const many = Array.from({ length: 5 }, (_, index) => ({ ...venue, id: `venue-${index}` }));
  expect(chooseVenues(many)).toHaveLength(3);
});
