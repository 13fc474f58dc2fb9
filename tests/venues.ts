/** Venues of the browser tests as the operator's files have them now, because a name or a price that changes is no mistake. */

import { loadVenues, venueEntries } from '../src/content/venues/index.ts';
import type { WeddingFunction } from '../src/domain/event-details.ts';
import { aFunction } from '../src/domain/event-details-fixture.ts';
import { asOnPage } from '../src/domain/facts/told.ts';
import { formatRupeeRange, formatRupees } from '../src/domain/format.ts';
import type { Venue } from '../src/domain/venue.ts';
import { calculateVenueTotal } from '../src/features/total/venue-total.ts';
import type { Localized } from '../src/i18n/localized.ts';

function venueOf(id: string): Venue {
  const found = loadVenues().find((venue) => venue.id === id);
  if (!found)
    throw new Error(`Browser tests open the venue ${id}, which is hidden or removed: choose another one.`);
  return found;
}

export const hotelRajmahal = venueOf('hotelrajmahal');
export const hotelSewaGrand = venueOf('hotelsewagrand');
export const lagoonaEmerald = venueOf('lagoonaemerald');
export const royalImperio = venueOf('royalimperio');
export const samarGrand = venueOf('samargrand');
export const sarovarPortico = venueOf('sarovarportico');

/** What a page calculates for functions at a venue: each a wedding with 300 guests, all vegetarian, unless stated. */
export function totalAt(venue: Venue, ...functions: readonly Partial<WeddingFunction>[]) {
  const asked = functions.length > 0 ? functions : [{}];
  const total = calculateVenueTotal(asOnPage(venue), asked.map(aFunction));
  if (!total) throw new Error(`${venue.name} has no price per plate`);
  return total;
}

/** The sum as it is shown: "₹1,77,000", or a range. */
export const sumAt = (venue: Venue, ...functions: readonly Partial<WeddingFunction>[]): string =>
  formatRupeeRange(totalAt(venue, ...functions).sum);

/** The sum of the first line of one function, as it is shown: the plates. */
export const platesAt = (venue: Venue, one?: Partial<WeddingFunction>): string =>
  formatRupees(totalAt(venue, one ?? {}).functions[0]?.total.lines[0]?.sum ?? 0);

/** The last word of a venue's name, as a family types it: "rajmahal". */
export const wordOf = ({ name }: Venue): string => (name.split(' ').at(-1) ?? '').toLowerCase();

/** With a letter too few: "rajahal". */
export const misspelt = (venue: Venue): string => wordOf(venue).replace(/(?<=^.{3})./, '');

/** Its locality in both languages, which the operator may have changed. */
export function localityOf({ id, name }: Venue): Localized {
  const locality = venueEntries.find((entry) => entry.id === id)?.locality;
  if (!locality) throw new Error(`${name} has no locality`);
  return locality;
}

/** In Hindi letters, where the operator has written it. */
export const hindiNameOf = ({ id, name }: Venue): string =>
  venueEntries.find((entry) => entry.id === id)?.nameHi ?? name;
