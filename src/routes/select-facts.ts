import { factIds } from '../domain/facts/facts.ts';
import { largestCapacity } from '../domain/fit.ts';
import type { Venue, VenueDetails } from '../domain/venue.ts';
import { type FullVenue, summaryFacts, type VenueSummary } from '../domain/venue-summary.ts';
import {
  type IndexedVenue,
  indexFacts,
  type ListedVenue,
  listedFacts,
} from '../features/listing/listing-index.ts';
import { picturesOf } from './pictures.ts';

/** Pictures in a card's data, at most: as many as the specification shows of a venue. */
const maxCardPictures = 8;

/** A venue with its pictures, for its own page. */
export function toVenueDetails({ localityIds, alias, knownFacts, ...venue }: Venue): VenueDetails {
  return { ...venue, pictures: picturesOf(venue.id).slice(0, venue.pictureLimit) };
}

/** A venue as a card needs it. */
export const toVenueSummary = (venue: Venue): VenueSummary => ({
  ...pick(venue, summaryFacts),
  ...cardPictures(venue),
});

/** A venue as a listing needs it: the card, search, filters and order. */
export const toListedVenue = (venue: Venue): ListedVenue => ({
  ...pick(venue, listedFacts),
  ...cardPictures(venue),
});

/** A venue in the index of a long listing: of its halls, filters and order read the largest numbers. */
export const toIndexedVenue = (venue: Venue): IndexedVenue => ({
  ...pick(venue, indexFacts),
  halls: largestCapacity(venue.halls),
});

/** A venue as a shortlist and a comparison need it: the card and every fact. */
export const toComparedVenue = (venue: Venue): FullVenue => ({
  ...toVenueSummary(venue),
  ...pick(venue, factIds),
});

function cardPictures({ id, pictureLimit }: Venue) {
  const all = picturesOf(id).slice(0, pictureLimit);
  return { pictures: all.slice(0, maxCardPictures), pictureCount: all.length };
}

export function pick<Source extends object, Key extends keyof Source>(
  source: Source,
  keys: readonly Key[],
): Pick<Source, Key> {
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as Pick<Source, Key>;
}
