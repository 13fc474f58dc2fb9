import type { BudgetBandId } from '../../../content/budget-bands.ts';
import type { CityId, MealFilter } from '../../../content/choices.ts';
import type { VenueFacts } from '../../../content/types.ts';
import { mentionsLocality, venueLocation } from '../../../lib/venue-facts.ts';
import { budgetBandOf } from './filter-budget.ts';
import type { Filters } from './filters.ts';

/** What differs from one listing to the next: the sum a budget is compared with, and how a meal is compared. */
export interface ListingRules {
  /** Rupees; undefined where the venue has not told it. */
  readonly priceOf: (venue: VenueFacts) => number | undefined;
  readonly servesMeal: (venue: VenueFacts, meal: MealFilter) => boolean;
}

/** Any selected locality appears in the location. */
export function matchesLocality(venue: VenueFacts, localities: Filters['localities']): boolean {
  const location = venueLocation(venue);
  return localities.length === 0 || localities.some((locality) => mentionsLocality(location, locality));
}

/** Any selected venue type. */
export function matchesType(venue: VenueFacts, types: Filters['types']): boolean {
  return types.length === 0 || types.some((type) => venue.venueTypes.includes(type));
}

/** All selected facilities are present. */
export function matchesFacilities(venue: VenueFacts, facilities: Filters['facilities']): boolean {
  return facilities.every((facility) => venue.facilities.includes(facility));
}

/** Any selected city. */
export function matchesCity(venue: VenueFacts, cities: readonly CityId[]): boolean {
  return cities.length === 0 || cities.includes(venue.city);
}

/** The price (rupees) falls in any selected band; a price that was not told falls in none. */
export function matchesBudget(price: number | undefined, budgets: readonly BudgetBandId[]): boolean {
  if (budgets.length === 0) return true;
  const band = budgetBandOf(price);
  return band !== undefined && budgets.includes(band);
}

/** Rupees a plate: the non-veg price, else the veg price. */
export function platePrice({ plate }: VenueFacts): number | undefined {
  return plate?.nonVeg ?? plate?.veg;
}

/** Vegetarian Only asks for a vegetarian kitchen; Non-Vegetarian for one that serves non-veg, alone or beside veg. */
export function servesMeal({ mealPreference }: VenueFacts, meal: MealFilter): boolean {
  if (meal === 'Vegetarian Only') return mealPreference === 'Vegetarian';
  return mealPreference === 'Non-Vegetarian' || mealPreference === 'Both';
}

/** The value that each meal choice stands for where it is compared with the preference directly. */
const mealValues = { 'Vegetarian Only': 'Vegetarian', 'Non-Vegetarian': 'Non-Vegetarian' } as const;

/** The selected value is the preference itself; a kitchen that does both is neither. */
export function isMealPreference({ mealPreference }: VenueFacts, meal: MealFilter): boolean {
  return mealPreference === mealValues[meal];
}

const commonRules: ListingRules = { priceOf: platePrice, servesMeal };
const noidaRules: ListingRules = { priceOf: (venue) => venue.price, servesMeal: isMealPreference };

/** The rules of a city's listing; no city for the listing of all of them. */
export function rulesFor(city: CityId | undefined): ListingRules {
  return city === 'noida' ? noidaRules : commonRules;
}

/** With a guest count known, a budget is compared with the estimated total (rupees) instead of a plate. */
export function withTotals(rules: ListingRules, totalOf: ListingRules['priceOf'] | undefined): ListingRules {
  return totalOf ? { ...rules, priceOf: totalOf } : rules;
}
