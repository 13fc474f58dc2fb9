import { useDeferredValue, useMemo } from 'react';
import { cities } from '../../content/cities.ts';
import { filterVenues } from '../../features/listing/filters/filter-venues.ts';
import { rulesFor } from '../../features/listing/filters/listing-rules.ts';
import { VenueList } from '../../features/listing/listing-results.tsx';
import { useSearch } from '../../features/listing/search/use-search.ts';
import { sortVenues } from '../../features/listing/sort-venues.ts';
import { useListingView } from '../../features/listing/use-listing-view.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { ListingData } from './listing-data.ts';
import { ListingLayout, urlContext } from './listing-layout.tsx';

/** The venues of a city, or of all cities, if they are at most 30. Filters, sort order and search text are in the URL. */
export function Page({ data }: { readonly data: ListingData }) {
  const { city, localities, knownFacilities, fixedCount } = data;
  const venues = useAsTold(data.venues);
  const eventDetails = useEventDetails();
  const hasGuests = eventDetails !== undefined;
  const view = useListingView(useMemo(() => urlContext(data, hasGuests), [data, hasGuests]));
  const rules = useMemo(() => rulesFor(city, eventDetails), [city, eventDetails]);
  const { search, isLoading, load } = useSearch(venues, view.filters.text, view.settled.text);
  const choices = useMemo(() => {
    const listed = cities.map(({ id }) => id).filter((id) => venues.some((venue) => venue.city === id));
    return { venues, rules, search, localities, knownFacilities, cities: city ? [] : listed, hasGuests };
  }, [city, venues, rules, search, localities, knownFacilities, hasGuests]);
  const filters = useDeferredValue(view.filters);
  const matches = useMemo(() => search(filters.text), [search, filters.text]);
  const found = useMemo(() => {
    const matching = filterVenues(venues, filters, rules, matches);
    return sortVenues(matching, view.sort, { ...rules, matches });
  }, [venues, filters, rules, matches, view.sort]);
  const showing = fixedCount ? m.listing_showing_samples : m.listing_showing;
  return (
    <ListingLayout
      data={data}
      view={view}
      choices={choices}
      filters={filters}
      found={found.length}
      status={showing({ found: found.length, all: venues.length })}
      places={found}
      onSearchFocus={load}
      isSearching={isLoading}
      totaled={found}
      isSmallLast={hasGuests}
    >
      <VenueList venues={found} />
    </ListingLayout>
  );
}
