/** The facts of the specification's venues; the expected values are not read from the content. */
import { expect, test } from 'vitest';
import { specifiedFacts, specifiedVenues } from '../../scripts/content/specified-venues.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { unchangedIds } from './unchanged-venues.ts';

test('venue facts · the venues that the operator has not changed are as specified, in the order of the landing page', () => {
  const actual = venueEntries.filter(({ source }) => source === 'specification').map(specifiedFacts);
  expect(actual).toEqual(specifiedVenues.filter(({ id = '' }) => unchangedIds.has(id)));
});
