import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Status } from '../../components/status.tsx';
import { cities } from '../../content/cities.ts';
import type { AsTold } from '../../domain/facts/told.ts';
import { formatNumber } from '../../domain/format.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { FilterChips } from '../../features/listing/filters/filter-chips.tsx';
import { FilterPanel } from '../../features/listing/filters/filter-panel.tsx';
import { FilterSheet } from '../../features/listing/filters/filter-sheet.tsx';
import { filterVenues } from '../../features/listing/filters/filter-venues.ts';
import { type Filters, noFilters } from '../../features/listing/filters/filters.ts';
import type { UrlContext } from '../../features/listing/filters/filters-url.ts';
import { type ListingRules, rulesFor } from '../../features/listing/filters/listing-rules.ts';
import type { IndexedVenue } from '../../features/listing/listing-index.ts';
import { ListingNoMatch } from '../../features/listing/listing-no-match.tsx';
import { ListingSort, SortRule, VenueList } from '../../features/listing/listing-results.tsx';
import { ResultsMap } from '../../features/listing/results-map.tsx';
import { SearchField } from '../../features/listing/search/search-field.tsx';
import type { Search } from '../../features/listing/search/search-text.ts';
import { type LoadingSearch, useSearch } from '../../features/listing/search/use-search.ts';
import { defaultSort, sortVenues } from '../../features/listing/sort-venues.ts';
import { type ListingView, useListingView } from '../../features/listing/use-listing-view.ts';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { DecorationNote } from '../../features/total/decoration-note.tsx';
import { EventDetailsBar, type EventDetailsHandle } from '../../features/total/event-details-bar.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails, useIsShared } from '../../visitor/event-details-store.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { ListingData } from './listing-data.ts';
import { ListingHead } from './listing-head.tsx';
import styles from './listing-page.module.css';

/** What the visitor asks of a listing. */
export interface Asked {
  readonly view: ListingView;
  /** The filters of the results: those of the view, deferred. */
  readonly filters: Filters;
  readonly rules: ListingRules;
  readonly context: UrlContext;
}

type Venues = readonly AsTold<IndexedVenue>[];

/** What a source of venues answers. */
export interface Answer {
  /** All venues of the listing; undefined until they and their totals are known. */
  readonly venues: Venues | undefined;
  /** Those that match, in the order; undefined until they are known. */
  readonly found: Venues | undefined;
  /** How many match; undefined while they are being found. */
  readonly count: number | undefined;
  /** How many venues there are. */
  readonly all: number;
  /** The venues of the map. */
  readonly cards: readonly VenueSummary[];
  readonly searching: LoadingSearch;
  readonly onOpenFilters?: () => void;
  /** Shown in the filter sheet if the venues did not load. */
  readonly failure?: ReactNode;
  /** Whether halls known to be too small for the guests are last. */
  readonly isSmallLast: boolean;
  /** The list. */
  readonly children: ReactNode;
}

interface ListingPageProps<Data extends ListingData> {
  readonly data: Data;
  /** Where the venues come from: a hook that finds those that are asked for. */
  readonly useSource: (data: Data, asked: Asked) => Answer;
}

