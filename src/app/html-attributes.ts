import { eventDetailsLimits } from '../domain/event-details.ts';
import { eventDetailsParams } from '../domain/event-details-url.ts';
import { largestCapacity } from '../domain/fit.ts';
import { listingParams } from '../features/listing/filters/filters-url.ts';
import { defaultSort, sortVenues } from '../features/listing/sort-venues.ts';
import type { ListingData } from '../routes/listing/listing-data.ts';
import type { PageData } from '../routes/page-entry.ts';

/** What the script in index.html reads: the parameters of event details and of a list, and the lowest and highest figures. */
export const htmlAttributes = `data-event-params="${eventDetailsParams.join(' ')}" data-event-figures="guests=1-${eventDetailsLimits.guests} veg=0-100 rooms=0-${eventDetailsLimits.rooms}" data-list-params="${[...listingParams, 'venues', 'category'].join(' ')}"`;

/** How many guests the first venue of a list holds, where that is known: for more, the list begins with another venue. */
export function firstHolds({ route, data }: PageData): string {
  if (route !== 'listing') return '';
  const { venues, preset } = data as ListingData;
  const listed = preset ? venues.filter(({ venueTypes }) => venueTypes.includes(preset)) : venues;
  const [capacity] = largestCapacity(sortVenues(listed, defaultSort)[0]?.halls ?? []);
  return capacity ? ` data-first-holds="${Math.max(capacity.seats, capacity.floating ?? 0)}"` : '';
}
