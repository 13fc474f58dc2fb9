import type { WeddingFunction } from '../../domain/event-details.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import { type Fit, fitOf, fits } from '../../domain/fit.ts';
import { calculateVenueTotal } from '../total/venue-total.ts';
import type { IndexedVenue } from './listing-index.ts';
import type { SearchedEntry, TextMatches } from './search/search-text.ts';

/** A venue that could host a function. */
export interface Host extends Pick<SearchedEntry, 'id' | 'name' | 'locality' | 'address'> {
  /** Undefined while the guests are not known. */
  readonly fit: Fit | undefined;
  /** The total in rupees of the function there; undefined while it or the plate price is not known. */
  readonly total: number | undefined;
}

export const maxHosts = 30;

/**
 * At most 30 of the venues that match a text (all, without one), in the order of the index: exact matches first, of these
 * the ones that seat all guests.
 */
export function findHosts(
  venues: readonly AsTold<IndexedVenue>[],
  entries: readonly SearchedEntry[],
  matches: TextMatches | undefined,
  one: WeddingFunction | undefined,
): { readonly hosts: readonly Host[]; readonly found: number } {
  const matching = entries.flatMap((entry, index) => {
    const venue = venues[index];
    if (!venue || (matches && !matches.has(entry.id))) return [];
    const fit = one && fitOf(venue.halls, one.guests);
    const rank = (matches?.get(entry.id) === 'close' ? fits.length : 0) + (fit ? fits.indexOf(fit) : 0);
    return [{ entry, venue, fit, rank }];
  });
  const hosts = matching
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxHosts)
    .map(({ entry: { id, name, locality, address }, venue, fit }) => ({
      id,
      name,
      locality,
      address,
      fit,
      total: one && calculateVenueTotal(venue, [one])?.sum.low,
    }));
  return { hosts, found: matching.length };
}