/** The venues of a city, or of all cities. Filters, order and search text are in the URL. */
export function ListingPage<Data extends ListingData>({ data, useSource }: ListingPageProps<Data>) {
  const { city, cityName, localities, knownFacilities, fixedCount, cities } = data;
  const eventDetails = useEventDetails();
  const hasGuests = eventDetails !== undefined;
  const context = useMemo(() => urlContext(data, hasGuests), [data, hasGuests]);
  const view = useListingView(context);
  const filters = useDeferredValue(view.filters);
  const rules = useMemo(() => rulesFor(city, eventDetails), [city, eventDetails]);
  const source = useSource(data, { view, filters, rules, context });
  const { venues, found, count, searching } = source;
  const { search } = searching;
  const choices = useMemo(
    () => ({ venues, rules, search, localities, knownFacilities, cities, hasGuests }),
    [venues, rules, search, localities, knownFacilities, cities, hasGuests],
  );
  const changePanel = usePanelChange(view);
  const bar = useRef<EventDetailsHandle>(null);
  const isShared = useIsShared();
  const showing = fixedCount ? m.listing_showing_samples : m.listing_showing;
  return (
    <div className={`wrap page ${styles.page}`}>
      <ListingHead data={data} filters={filters} found={count} />
      <EventDetailsBar ref={bar} onShowTotal={() => view.sort === defaultSort && view.setSort('fit', true)} />
      <div className={`grid beside ${styles.columns}`}>
        <div className={`${styles.search} screen-only`}>
          <SearchField
            label={m.listing_search()}
            text={view.filters.text}
            onFocus={searching.load}
            onText={view.setText}
            onSettle={view.settleText}
          />
        </div>
        <div className={`links ${styles.tools}`}>
          <Status className={styles.found} answers={JSON.stringify(filters)}>
            {count === undefined
              ? m.listing_finding()
              : showing({ found: formatNumber(count), all: formatNumber(source.all) })}
          </Status>
          <FilterSheet
            choices={choices}
            filters={view.filters}
            settled={view.settled}
            onApply={view.setFilters}
            onOpen={source.onOpenFilters}
            failure={source.failure}
          />
          <ListingSort sort={view.sort} hasGuests={hasGuests} onSort={view.setSort} />
          <ResultsMap venues={source.cards} area={cityName} />
          <SortRule sort={view.sort} isSmallLast={source.isSmallLast} />
        </div>
        <aside className="wide-only screen-only" aria-label={m.listing_filters()}>
          <FilterPanel choices={choices} filters={view.settled} onChange={changePanel} />
        </aside>
        <section className={`stack gap-2 ${styles.results}`} aria-label={m.navigation_venues()}>
          {view.ignored.length > 0 && (
            <Notice tone="info">{m.listing_ignored({ values: view.ignored.join(', ') })}</Notice>
          )}
          <FilterChips filters={filters} localities={localities} onChange={view.setFilters} />
          {/* Beside a link's details the first total would not be in a phone's first screen. */}
          {venues && found && !isShared && (
            <DecorationNote
              venues={found}
              totalOf={rules.totalOf}
              onAdd={() => bar.current?.open({ field: 'decor' })}
            />
          )}
          {count !== 0 ? (
            source.children
          ) : searching.isLoading ? (
            <p>{m.listing_site_search_loading()}</p>
          ) : (
            <ListingNoMatch
              area={cityName}
              filters={filters}
              localities={localities}
              searched={venues && { ...choices, venues }}
              onChange={view.setFilters}
            />
          )}
        </section>
      </div>
      <RecentlyViewed />
    </div>
  );
}

/** A listing of at most 30 venues, which are all in the page. */
export function Page({ data }: { readonly data: ListingData }) {
  return <ListingPage data={data} useSource={usePageVenues} />;
}

function usePageVenues(data: ListingData, asked: Asked): Answer {
  const { view, rules } = asked;
  const venues = useAsTold(data.venues);
  const searching = useSearch(venues, view.filters.text, view.settled.text);
  const found = useFound(venues, asked, searching.search, rules.fitOf);
  return {
    venues,
    found,
    count: found.length,
    all: venues.length,
    cards: found,
    searching,
    isSmallLast: rules.fitOf !== undefined,
    children: <VenueList venues={found} />,
  };
}

/** The venues that match, in the order; with `fitOf`, halls known to be too small are last. */
export function useFound<Venue extends AsTold<IndexedVenue>>(
  venues: readonly Venue[],
  { view: { sort }, filters, rules }: Asked,
  search: Search,
  fitOf: ListingRules['fitOf'],
): readonly Venue[] {
  const matches = useMemo(() => search(filters.text), [search, filters.text]);
  return useMemo(() => {
    const matching = filterVenues(venues, filters, rules, matches);
    return sortVenues(matching, sort, { ...rules, matches, fitOf });
  }, [venues, filters, rules, matches, sort, fitOf]);
}

/** The values that the URL of this listing may contain. */
const urlContext = ({ city, localities, preset }: ListingData, hasGuests: boolean): UrlContext => ({
  hasGuests,
  localities,
  cities: city ? [] : cities.map(({ id }) => id),
  ...(preset ? { preset: { ...noFilters, types: [preset] } } : {}),
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
