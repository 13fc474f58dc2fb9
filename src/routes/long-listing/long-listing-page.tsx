import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { formatAmount, formatNumber } from '../../domain/format.ts';
import { filterVenues } from '../../features/listing/filters/filter-venues.ts';
import { filtersToSearch } from '../../features/listing/filters/filters-url.ts';
import { rulesFor } from '../../features/listing/filters/listing-rules.ts';
import { type IndexedVenue, pageSize } from '../../features/listing/listing-index.ts';
import { type AddedCards, VenueList } from '../../features/listing/listing-results.tsx';
import { useSearch } from '../../features/listing/search/use-search.ts';
import { ShowMore } from '../../features/listing/show-more.tsx';
import { sortVenues } from '../../features/listing/sort-venues.ts';
import { useCalculatedTotals } from '../../features/listing/use-calculated-totals.ts';
import { useCardLimit, useCards } from '../../features/listing/use-cards.ts';
import { useLeftPosition } from '../../features/listing/use-left-position.ts';
import { useListingIndex } from '../../features/listing/use-listing-index.ts';
import { useListingView } from '../../features/listing/use-listing-view.ts';
import { m } from '../../i18n/compiled/messages.js';
import { pagePath } from '../../lib/listing-pages.ts';
import { useHold } from '../../lib/page-holds.ts';
import { paths } from '../../lib/paths.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { LongListingData } from '../listing/listing-data.ts';
import { ListingLayout, urlContext } from '../listing/listing-layout.tsx';

const noVenues: readonly IndexedVenue[] = [];

/** A page of a listing of more than 30 venues. Filters, order and search read an index of all, and load the cards that they find. */
export function Page({ data }: { readonly data: LongListingData }) {
  const { city, localities, knownFacilities, fixedCount, long } = data;
  const venues = useAsTold(data.venues);
  const eventDetails = useEventDetails();
  const hasGuests = eventDetails !== undefined;
  const context = useMemo(() => urlContext(data, hasGuests), [data, hasGuests]);
  const view = useListingView(context);
  const rules = useMemo(() => rulesFor(city, eventDetails), [city, eventDetails]);
  const { limit, showMore } = useCardLimit();
  const { text } = view.filters;
  const isFiltered = `${filtersToSearch(view, context)}` !== '';
  const index = useListingIndex(long.name, {
    facts: isFiltered || eventDetails !== undefined || limit > pageSize,
    names: text.trim() !== '',
  });
  const indexed = useAsTold(index.venues ?? noVenues);
  const all = index.venues && indexed;
  const named = useSearch(index.entries, index.venues ? text : '', view.settled.text);
  const { search } = named;
  const priced = useCalculatedTotals(all, rules.totalOf) ? all : undefined;
  const choices = useMemo(
    () => ({
      venues: priced,
      rules,
      search,
      localities,
      knownFacilities,
      cities: city ? [] : long.cities,
      hasGuests,
    }),
    [priced, rules, search, localities, knownFacilities, city, long, hasGuests],
  );

  const filters = useDeferredValue(view.filters);
  const matches = useMemo(() => search(filters.text), [search, filters.text]);
  const listed = view.sort === 'total' || filters.budgets.length > 0 ? priced : all;
  // The cards of a page and its neighbours are prerendered in the recommended order.
  const isPage = `${filtersToSearch({ filters, sort: view.sort }, context)}` === '';
  const found = useMemo(() => {
    const matching = listed && filterVenues(listed, filters, rules, matches);
    return (
      matching &&
      sortVenues(matching, view.sort, { ...rules, matches, fitOf: isPage ? undefined : rules.fitOf })
    );
  }, [listed, filters, rules, matches, view.sort, isPage]);
  const before = isPage ? (long.page - 1) * pageSize : 0;
  const isFinding = !found && isFiltered && !index.isFailed;
  const ids = useMemo(() => {
    const list = found?.slice(before, before + limit) ?? (isFinding ? undefined : venues);
    return list?.map(({ id }) => id);
  }, [found, isFinding, venues, before, limit]);
  const list = useCards(venues, ids);
  const [added, setAdded] = useState<AddedCards>();

  const isLoading = list.isLoading || isFinding || (!found && limit > pageSize && !index.isFailed);
  useHold(isLoading);
  useLeftPosition(limit > pageSize && !isLoading);
  const count = found?.length ?? long.found;
  const last = before + list.cards.length;
  const showing = fixedCount ? m.listing_showing_samples : m.listing_showing;
  const retry = index.isFailed ? index.load : list.isFailed ? list.retry : undefined;
  const failure = retry && (
    <LoadFailed text={index.isFailed ? m.listing_index_failed() : m.listing_cards_failed()} retry={retry} />
  );
  return (
    <ListingLayout
      data={data}
      view={view}
      choices={choices}
      filters={filters}
      found={isFinding ? undefined : count}
      status={
        isFinding ? m.listing_finding() : showing({ found: formatNumber(count), all: formatNumber(long.all) })
      }
      places={list.cards}
      onSearchFocus={() => {
        index.loadNames();
        named.load();
      }}
      isSearching={named.isLoading}
      totaled={priced && found}
      isSmallLast={hasGuests && !isPage}
      onOpenFilters={index.load}
      failure={index.isFailed && failure}
    >
      {limit === pageSize && failure}
      {before > 0 && (
        <p className="stack gap-3 centred">
          {m.listing_page({ page: long.page, pages: Math.ceil(long.found / pageSize) })}
          <Link to={pageTo(data, long.page - 1)} rel="prev">
            {m.listing_previous({ count: pageSize })}
          </Link>
        </p>
      )}
      <VenueList venues={list.cards} limit={limit} isStale={isFinding || list.isStale} added={added} />
      {count > pageSize && (
        <div className="stack gap-3 centred">
          {limit > pageSize && failure}
          <p role="status">
            {m.listing_shown({
              shown: before > 0 ? formatAmount([before + 1, last]) : formatNumber(last),
              all: formatNumber(count),
            })}
          </p>
          {count > last && (
            <ShowMore
              count={Math.min(count - last, pageSize)}
              all={count - last}
              to={isPage ? pageTo(data, Math.floor(last / pageSize) + 1) : undefined}
              isLoading={isLoading}
              onMore={(focused) => {
                setAdded({ after: list.cards.length, focused });
                retry?.();
                if (!retry || list.cards.length === limit) showMore();
              }}
            />
          )}
        </div>
      )}
    </ListingLayout>
  );
}

/** The path of a page of the listing. */
function pageTo({ city, preset }: LongListingData, page: number): string {
  const listing = city ? (preset ? paths.banquetHalls(city) : paths.city(city)) : paths.venues();
  return pagePath(listing, page);
}
