import type { Facility, MealPreference } from './choices.ts';
import type { Venue, VenueEntry } from './types.ts';
import { capacityNotes, listFeatures } from './venue-features.ts';

/** The category tags of every venue page. */
export const categoryTags = ['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls'] as const;

/** Vehicles: from this number on, parking is ample. */
export const ampleParkingFrom = 100;

/** Adds the derived fields to the contents of a venue file. */
export function completeVenue({ notes, ...facts }: VenueEntry): Venue {
  const meal = deriveMealPreference(facts);
  const food = deriveFood(facts);
  const entry = { ...facts, ...(food ? { food } : {}), ...(meal ? { mealPreference: meal } : {}) };
  return {
    ...entry,
    facilities: deriveFacilities(entry),
    tags: categoryTags,
    expertNotes: [...capacityNotes(entry), ...notes],
    features: listFeatures(entry),
  };
}

/** A plate price means that the venue provides food, a null non-veg price that it is vegetarian; explicit values win. */
export function deriveFood({ plate, food }: Pick<VenueEntry, 'plate' | 'food'>): VenueEntry['food'] {
  return plate ? { byVenue: true, nonVeg: plate.nonVeg !== null, ...food } : food;
}

/** The facilities that the known facts establish, in the order of the filter. */
export function deriveFacilities(
  venue: Pick<VenueEntry, 'food' | 'alcohol' | 'otherPolicies' | 'parking'>,
): Facility[] {
  const facts: [Facility, boolean | undefined][] = [
    ['food-by-venue', venue.food?.byVenue],
    ['outside-food', venue.food?.outsideCaterer],
    ['alcohol', venue.alcohol?.allowed],
    ['outside-alcohol', venue.alcohol?.outside],
    ['late-music', venue.otherPolicies?.lateMusic],
    ['ample-parking', (venue.parking?.vehicles ?? 0) >= ampleParkingFrom],
    ['hawan', venue.otherPolicies?.hawan],
    ['firecrackers', venue.otherPolicies?.firecrackers],
  ];
  return facts.filter(([, holds]) => holds).map(([facility]) => facility);
}

/** 'both' with a non-veg price, 'vegetarian' where that price is null, undefined where no price is known. */
export function deriveMealPreference(venue: Pick<VenueEntry, 'plate'>): MealPreference | undefined {
  if (!venue.plate) return undefined;
  return venue.plate.nonVeg === null ? 'vegetarian' : 'both';
}
