import { cityOf } from '../../../content/cities.ts';
import { type BudgetBandId, budgetBands } from '../../../domain/budget-bands.ts';
import type { CityId, MealFilter } from '../../../domain/choices.ts';
import { describeEventDetails, type EventDetails } from '../../../domain/event-details.ts';
import { formatCount } from '../../../domain/format.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import type { PricedVenue } from '../../total/total.ts';
import { totalsFor } from '../../total/venue-total.ts';
import type { Filters } from './filters.ts';

/** What the filters read of a venue; a budget is compared with a price or with the total. */
export type FilteredVenue = PricedVenue &
  Pick<VenueFacts, 'id' | 'city' | 'localityIds' | 'venueTypes' | 'facilities' | 'mealPreference' | 'price'>;

/** An amount in rupees; undefined where it is not known. */
type Price = (venue: FilteredVenue) => number | undefined;

/** What differs between listings, and between visitors. */
export interface ListingRules {
  /** The visitor's total, while the event details are known. */
  readonly totalOf: Price | undefined;
  /** What a budget is compared with. */
  readonly priceOf: Price;
  /** Says what a budget is compared with. */
  readonly budgetNote: () => string;
  /** Whether a kitchen matches a meal filter. */
  readonly servesMeal: (venue: FilteredVenue, meal: MealFilter) => boolean;
}

/** Whether the location contains any selected locality. */
export function matchesLocality(venue: FilteredVenue, localities: Filters['localities']): boolean {
  return localities.length === 0 || localities.some((locality) => venue.localityIds?.includes(locality));
}

/** Whether the venue is of any selected type. */
export function matchesType(venue: FilteredVenue, types: Filters['types']): boolean {
  return types.length === 0 || types.some((type) => venue.venueTypes.includes(type));
}

/** Whether the venue has all selected facilities. */
export function matchesFacilities(venue: FilteredVenue, facilities: Filters['facilities']): boolean {
  return facilities.every((facility) => venue.facilities.includes(facility));
}

/** Whether the venue is in any selected city. */
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

/** Whether a price in rupees is in any selected band; an unknown price is in none. */
export function matchesBudget(price: number | undefined, budgets: readonly BudgetBandId[]): boolean {
  if (budgets.length === 0) return true;
  const band = budgetBandOf(price);
  return band !== undefined && budgets.includes(band);
}

/** Rupees per plate: the non-veg price, else the veg price. */
function platePrice({ plate }: FilteredVenue): number | undefined {
  return plate?.nonVeg ?? plate?.veg;
}

/** 'vegetarian' requires a vegetarian kitchen, 'non-vegetarian' one that serves non-veg, alone or besides veg. */
function servesMeal({ mealPreference }: FilteredVenue, meal: MealFilter): boolean {
  return mealPreference === meal || (meal === 'non-vegetarian' && mealPreference === 'both');
}

/** As `servesMeal`, but a kitchen that serves both matches neither filter. */
function isMealPreference({ mealPreference }: FilteredVenue, meal: MealFilter): boolean {
  return mealPreference === meal;
}

/** Remembered, because a listing calculates each total once. */
const totals = new WeakMap<EventDetails, Price>();

/** The rules of a city's listing, or of the listing of all cities. With event details, a budget is compared with the total. */
export function rulesFor(cityId: CityId | undefined, eventDetails?: EventDetails): ListingRules {
  const city = cityId && cityOf(cityId);
  const meals = city?.exactMeals ? isMealPreference : servesMeal;
  if (eventDetails) {
    const totalOf = totals.get(eventDetails) ?? totalsFor(eventDetails);
    totals.set(eventDetails, totalOf);
    return {
      totalOf,
      priceOf: totalOf,
      budgetNote: () =>
        m.listing_budget_note_total({
          guests:
            eventDetails.length === 1
              ? formatCount(eventDetails[0].guests, m.format_guests)
              : describeEventDetails(eventDetails),
        }),
      servesMeal: meals,
    };
  }
  return {
    totalOf: undefined,
    priceOf: city?.pricesPerBooking ? ({ price }) => price : platePrice,
    budgetNote: city?.pricesPerBooking ? m.listing_budget_note_price : m.listing_budget_note_plate,
    servesMeal: meals,
  };
}
