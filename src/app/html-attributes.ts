import { largestCapacity } from '../domain/fit.ts';
import { listingParams } from '../features/listing/filters/filters-url.ts';
import { defaultSort, sortVenues } from '../features/listing/sort-venues.ts';
import type { ListingData } from '../routes/listing/listing-data.ts';
import type { PageData } from '../routes/page-entry.ts';

/** What boot.ts reads: the parameters of a list. */
export const htmlAttributes = `data-list-params="${[...listingParams, 'venues', 'category'].join(' ')}"`;

/** How many guests the first venue of a list holds, where that is known: for more, the list begins with another venue. */
export function firstHolds({ route, data }: PageData): string {
  if (route !== 'listing') return '';
  const { venues, preset } = data as ListingData;
  const listed = preset ? venues.filter(({ venueTypes }) => venueTypes.includes(preset)) : venues;
  const [capacity] = largestCapacity(sortVenues(listed, defaultSort)[0]?.halls ?? []);
  return capacity ? ` data-first-holds="${Math.max(capacity.seats, capacity.floating ?? 0)}"` : '';
}
