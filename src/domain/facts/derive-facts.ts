import { ampleParkingFrom, type Facility, facilities, type MealPreference } from '../choices.ts';
import { type Facts, factIds, type Known, rowOf } from './facts.ts';

/**
 * What other facts imply: a plate price that the venue provides food, a non-veg price that it serves it, a charge for the valet that there
 * is one, a price of corkage that it is taken. Stated facts win.
 */
export const withImplied = <Text>(facts: Facts<Text>): Facts<Text> => ({
  ...(facts.vegPlate !== undefined && { foodByVenue: true }),
  ...((facts.nonVegPlate ?? facts.nonVegPackage) !== undefined && { servesNonVeg: true }),
  // A venue without a valet has no charge for one, either.
  ...(facts.valet !== undefined && facts.valet !== 'no-charge' && { hasValet: true }),
  ...(facts.corkage !== undefined && { takesCorkage: typeof facts.corkage !== 'string' }),
  ...facts,
});

/** Whether the known facts establish a facility, or rule it out; undefined where that is not known. */
function hasFacility(facility: Facility, facts: Facts<unknown>): boolean | undefined {
  if (facility === 'ample-parking')
    return facts.parking === undefined ? undefined : facts.parking >= ampleParkingFrom;
  const id = factIds.find((one) => rowOf(one).facility === facility);
  return id && (facts[id] as boolean | undefined);
}

/** The facilities that the known facts establish, and those of before that they do not rule out, in the order of the filter. */
export const deriveFacilities = (facts: Facts<unknown>, before: readonly Facility[] = []): Facility[] =>
  facilities.filter((facility) => hasFacility(facility, facts) ?? before.includes(facility));

/** The facilities that any of the venues is known to have or not to have, in the order of the filter. */
export const knownFacilities = (venues: readonly Facts<unknown>[]): Facility[] =>
  facilities.filter((facility) => venues.some((venue) => hasFacility(facility, venue) !== undefined));

/** Undefined while it is not known whether non-veg food is served. */
export function deriveMealPreference({ servesNonVeg }: Known<'servesNonVeg'>): MealPreference | undefined {
  if (servesNonVeg === undefined) return undefined;
  return servesNonVeg ? 'both' : 'vegetarian';
}
