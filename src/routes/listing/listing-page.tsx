import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Notice } from '../../components/notice.tsx';
import { cities } from '../../content/cities.ts';
import { FilterChips } from '../../features/listing/filters/filter-chips.tsx';
import { type FilterChoices, FilterPanel } from '../../features/listing/filters/filter-panel.tsx';
import { type ListingRules, rulesFor } from '../../features/listing/filters/filter-rules.ts';
import { FilterSheet } from '../../features/listing/filters/filter-sheet.tsx';
import { filterVenues } from '../../features/listing/filters/filter-venues.ts';
import { type Filters, noFilters } from '../../features/listing/filters/filters.ts';
import type { UrlContext } from '../../features/listing/filters/filters-url.ts';
import { ListingNoMatch } from '../../features/listing/listing-no-match.tsx';
import { ListingSort, VenueList } from '../../features/listing/listing-results.tsx';
import { ResultsMap } from '../../features/listing/results-map.tsx';
import { SearchField } from '../../features/listing/search/search-field.tsx';
import { sortVenues } from '../../features/listing/sort-venues.ts';
import { type ListingView, useListingView } from '../../features/listing/use-listing-view.ts';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { EventDetailsBar } from '../../features/total/event-details-bar.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { CityWithoutListingPage } from '../city-without-listing/city-without-listing-page.tsx';
import type { ListingData } from './listing-data.ts';
import { ListingHead } from './listing-head.tsx';
import styles from './listing-page.module.css';

/** The venues of a city, or of all cities. Filters, sort order and search text are in the URL. */
export function ListingPage({ data }: { readonly data: ListingData }) {
  const { city, venues } = data;
  if (city && venues.length === 0) return <CityWithoutListingPage data={{ ...data, city, nearest: [] }} />;
  return <Listing data={data} />;
}

function Listing({ data }: { readonly data: ListingData }) {
  const { city, cityName, venues, localities, fixedCount } = data;
  const view = useListingView(useMemo(() => urlContext(data), [data]));
  const eventDetails = useEventDetails();
  const rules = useMemo(() => rulesFor(city, eventDetails), [city, eventDetails]);
  const choices = useMemo(() => filterChoices(data, rules), [data, rules]);
  const changePanel = usePanelChange(view);
  const filters = useDeferredValue(view.filters);
  const found = useMemo(() => {
    const matching = filterVenues(venues, filters, rules);
    return sortVenues(matching, view.sort, { text: filters.text, totalOf: rules.totalOf });
  }, [venues, filters, rules, view.sort]);
  const showing = fixedCount ? m.listing_showing_samples : m.listing_showing;

  return (
    <div className={`wrap ${styles.page}`}>
      <ListingHead data={data} filters={filters} found={found.length} />
      <EventDetailsBar />
      <div className={styles.columns}>
        <div className={styles.search}>
          <SearchField
            label={m.listing_search()}
            text={view.filters.text}
            onText={view.setText}
            onSettle={view.settleText}
          />
          <FilterSheet choices={choices} filters={view.filters} onApply={view.setFilters} />
        </div>
        <aside className={styles.panel} aria-label={m.listing_filters()}>
          <FilterPanel choices={choices} filters={view.settled} onChange={changePanel} />
        </aside>
        <section className={styles.results} aria-label={m.navigation_venues()}>
          {view.ignored.length > 0 && (
            <Notice tone="info">{m.listing_ignored({ values: view.ignored.join(', ') })}</Notice>
          )}
          <ListingSort sort={view.sort} hasTotals={rules.totalOf !== undefined} onSort={view.setSort}>
            {showing({ found: found.length, all: venues.length })}
          </ListingSort>
          <FilterChips filters={filters} localities={localities} onChange={view.setFilters} />
          <ResultsMap venues={found} area={cityName} />
          {found.length > 0 ? (
            <VenueList venues={found} />
          ) : (
            <ListingNoMatch
              area={cityName}
              filters={filters}
              localities={localities}
              onClear={() => view.setFilters(noFilters)}
            />
          )}
        </section>
      </div>
      <RecentlyViewed />
    </div>
  );
}

/** The values that the URL of this listing may contain. */
const urlContext = ({ city, localities, preset }: ListingData): UrlContext => ({
  localities: localities.map(({ id }) => id),
  cities: city ? [] : cities.map(({ id }) => id),
  ...(preset ? { preset: { ...noFilters, types: [preset] } } : {}),
});

/** The choices of the filter panel; cities without a venue are left out. */
const filterChoices = (
  { city, venues, localities, knownFacilities }: ListingData,
  rules: ListingRules,
): FilterChoices => ({
  venues,
  rules,
  localities,
  knownFacilities,
  cities: city ? [] : cities.map(({ id }) => id).filter((id) => venues.some((venue) => venue.city === id)),
});

/** A stable callback, so that typing does not re-render the panel. Keeps the search text being typed. */
function usePanelChange(view: ListingView): (filters: Filters) => void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);
  return useCallback((filters) => {
    const { filters: current, setFilters } = latest.current;
    setFilters({ ...filters, text: current.text });
  }, []);
}
