import * as m from '../i18n/compiled/messages.js';
import type { TextOptions } from '../i18n/locale.ts';
import type { FunctionKind } from './function-kinds.ts';

/**
 * The cities, the choices of the filters by type, facility and meal, and of event details. budget-bands.ts and fit.ts have those of other
 * filters, lead-choices.ts those of lead forms. Ids are stored, sent and written into URLs; they are never shown. Each list is in display order.
 */

/** A message without parameters. */
export type Label = (inputs?: Readonly<Record<string, never>>, options?: TextOptions) => string;

export const cityIds = ['faridabad', 'noida', 'southdelhi', 'gurgaon'] as const;
export type CityId = (typeof cityIds)[number];

export const venueTypes = [
  'banquet-hall',
  'wedding-lawn',
  'villa-farmhouse',
  'five-star-hotel',
  'wedding-resort',
  'cocktail-venue',
  'terrace-hall',
  'heritage-venue',
  'destination-wedding',
] as const;
export type VenueType = (typeof venueTypes)[number];

export const venueTypeLabels: Readonly<Record<VenueType, () => string>> = {
  'banquet-hall': m.choices_type_banquet_hall,
  'wedding-lawn': m.choices_type_wedding_lawn,
  'villa-farmhouse': m.choices_type_villa_farmhouse,
  'five-star-hotel': m.choices_type_five_star_hotel,
  'wedding-resort': m.choices_type_wedding_resort,
  'cocktail-venue': m.choices_type_cocktail_venue,
  'terrace-hall': m.choices_type_terrace_hall,
  'heritage-venue': m.choices_type_heritage_venue,
  'destination-wedding': m.choices_type_destination_wedding,
};

export const facilities = [
  'food-by-venue',
  'outside-food',
  'alcohol',
  'outside-alcohol',
  'late-music',
  'ample-parking',
  'hawan',
  'firecrackers',
] as const;
export type Facility = (typeof facilities)[number];

/** Vehicles: from this number on, parking is ample. */
export const ampleParkingFrom = 100;

export const facilityLabels: Readonly<Record<Facility, () => string>> = {
  'food-by-venue': m.choices_facility_food_by_venue,
  'outside-food': m.choices_facility_outside_food,
  alcohol: m.choices_facility_alcohol,
  'outside-alcohol': m.choices_facility_outside_alcohol,
  'late-music': m.choices_facility_late_music,
  'ample-parking': m.choices_facility_ample_parking,
  hawan: m.choices_facility_hawan,
  firecrackers: m.choices_facility_firecrackers,
};

/** What a kitchen serves. */
export type MealPreference = 'vegetarian' | 'non-vegetarian' | 'both';

export const mealFilters = ['vegetarian', 'non-vegetarian'] as const satisfies readonly MealPreference[];
export type MealFilter = (typeof mealFilters)[number];

export const mealFilterLabels: Readonly<Record<MealFilter, () => string>> = {
  vegetarian: m.choices_meal_vegetarian,
  'non-vegetarian': m.choices_meal_non_vegetarian,
};

export const functionKindLabels: Readonly<Record<FunctionKind, Label>> = {
  wedding: m.choices_function_wedding,
  reception: m.choices_function_reception,
  sangeet: m.choices_function_sangeet,
  mehndi: m.choices_function_mehndi,
  haldi: m.choices_function_haldi,
  engagement: m.choices_function_engagement,
  other: m.choices_function_other,
};
