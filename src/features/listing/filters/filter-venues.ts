import type { Facility } from '../../../domain/choices.ts';
import { textMatcher } from '../search/search-text.ts';
import {
  type FilteredVenue,
  type ListingRules,
  matchesBudget,
  matchesCity,
  matchesFacilities,
  matchesLocality,
  matchesType,
} from './filter-rules.ts';
import { clearGroup, type FilterGroup, type Filters } from './filters.ts';

/** The venues that match every group, in the given order. */
export function filterVenues<V extends FilteredVenue>(
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

/**
 * How many venues match each choice of a group together with the other groups. Facilities are combined with those
 * already selected, because all selected facilities must match.
 */
export function countChoices<Group extends FilterGroup>(
  venues: readonly FilteredVenue[],
  filters: Filters,
  rules: ListingRules,
  group: Group,
  choices: readonly Filters[Group][number][],
): ReadonlyMap<string, number> {
  const base: Filters = group === 'facilities' ? filters : clearGroup(filters, group);
  const matching = filterVenues(venues, base, rules);
  const only = (choice: Filters[Group][number]): Filters => ({ ...base, text: '', [group]: [choice] });
  return new Map(choices.map((choice) => [choice, filterVenues(matching, only(choice), rules).length]));
}

/** All venues of a listing, and what decides whether a choice is known. */
export interface ListedVenues {
  readonly venues: readonly FilteredVenue[];
  readonly rules: ListingRules;
  /** Cards have only the facilities that a venue is known to have. */
  readonly knownFacilities: readonly Facility[];
}

/** Whether the fact behind a choice is known of any listed venue; else a count of 0 would say "none". */
export const isKnown: {
  readonly [Group in FilterGroup]: (choice: Filters[Group][number], listed: ListedVenues) => boolean;
} = {
  cities: () => true,
  localities: (_, { venues }) => venues.some(({ localityIds }) => localityIds),
  budgets: (_, { venues, rules }) => venues.some((venue) => rules.priceOf(venue) !== undefined),
  // No source says which types a venue is not.
  types: (type, { venues }) => venues.some(({ venueTypes }) => venueTypes.includes(type)),
  facilities: (facility, { knownFacilities }) => knownFacilities.includes(facility),
  meals: (_, { venues }) => venues.some(({ mealPreference }) => mealPreference),
};
