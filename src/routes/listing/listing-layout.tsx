import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Notice } from '../../components/notice.tsx';
import { Status } from '../../components/status.tsx';
import { cities } from '../../content/cities.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { FilterChips } from '../../features/listing/filters/filter-chips.tsx';
import { type FilterChoices, FilterPanel } from '../../features/listing/filters/filter-panel.tsx';
import { FilterSheet } from '../../features/listing/filters/filter-sheet.tsx';
import { type Filters, noFilters } from '../../features/listing/filters/filters.ts';
import type { UrlContext } from '../../features/listing/filters/filters-url.ts';
import { ListingNoMatch } from '../../features/listing/listing-no-match.tsx';
import { ListingSort, SortRule } from '../../features/listing/listing-results.tsx';
import { ResultsMap } from '../../features/listing/results-map.tsx';
import { SearchField } from '../../features/listing/search/search-field.tsx';
import { defaultSort } from '../../features/listing/sort-venues.ts';
import type { ListingView } from '../../features/listing/use-listing-view.ts';
import { RecentlyViewed } from '../../features/shortlist/recently-viewed.tsx';
import { DecorationNote } from '../../features/total/decoration-note.tsx';
import { EventDetailsBar, type EventDetailsHandle } from '../../features/total/event-details-bar.tsx';
import type { PricedVenue } from '../../features/total/total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useShownDetails } from '../../visitor/event-details-store.ts';
import type { ListingData } from './listing-data.ts';
import { ListingHead } from './listing-head.tsx';
import styles from './listing-page.module.css';

interface ListingLayoutProps {
  readonly data: ListingData;
  readonly view: ListingView;
  readonly choices: FilterChoices;
  /** The filters of the results: those of the view, deferred. */
  readonly filters: Filters;
  /** How many venues match; undefined until that is known. */
  readonly found: number | undefined;
  /** Says how many are shown. */
  readonly status: string;
  /** The venues of the map. */
  readonly places: readonly VenueSummary[];
  readonly onSearchFocus: () => void;
  /** Close matches of the text are still missing. */
  readonly isSearching: boolean;
  readonly onOpenFilters?: () => void;
  /** Shown in the filter sheet if the venues did not load. */
  readonly failure?: ReactNode;
  /** The venues that were found, once their totals are calculated. */
  readonly totaled: readonly PricedVenue[] | undefined;
  /** Whether halls known to be too small for the guests are last. */
  readonly isSmallLast: boolean;
  /** The results. */
  readonly children: ReactNode;
}

/** A listing around its results: title, event details, search, filters, order. */
export function ListingLayout(props: ListingLayoutProps) {
  const { data, view, choices, filters, found } = props;
  const { cityName, localities } = data;
  const changePanel = usePanelChange(view);
  const bar = useRef<EventDetailsHandle>(null);
  const { isShared } = useShownDetails();
  return (
    <div className={`wrap page ${styles.page}`}>
      <ListingHead data={data} filters={filters} found={found} />
      <EventDetailsBar ref={bar} onShowTotal={() => view.sort === defaultSort && view.setSort('fit', true)} />
      <div className={`grid beside ${styles.columns}`}>
        <div className={`${styles.search} screen-only`}>
          <SearchField
            label={m.listing_search()}
            text={view.filters.text}
            onFocus={props.onSearchFocus}
            onText={view.setText}
            onSettle={view.settleText}
          />
        </div>
        <div className={`links ${styles.tools}`}>
          <Status className={styles.found} answers={JSON.stringify(filters)}>
            {props.status}
          </Status>
          <FilterSheet
            choices={choices}
            filters={view.filters}
            settled={view.settled}
            onApply={view.setFilters}
            onOpen={props.onOpenFilters}
            failure={props.failure}
          />
          <ListingSort sort={view.sort} hasGuests={choices.hasGuests} onSort={view.setSort} />
          <ResultsMap venues={props.places} area={cityName} />
          <SortRule sort={view.sort} isSmallLast={props.isSmallLast} />
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
          {props.totaled && !isShared && (
            <DecorationNote
              venues={props.totaled}
              totalOf={choices.rules.totalOf}
              onAdd={() => bar.current?.open({ field: 'decor' })}
            />
          )}
          {found !== 0 ? (
            props.children
          ) : props.isSearching ? (
            <p>{m.listing_site_search_loading()}</p>
          ) : (
            <ListingNoMatch
              area={cityName}
              filters={filters}
              localities={localities}
              searched={choices.venues && { ...choices, venues: choices.venues }}
              onChange={view.setFilters}
            />
          )}
        </section>
      </div>
      <RecentlyViewed />
    </div>
  );
}

/** The values that the URL of this listing may contain. */
export const urlContext = ({ city, localities, preset }: ListingData, hasGuests: boolean): UrlContext => ({
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
