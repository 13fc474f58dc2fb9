import { venueEntries } from '../../src/content/venues/index.ts';

/** The venues and samples that the operator has not changed. */
export const unchangedVenues = venueEntries.filter(({ source }) => source !== 'venue');

/** The ids of the specified venues that the operator has not changed. */
export const unchangedIds: ReadonlySet<string> = new Set(
  venueEntries.flatMap(({ id, source }) => (source === 'specification' ? [id] : [])),
);
