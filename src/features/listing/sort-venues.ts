import { type Fit, fits } from '../../domain/fit.ts';
import { plateFacts, priceFor } from '../../domain/plate-price.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { largestHall } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { TextMatches } from './search/search-text.ts';

interface Sort {
  readonly id: string;
  readonly label: () => string;
  readonly rule: () => string;
  readonly needsGuests?: true;
}

/** The sort orders of a listing; the rule is shown under the select. */
export const sorts = [
  { id: 'recommended', label: m.listing_sort_recommended, rule: m.listing_sort_recommended_rule },
  { id: 'fit', label: m.listing_sort_fit, rule: m.listing_sort_fit_rule, needsGuests: true },
  { id: 'total', label: m.listing_sort_total, rule: m.listing_sort_total_rule, needsGuests: true },
  { id: 'price', label: m.listing_sort_price, rule: m.listing_sort_price_rule },
  { id: 'rating', label: m.listing_sort_rating, rule: m.listing_sort_rating_rule },
  { id: 'capacity', label: m.listing_sort_capacity, rule: m.listing_sort_capacity_rule },
] as const satisfies readonly Sort[];

export type SortId = (typeof sorts)[number]['id'];

/** The orders that are offered; some need the visitor's guests. */
export const sortsFor = (hasGuests: boolean) => sorts.filter((sort) => hasGuests || !('needsGuests' in sort));

export const defaultSort: SortId = 'recommended';

/** What the orders read of a venue, of its halls the largest. */
export const sortFacts = ['id', ...plateFacts, 'rating', 'knownFacts', 'halls'] as const;

export type SortedVenue = Pick<VenueFacts, Exclude<(typeof sortFacts)[number], 'halls'>> &
  Parameters<typeof largestHall>[0];

export interface SortContext<V> {
  /** The matches of the search text: exact ones precede close ones in every order. */
  readonly matches?: TextMatches | undefined;
  /** The total in rupees, if the guest count is known. */
  readonly totalOf?: ((venue: V) => number | undefined) | undefined;
  /** Whether it holds the guests, if their number is known: in every order, halls known to be too small come last. */
  readonly fitOf?: ((venue: SortedVenue) => Fit) | undefined;
}

/** A stably sorted copy. 'fit' and 'total' fall back to 'recommended' without guests. What halls told has no part in 'recommended'. */
export function sortVenues<
  V extends SortedVenue & { readonly told?: { readonly page: SortedVenue } | undefined },
>(venues: readonly V[], sort: SortId, { matches, totalOf, fitOf }: SortContext<V> = {}): V[] {
  const isOffered = (sort !== 'total' || totalOf) && (sort !== 'fit' || fitOf);
  const order = isOffered ? sort : defaultSort;
  const keys = sortKeys<V>(order, { totalOf, fitOf });
  const ranked = venues.map((venue) => {
    const judged = order === 'recommended' ? (venue.told?.page ?? venue) : venue;
    const isSmall = fitOf?.(judged) === 'small';
    return {
      venue,
      keys: [matches?.get(venue.id) === 'close' ? 1 : 0, isSmall ? 1 : 0, ...keys(venue, judged)],
    };
  });
  return ranked.sort((a, b) => compareKeys(a.keys, b.keys)).map(({ venue }) => venue);
}

/** Ascending sort keys; unknown values are infinite and sort last. */
function sortKeys<V extends SortedVenue>(
  sort: SortId,
  { totalOf, fitOf }: SortContext<V>,
): (venue: V, judged: SortedVenue) => number[] {
  const last = Number.POSITIVE_INFINITY;
  const descending = (value: number | undefined) => (value === undefined ? last : -value);
  const rating = (venue: SortedVenue) => [descending(venue.rating?.score), descending(minReviewCount(venue))];
  // The larger hall of two that are rated alike: for most families the prerendered list begins with a hall that is not too small.
  const recommended = (venue: SortedVenue) => {
    const [score, reviews] = rating(venue);
    return [-venue.knownFacts, score ?? last, descending(largestHall(venue)), reviews ?? last];
  };
  switch (sort) {
    case 'recommended':
      return (_, judged) => recommended(judged);
    case 'fit':
      return (venue) => [fits.indexOf(fitOf?.(venue) ?? 'unknown'), ...recommended(venue)];
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
