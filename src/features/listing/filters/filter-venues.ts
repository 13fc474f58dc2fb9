import { type Facility, mealFilters } from '../../../domain/choices.ts';
import type { Search, TextMatches } from '../search/search-text.ts';
import {
  budgetBandOf,
  type FilteredVenue,
  type ListingRules,
  matchesBudget,
  matchesCity,
  matchesFacilities,
  matchesLocality,
  matchesType,
} from './filter-rules.ts';
import { clearGroup, type FilterGroup, type Filters } from './filters.ts';

/** The venues that match every group and are among the matches of the text, undefined where there is none, in the given order. */
export function filterVenues<V extends FilteredVenue>(
  venues: readonly V[],
  filters: Omit<Filters, 'text'>,
  rules: ListingRules,
  matches: TextMatches | undefined,
): V[] {
  return venues.filter(
    (venue) =>
      matchesCity(venue, filters.cities) &&
      matchesType(venue, filters.types) &&
      matchesFacilities(venue, filters.facilities) &&
      (filters.meals.length === 0 || filters.meals.some((meal) => rules.servesMeal(venue, meal))) &&
      (filters.budgets.length === 0 || matchesBudget(rules.priceOf(venue), filters.budgets)) &&
      matchesLocality(venue, filters.localities) &&
      (!matches || matches.has(venue.id)),
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
  matches: TextMatches | undefined,
): ReadonlyMap<string, number> {
  const base: Filters = group === 'facilities' ? filters : clearGroup(filters, group);
  const matching = filterVenues(venues, base, rules, matches);
  const counts = new Map<string, number>(choices.map((choice) => [choice, 0]));
  for (const venue of matching) {
    for (const choice of choicesOf[group](venue, rules)) {
      const count = counts.get(choice);
      if (count !== undefined) counts.set(choice, count + 1);
    }
  }
  return counts;
}

/** The choices of a group that a venue matches, so that counting reads each venue once. */
const choicesOf: {
  readonly [Group in FilterGroup]: (
    venue: FilteredVenue,
    rules: ListingRules,
  ) => readonly Filters[Group][number][];
} = {
  cities: ({ city }) => [city],
  localities: ({ localityIds = [] }) => localityIds,
  budgets: (venue, { priceOf }) => {
    const band = budgetBandOf(priceOf(venue));
    return band ? [band] : [];
  },
  types: ({ venueTypes }) => venueTypes,
  facilities: ({ facilities }) => facilities,
  meals: (venue, { servesMeal }) => mealFilters.filter((meal) => servesMeal(venue, meal)),
};

/** All venues of a listing, and what decides whether a choice is known. */
export interface ListedVenues {
  readonly venues: readonly FilteredVenue[];
  readonly rules: ListingRules;
  readonly search: Search;
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
