import { cities, localitiesIn } from '../../src/content/cities.ts';
import { foodTax } from '../../src/content/site.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { completeVenue } from '../../src/domain/complete-venue.ts';
import { parseEventDetails } from '../../src/domain/event-details-url.ts';
import { asOnPage } from '../../src/domain/facts/told.ts';
import { toSlug } from '../../src/domain/slug.ts';
import { filterVenues } from '../../src/features/listing/filters/filter-venues.ts';
import { parseFilters } from '../../src/features/listing/filters/filters-url.ts';
import { rulesFor } from '../../src/features/listing/filters/listing-rules.ts';
import { sortVenues } from '../../src/features/listing/sort-venues.ts';
import { generateVenues } from './venue-copies.ts';

/** Venues of the copy that the journeys visit: enough for more than nine pages of Faridabad. */
export const venueCount = 340;

const entries = [...venueEntries, ...generateVenues(venueCount - venueEntries.length)];
const localities = new Set(
  [
    ...cities.flatMap((city) => city.localities ?? []),
    ...entries.flatMap(({ locality }) => locality ?? []),
  ].map(({ en }) => toSlug(en)),
);

export const venues = entries.map((entry) =>
  asOnPage(completeVenue(entry, { foodTax, localities: [...localities] })),
);
export const faridabad = venues.filter(({ city }) => city === 'faridabad');

/** The event details that the parameters of a listing have. */
export const eventDetailsOf = (search: string) => parseEventDetails(new URLSearchParams(search));

/**
 * The venues of Faridabad that the parameters of its listing ask for, in order: by the rules of the site, from all that is known of
 * each venue instead of the index and the pages that a browser loads.
 */
export function expectedVenues(search = '') {
  const eventDetails = eventDetailsOf(search);
  const rules = rulesFor('faridabad', eventDetails);
  const { filters, sort } = parseFilters(new URLSearchParams(search), {
    localities: localitiesIn(entries),
    cities: [],
    hasGuests: eventDetails !== undefined,
  });
  return sortVenues(
    filterVenues(sortVenues(faridabad, 'recommended'), filters, rules, undefined),
    sort,
    rules,
  );
}
