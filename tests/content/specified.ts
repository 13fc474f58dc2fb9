import type { Venue } from '../../src/content/types.ts';
import { venues } from '../../src/content/venues/index.ts';

/** Throws where no venue has the id. */
export function venueOf(id: string): Venue {
  const venue = venues.find((one) => one.id === id);
  if (!venue) throw new Error(`No venue in src/content/venues/index.ts has the id "${id}"`);
  return venue;
}

/** Whether a list is still the specification's: once the operator puts one real text in it, its length is the operator's. */
export const areSamples = (list: readonly { readonly sample?: true }[]) => list.every(({ sample }) => sample);

/** A venue whose figures were changed or told since, `source: 'venue'`, is held to the checks of every venue alone. */
export const specified = venues.filter(({ source }) => source === 'specification');
export const asSpecified = new Set(specified.map(({ id }) => id));
/** The ids of the venues that the operator has not changed, and of which it holds. */
export const idsWhere = (holds: (venue: Venue) => unknown) =>
  venues.filter((venue) => venue.source !== 'venue' && holds(venue)).map(({ id }) => id);
/** Those of the ids whose venues are as the specification tells them. */
export const still = (...ids: readonly string[]) => ids.filter((id) => asSpecified.has(id));
/** The rows of a table whose venues are as the specification tells them. */
export const rowsAsSpecified = <Row>(table: Readonly<Record<string, Row>>) =>
  Object.entries(table).filter(([id]) => asSpecified.has(id));
