import type { VenueFacts } from '../../../content/types.ts';
import { textMatcher } from '../search/search-text.ts';
import {
  type ListingRules,
  matchesBudget,
  matchesCity,
  matchesFacilities,
  matchesLocality,
  matchesType,
} from './filter-rules.ts';
import type { Filters } from './filters.ts';

/** The venues that pass every group, in the order they came. Choosing more never adds a venue, but within a group. */
export function filterVenues<V extends VenueFacts>(
  venues: readonly V[],
  filters: Filters,
  rules: ListingRules,
): V[] {
  const matchText = textMatcher(filters.text);
  return venues.filter(
    (venue) =>
      matchesCity(venue, filters.cities) &&
      matchesType(venue, filters.types) &&
      matchesFacilities(venue, filters.facilities) &&
      (filters.meals.length === 0 || filters.meals.some((meal) => rules.servesMeal(venue, meal))) &&
      (filters.budgets.length === 0 || matchesBudget(rules.priceOf(venue), filters.budgets)) &&
      matchesLocality(venue, filters.localities) &&
      matchText(venue) !== undefined,
  );
}
