import { type BudgetBandId, budgetBands } from '../../../domain/budget-bands.ts';
import type { CityId, MealFilter } from '../../../domain/choices.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import type { PricedVenue } from '../../total/total.ts';
import type { SearchedVenue } from '../search/search-text.ts';
import type { Filters } from './filters.ts';

/** What the filters read of a venue; a budget is compared with a price or with the total. */
export type FilteredVenue = PricedVenue &
  SearchedVenue &
  Pick<VenueFacts, 'city' | 'localityIds' | 'venueTypes' | 'facilities' | 'mealPreference' | 'price'>;

/** What differs between listings: the amount that a budget is compared with, and how meals are compared. */
export interface ListingRules {
  /** Rupees; undefined where it is not known. */
  readonly priceOf: (venue: FilteredVenue) => number | undefined;
  readonly servesMeal: (venue: FilteredVenue, meal: MealFilter) => boolean;
}

/** The location contains any selected locality (id). */
export function matchesLocality(venue: FilteredVenue, localities: Filters['localities']): boolean {
  return localities.length === 0 || localities.some((locality) => venue.localityIds?.includes(locality));
}

/** Any selected venue type. */
export function matchesType(venue: FilteredVenue, types: Filters['types']): boolean {
  return types.length === 0 || types.some((type) => venue.venueTypes.includes(type));
}

/** All selected facilities are present. */
export function matchesFacilities(venue: FilteredVenue, facilities: Filters['facilities']): boolean {
  return facilities.every((facility) => venue.facilities.includes(facility));
}

/** Any selected city. */
export function matchesCity(venue: FilteredVenue, cities: readonly CityId[]): boolean {
  return cities.length === 0 || cities.includes(venue.city);
}

/** The band of an amount in rupees; undefined for an unknown or negative amount. */
export function budgetBandOf(rupees: number | undefined): BudgetBandId | undefined {
  if (rupees === undefined || Number.isNaN(rupees) || rupees < 0) return undefined;
  return budgetBands.find((band) => {
    if ('below' in band) return rupees < band.below;
    return 'upTo' in band ? rupees <= band.upTo : true;
  })?.id;
}

/** The price in rupees is in any selected band; an unknown price is in none. */
export function matchesBudget(price: number | undefined, budgets: readonly BudgetBandId[]): boolean {
  if (budgets.length === 0) return true;
  const band = budgetBandOf(price);
  return band !== undefined && budgets.includes(band);
}

/** Rupees per plate: the non-veg price, else the veg price. */
export function platePrice({ plate }: FilteredVenue): number | undefined {
  return plate?.nonVeg ?? plate?.veg;
}

/** 'vegetarian' requires a vegetarian kitchen, 'non-vegetarian' one that serves non-veg, alone or besides veg. */
export function servesMeal({ mealPreference }: FilteredVenue, meal: MealFilter): boolean {
  return mealPreference === meal || (meal === 'non-vegetarian' && mealPreference === 'both');
}

/** The meal equals the preference; a kitchen that serves both matches neither. */
export function isMealPreference({ mealPreference }: FilteredVenue, meal: MealFilter): boolean {
  return mealPreference === meal;
}

const commonRules: ListingRules = { priceOf: platePrice, servesMeal };
const noidaRules: ListingRules = { priceOf: (venue) => venue.price, servesMeal: isMealPreference };

/** The rules of a city's listing, or without a city of the listing of all cities. */
export function rulesFor(city: CityId | undefined): ListingRules {
  return city === 'noida' ? noidaRules : commonRules;
}

/** With totals in rupees, a budget is compared with the total instead of the price per plate. */
export function withTotals(rules: ListingRules, totalOf: ListingRules['priceOf'] | undefined): ListingRules {
  return totalOf ? { ...rules, priceOf: totalOf } : rules;
}
