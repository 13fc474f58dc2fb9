import { expect, test } from 'vitest';
import { venueLocation } from './venue-facts.ts';

test('venue facts · a locality missing from the address is added to it', () => {
  expect(venueLocation({ address: 'Faridabad', locality: 'Surajkund' })).toBe('Surajkund, Faridabad');
  expect(venueLocation({ address: 'Surajkund Road, Faridabad', locality: 'Surajkund' })).toBe(
    'Surajkund Road, Faridabad',
  );
});
