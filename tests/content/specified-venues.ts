import { loadVenues } from '../../src/content/venues/index.ts';
import type { Venue } from '../../src/domain/venue.ts';

const venues = loadVenues();

/** Throws for an unknown id. */
export function venueOf(id: string): Venue {
  const venue = venues.find((one) => one.id === id);
  if (!venue) throw new Error(`No venue in src/content/venues/index.ts has the id "${id}"`);
  return venue;
}

/** Whether a list has only the samples of the specification; otherwise its length is up to the operator. */
export const areSamples = (list: readonly { readonly sample?: true }[]) => list.every(({ sample }) => sample);

/** The venues that the operator has not changed. */
export const specifiedVenues = venues.filter(({ source }) => source === 'specification');
export const specifiedIds: ReadonlySet<string> = new Set(specifiedVenues.map(({ id }) => id));

/** The ids of the unchanged venues and samples for which `holds` is true. */
export const idsWhere = (holds: (venue: Venue) => unknown) =>
  venues.filter((venue) => venue.source !== 'venue' && holds(venue)).map(({ id }) => id);

/** Those of the ids that belong to unchanged venues. */
export const onlySpecified = (...ids: readonly string[]) => ids.filter((id) => specifiedIds.has(id));

/** The rows of a table by venue id that belong to unchanged venues. */
export const specifiedRows = <Row>(table: Readonly<Record<string, Row>>) =>
  Object.entries(table).filter(([id]) => specifiedIds.has(id));
