import { priceFor } from '../../domain/plate-price.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { largestHall } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { TextMatches } from './search/search-text.ts';

/** The sort orders of a listing; the rule is shown under the select. */
export const sorts = [
  { id: 'recommended', label: m.listing_sort_recommended, rule: m.listing_sort_recommended_rule },
  { id: 'total', label: m.listing_sort_total, rule: m.listing_sort_total_rule },
  { id: 'price', label: m.listing_sort_price, rule: m.listing_sort_price_rule },
  { id: 'rating', label: m.listing_sort_rating, rule: m.listing_sort_rating_rule },
  { id: 'capacity', label: m.listing_sort_capacity, rule: m.listing_sort_capacity_rule },
] as const;

export type SortId = (typeof sorts)[number]['id'];

export const defaultSort: SortId = 'recommended';

/** What the orders read of a venue, of its halls the largest. */
export const sortFacts = ['id', 'plate', 'packagePlate', 'rating', 'knownFacts', 'halls'] as const;

export type SortedVenue = Pick<VenueFacts, Exclude<(typeof sortFacts)[number], 'halls'>> &
  Parameters<typeof largestHall>[0];

export interface SortContext<V> {
  /** The matches of the search text: exact ones precede close ones in every order. */
  readonly matches?: TextMatches | undefined;
  /** The total in rupees, if the guest count is known. */
  readonly totalOf?: (venue: V) => number | undefined;
}

/** A stably sorted copy. 'total' without totals falls back to 'recommended'. */
export function sortVenues<V extends SortedVenue>(
  venues: readonly V[],
  sort: SortId,
  { matches, totalOf }: SortContext<V> = {},
): V[] {
  const keys = sortKeys(sort === 'total' && !totalOf ? defaultSort : sort, totalOf);
  const ranked = venues.map((venue) => ({
    venue,
    keys: [matches?.get(venue.id) === 'close' ? 1 : 0, ...keys(venue)],
  }));
  return ranked.sort((a, b) => compareKeys(a.keys, b.keys)).map(({ venue }) => venue);
}

/** Ascending sort keys; unknown values are infinite and sort last. */
function sortKeys<V extends SortedVenue>(
  sort: SortId,
  totalOf: SortContext<V>['totalOf'],
): (venue: V) => number[] {
  const last = Number.POSITIVE_INFINITY;
  const descending = (value: number | undefined) => (value === undefined ? last : -value);
  const rating = (venue: V) => [descending(venue.rating?.score), descending(minReviewCount(venue))];
  switch (sort) {
    case 'recommended':
      return (venue) => [-venue.knownFacts, ...rating(venue)];
    case 'total':
      return (venue) => [totalOf?.(venue) ?? last];
    case 'price':
      return (venue) => {
        const { kind, veg } = priceFor(venue);
        return [kind === 'typical' ? last : veg];
      };
    case 'rating':
      return rating;
    case 'capacity':
      return (venue) => [descending(largestHall(venue))];
  }
}

/** The number of reviews, of a range its lower end. */
function minReviewCount({ rating }: Pick<VenueFacts, 'rating'>): number | undefined {
  return typeof rating?.count === 'object' ? rating.count[0] : rating?.count;
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const other = b[index] ?? 0;
    if (key !== other) return key - other;
  }
  return 0;
}
