import type { Facility, MealPreference } from './choices.ts';
import type { Amount, Venue, VenueEntry } from './types.ts';

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

const number = new Intl.NumberFormat('en-IN');
const rupees = (amount: number) => `₹${number.format(amount)}`;
/** Minutes after midnight: a slot that closes at 4 AM or later runs through the night. */
const overnightFrom = 28 * 60;

/** Sentences for each hall's capacity in guests and for the package price in rupees per plate. */
function capacityNotes(venue: Pick<VenueEntry, 'halls' | 'packagePlate'>): string[] {
  const halls = venue.halls.map(
    (hall) =>
      `${hall.name}: ${number.format(hall.seats)} guests seated, ${number.format(hall.floating)} floating.`,
  );
  return venue.packagePlate ? [...halls, packageNote(venue.packagePlate)] : halls;
}

function packageNote({ veg, nonVeg }: NonNullable<VenueEntry['packagePlate']>): string {
  const other = nonVeg === undefined ? '' : `, ${rupees(nonVeg)} non-veg`;
  return `Package: ${rupees(veg)} a plate veg${other}.`;
}

/** The lines of "Features of venue", one for each known fact. */
function listFeatures(venue: Omit<VenueEntry, 'notes'>): string[] {
  return [
    venue.plate && (venue.plate.nonVeg === null ? 'A vegetarian kitchen' : 'Veg and non-veg menus'),
    venue.halls.length > 1 && `${venue.halls.length} halls to choose from`,
    venue.rooms && venue.rooms.count > 0 && `${venue.rooms.count} guest rooms`,
    venue.changingRooms && changingRooms(venue.changingRooms.count),
    venue.parking && `Parking for ${venue.parking.vehicles} vehicles`,
    venue.parking?.valet && 'Valet parking',
    venue.decoration?.from !== undefined && `Decoration from ${rupees(venue.decoration.from)}`,
    venue.slots.some((slot) => (slot.closes ?? 0) >= overnightFrom) && 'Hours that run through the night',
    venue.cancellable && 'A booking can be cancelled',
  ].filter((line) => typeof line === 'string');
}

function changingRooms(count: Amount): string {
  const shown = typeof count === 'number' ? `${count}` : count.join('–');
  return `${shown} complimentary changing room${count === 1 ? '' : 's'}`;
}
