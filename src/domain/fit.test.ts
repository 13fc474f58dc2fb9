import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFunction } from './event-details-fixture.ts';
import { fitAt, fitOf, fits, largestCapacity } from './fit.ts';

const halls = [
  { seats: 150, floating: 350 },
  { seats: 200, floating: 250 },
];

test.each([
  [200, halls, 'seated'],
  [201, halls, 'floating'],
  [350, halls, 'floating'],
  [351, halls, 'small'],
  [1, [], 'unknown'],
] as const)('fit · %d guests in %j: %s', (guests, known, fit) => {
  expect(fitOf(known, guests)).toBe(fit);
});

test('fit · the largest function that is held there or has no venue decides', () => {
  const venue = { id: 'lawn', halls };
  const mehndi = aFunction({ kind: 'mehndi', guests: 150 });
  const wedding = aFunction({ guests: 600 });
  expect(fitAt(venue, [mehndi, wedding])).toBe('small');
  expect(fitAt(venue, [mehndi, { ...wedding, venue: 'elsewhere' }])).toBe('seated');
  expect(fitAt(venue, [{ ...mehndi, venue: 'lawn' }, wedding])).toBe('small');
  expect(fitAt(venue, [{ ...wedding, venue: 'elsewhere' }])).toBe('unknown');
});

const someHalls = fc.array(fc.record({ seats: fc.nat(3000), floating: fc.nat(5000) }));
const someGuests = fc.integer({ min: 1, max: 5000 });
const rank = (known: Parameters<typeof fitOf>[0], guests: number) => fits.indexOf(fitOf(known, guests));

test('fit · every number of guests has one class, which never improves with more guests or gets worse with a hall more', () => {
  fc.assert(
    fc.property(someHalls, someGuests, fc.nat(500), (known, guests, more) => {
      expect(fits).toContain(fitOf(known, guests));
      expect(rank(known, guests + more)).toBeGreaterThanOrEqual(rank(known, guests));
      const [first, ...others] = known;
      if (first && others.length > 0) expect(rank(known, guests)).toBeLessThanOrEqual(rank(others, guests));
    }),
  );
});

test('fit · seated means that a hall seats all, small that none holds them, unknown that no hall is known', () => {
  fc.assert(
    fc.property(someHalls, someGuests, (known, guests) => {
      const fit = fitOf(known, guests);
      expect(fit === 'unknown').toBe(known.length === 0);
      expect(fit === 'seated').toBe(known.some(({ seats }) => seats >= guests));
      if (fit === 'small') expect(known.every(({ floating }) => floating < guests)).toBe(true);
    }),
  );
});

test('fit · the largest numbers of all halls fit as the halls do', () => {
  fc.assert(
    fc.property(someHalls, someGuests, (known, guests) => {
      expect(fitOf(largestCapacity(known), guests)).toBe(fitOf(known, guests));
    }),
  );
});
