import type { Facility } from './choices.ts';
import type { MealPreference, Venue, VenueEntry } from './types.ts';
import { capacityNotes, listFeatures } from './venue-features.ts';

/** The category tags that every venue page carries. */
export const categoryTags = [
  'Wedding Hotels',
  'Banquet Halls',
  'EventDetails Halls',
  'Marriage Halls',
] as const;

/** From how many vehicles on we call a parking ample. */
export const ampleParkingFrom = 100;

/** A venue's file made whole: what follows from its facts is added here, so that nobody types a fact twice. */
export function completeVenue({ notes, ...told }: VenueEntry): Venue {
  const meal = deriveMealPreference(told);
  const food = deriveFood(told);
  const entry = { ...told, ...(food ? { food } : {}), ...(meal ? { mealPreference: meal } : {}) };
  return {
    ...entry,
    facilities: deriveFacilities(entry),
    tags: categoryTags,
    expertNotes: [...capacityNotes(entry), ...notes],
    features: listFeatures(entry),
  };
}

/** A quoted plate price means that the venue cooks, and N/A that it cooks no meat; what the file says itself wins. */
export function deriveFood({ plate, food }: Pick<VenueEntry, 'plate' | 'food'>): VenueEntry['food'] {
  return plate ? { byVenue: true, nonVeg: plate.nonVeg !== null, ...food } : food;
}

/**
 * The facilities that a venue's facts prove, in the filter's order; what was not told is not counted.
 */
export function deriveFacilities(
  venue: Pick<VenueEntry, 'food' | 'alcohol' | 'otherPolicies' | 'parking'>,
): Facility[] {
  const proved: [Facility, boolean | undefined][] = [
    ['Food provided by venue', venue.food?.byVenue],
    ['Outside food allowed', venue.food?.outsideCaterer],
    ['Alcohol allowed', venue.alcohol?.allowed],
    ['Outside alcohol allowed', venue.alcohol?.outside],
    ['Music allowed late', venue.otherPolicies?.lateMusic],
    ['Ample Parking', (venue.parking?.vehicles ?? 0) >= ampleParkingFrom],
    ['Hawan Allowed', venue.otherPolicies?.hawan],
    ['Firecrackers Allowed', venue.otherPolicies?.firecrackers],
  ];
  return proved.filter(([, holds]) => holds).map(([facility]) => facility);
}

/** Both where a non-veg plate has a price, Vegetarian where the source says N/A, undefined where no price was told. */
export function deriveMealPreference(venue: Pick<VenueEntry, 'plate'>): MealPreference | undefined {
  if (!venue.plate) return undefined;
  return venue.plate.nonVeg === null ? 'Vegetarian' : 'Both';
}
