import { useMemo, useState } from 'react';
import { Link } from '../../components/link.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import type { AsTold } from '../../domain/facts/told.ts';
import { formatAmount, formatNumber } from '../../domain/format.ts';
import { filtersToSearch } from '../../features/listing/filters/filters-url.ts';
import { type IndexedVenue, pageSize } from '../../features/listing/listing-index.ts';
import { type AddedCards, VenueList } from '../../features/listing/listing-results.tsx';
import { useSearch } from '../../features/listing/search/use-search.ts';
import { ShowMore } from '../../features/listing/show-more.tsx';
import { useCalculatedTotals } from '../../features/listing/use-calculated-totals.ts';
import { useCardLimit, useCards } from '../../features/listing/use-cards.ts';
import { useLeftPosition } from '../../features/listing/use-left-position.ts';
import { useListingIndex } from '../../features/listing/use-listing-index.ts';
import { m } from '../../i18n/compiled/messages.js';
import { pagePath } from '../../lib/listing-pages.ts';
import { useHold } from '../../lib/page-holds.ts';
import { paths } from '../../lib/paths.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { LongListingData } from '../listing/listing-data.ts';
import { type Answer, type Asked, ListingPage, useFound } from '../listing/listing-page.tsx';

/** A page of a listing of more than 30 venues. */
export function Page({ data }: { readonly data: LongListingData }) {
  return <ListingPage data={data} useSource={useIndexedVenues} />;
}

const noVenues: readonly AsTold<IndexedVenue>[] = [];

/** Filters, order and search read an index of all venues, and the cards that they find are loaded. */
function useIndexedVenues(data: LongListingData, asked: Asked): Answer {
  const { long } = data;
  const { view, filters, rules, context } = asked;
  const { text } = view.filters;
  const page = useAsTold(data.venues);
  const { limit, showMore } = useCardLimit();
  const isFiltered = `${filtersToSearch(view, context)}` !== '';
  const index = useListingIndex(long.name, {
    facts: isFiltered || rules.totalOf !== undefined || limit > pageSize,
    names: text.trim() !== '',
  });
  const indexed = useAsTold(index.venues ?? noVenues);
  const all = index.venues && indexed;
  const searching = useSearch(index.entries, all ? text : '', view.settled.text);
  const loadSearch = () => {
    index.loadNames();
    searching.load();
  };
  const venues = useCalculatedTotals(all, rules.totalOf) ? all : undefined;

  // The cards of a page and its neighbours are prerendered in the recommended order.
  const isPage = `${filtersToSearch({ filters, sort: view.sort }, context)}` === '';
  const fitOf = isPage ? undefined : rules.fitOf;
  const listed = view.sort === 'total' || filters.budgets.length > 0 ? venues : all;
  const matching = useFound(listed ?? noVenues, asked, searching.search, fitOf);
  const found = listed && matching;
  const before = isPage ? (long.page - 1) * pageSize : 0;
  const isFinding = isFiltered && !found && !index.isFailed;
  const ids = useMemo(() => {
    const list = found?.slice(before, before + limit) ?? (isFinding ? undefined : page);
    return list?.map(({ id }) => id);
  }, [found, isFinding, page, before, limit]);
  const { cards, ...list } = useCards(page, ids);
  const [added, setAdded] = useState<AddedCards>();

  const isLoading = list.isLoading || isFinding || (!found && limit > pageSize && !index.isFailed);
  useHold(isLoading);
  useLeftPosition(limit > pageSize && !isLoading);
  const count = found?.length ?? long.found;
  const last = before + cards.length;
  const retry = index.isFailed ? index.load : list.isFailed ? list.retry : undefined;
  const failure = retry && (
    <LoadFailed text={index.isFailed ? m.listing_index_failed() : m.listing_cards_failed()} retry={retry} />
  );
  return {
    venues,
    found,
    count: isFinding ? undefined : count,
    all: long.all,
    cards,
    searching: { ...searching, load: loadSearch },
    onOpenFilters: index.load,
    failure: index.isFailed && failure,
    isSmallLast: fitOf !== undefined,
    children: (
      <>
        {limit === pageSize && failure}
        {before > 0 && (
          <p className="stack gap-3 centred">
            {m.listing_page({ page: long.page, pages: Math.ceil(long.found / pageSize) })}
            <Link to={pageTo(data, long.page - 1)} rel="prev">
              {m.listing_previous({ count: pageSize })}
            </Link>
          </p>
        )}
        <VenueList venues={cards} limit={limit} isStale={isFinding || list.isStale} added={added} />
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
                  setAdded({ after: cards.length, focused });
                  retry?.();
                  if (!retry || cards.length === limit) showMore();
                }}
              />
            )}
          </div>
        )}
      </>
    ),
  };
}

/** The path of a page of the listing. */
function pageTo({ city, preset }: LongListingData, page: number): string {
  const listing = city ? (preset ? paths.banquetHalls(city) : paths.city(city)) : paths.venues();
  return pagePath(listing, page);
}
