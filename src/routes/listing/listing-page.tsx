import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { cities } from '../../content/cities.ts';
import { formatCount } from '../../domain/format.ts';
import { chipsOf, FilterChips } from '../../features/listing/filters/filter-chips.tsx';
import { FilterPanel } from '../../features/listing/filters/filter-panel.tsx';
import { rulesFor, withTotals } from '../../features/listing/filters/filter-rules.ts';
import { FilterSheet } from '../../features/listing/filters/filter-sheet.tsx';
import { filterVenues } from '../../features/listing/filters/filter-venues.ts';
import { type Filters, noFilters } from '../../features/listing/filters/filters.ts';
import type { UrlContext } from '../../features/listing/filters/filters-url.ts';
import { ListingNoMatch } from '../../features/listing/listing-no-match.tsx';
import { ListingSort, VenueList } from '../../features/listing/listing-results.tsx';
import { listingTitle } from '../../features/listing/listing-title.ts';
import { ResultsMap } from '../../features/listing/results-map.tsx';
import { SearchField } from '../../features/listing/search/search-field.tsx';
import { sortVenues } from '../../features/listing/sort-venues.ts';
import { type ListingView, useListingView } from '../../features/listing/use-listing-view.ts';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { EventDetailsBar } from '../../features/total/event-details-bar.tsx';
import { type PricedVenue, totalsFor } from '../../features/total/total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { openCallBackDialog } from '../../lib/lead-store.ts';
import type { ListingData } from './listing-data.ts';
import styles from './listing-page.module.css';
import { listingTrail } from './listing-trail.ts';
import { NoListing } from './no-listing.tsx';

/** The venues of a city, or of all cities. Filters, sort order and search text are in the URL. */
export function ListingPage({ data }: { readonly data: ListingData }) {
  if (data.city && data.venues.length === 0) return <NoListing city={data.city} preset={data.preset} />;
  return <Listing data={data} />;
}

function Listing({ data }: { readonly data: ListingData }) {
  const { city, cityName, intro, countNote, preset, venues, knownFacilities, localities, fixedCount } = data;
  const context = useMemo<UrlContext>(
    () => ({
      localities: localities.map(({ id }) => id),
      cities: city ? [] : cities.map(({ id }) => id),
      ...(preset ? { preset: { ...noFilters, types: [preset] } } : {}),
    }),
    [localities, city, preset],
  );
  const view = useListingView(context);
  const eventDetails = useEventDetails();
  const totalOf = useMemo(() => {
    const totalOf = eventDetails && totalsFor(eventDetails);
    return totalOf && ((venue: PricedVenue) => totalOf(venue)?.total);
  }, [eventDetails]);
  const rules = useMemo(() => withTotals(rulesFor(city), totalOf), [city, totalOf]);
  const filters = useDeferredValue(view.filters);
  const found = useMemo(
    () => sortVenues(filterVenues(venues, filters, rules), view.sort, { text: filters.text, totalOf }),
    [venues, filters, rules, totalOf, view.sort],
  );
  const guests = eventDetails?.guests;
  const choices = useMemo(
    () => ({
      venues,
      knownFacilities,
      rules,
      localities,
      cities: city ? [] : cities.filter(({ id }) => venues.some((venue) => venue.city === id)),
      budgetNote: guests
        ? m.listing_budget_note_total({ guests: formatCount(guests, m.lib_guests) })
        : city === 'noida'
          ? m.listing_budget_note_price()
          : m.listing_budget_note_plate(),
    }),
    [venues, knownFacilities, rules, localities, city, guests],
  );
  const changePanel = usePanelChange(view);
  const type = preset && filters.types.join() === preset ? preset : undefined;
  const title = listingTitle({ cityName, type, fixedCount, found: found.length });
  const criteria = [
    filters.text.trim() && `“${filters.text.trim()}”`,
    ...chipsOf(filters, localities).map(({ label }) => label),
  ];
  const criteriaText = criteria.filter(Boolean).join(', ');
  const showing = fixedCount ? m.listing_showing_samples : m.listing_showing;

  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={listingTrail(data)} />
      <header className={styles.head}>
        <h1>
          {title.words} <span className={styles.count}>{title.count}</span>
        </h1>
        <p className={countNote ? 'lede' : `lede ${styles.intro}`}>
          {countNote ?? intro ?? m.listing_intro_all()}
        </p>
        {fixedCount && (
          <Button
            variant="secondary"
            className={styles.callBack}
            onClick={() =>
              openCallBackDialog({ control: 'listing', about: m.listing_venues_in({ city: cityName }) })
            }
          >
            {m.common_request_call_back()}
          </Button>
        )}
      </header>
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
        <section className={styles.results} aria-label={m.app_nav_venues()}>
          {view.ignored.length > 0 && (
            <Notice tone="info">{m.listing_ignored({ values: view.ignored.join(', ') })}</Notice>
          )}
          <ListingSort sort={view.sort} hasTotals={eventDetails !== undefined} onSort={view.setSort}>
            {showing({ found: found.length, all: venues.length })}
          </ListingSort>
          <FilterChips filters={filters} localities={localities} onChange={view.setFilters} />
          <ResultsMap venues={found} area={cityName} />
          {found.length > 0 ? (
            <VenueList venues={found} />
          ) : (
            <ListingNoMatch
              asked={criteriaText}
              onClear={() => view.setFilters(noFilters)}
              onCall={() =>
                openCallBackDialog({
                  control: 'no match',
                  about: m.listing_venues_in_with({ city: cityName, criteria: criteriaText }),
                })
              }
            />
          )}
        </section>
      </div>
      <RecentlyViewed />
    </div>
  );
}

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
