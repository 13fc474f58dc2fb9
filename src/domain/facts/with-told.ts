import type { VenueFacts } from '../venue.ts';
import { deriveFacilities, deriveMealPreference, withImplied } from './derive-facts.ts';
import { replacedBy } from './fact-rules.ts';
import type { FactId } from './facts.ts';
import type { AsTold, Told } from './told.ts';

const plates: readonly FactId[] = ['vegPlate', 'nonVegPlate'];
const packages: readonly FactId[] = ['vegPackage', 'nonVegPackage'];

/**
 * The venue as it told the family: a told member of a set takes the others of its set away (plate, package; the ways of an advance). Facts
 * that it did not tell stay our page's.
 */
export function withTold<Venue extends Partial<Pick<VenueFacts, 'facilities'>>>(
  page: Venue,
  told: Told,
): AsTold<Venue> {
  const stated = withImplied(told.facts);
  const isTold = (id: FactId) => told.facts[id] !== undefined;
  const gone = [
    ...replacedBy(told.facts),
    ...(plates.some(isTold) ? packages : []),
    ...(packages.some(isTold) ? plates : []),
  ];
  const mealPreference = deriveMealPreference({ servesNonVeg: stated.servesNonVeg });
  return {
    ...page,
    ...Object.fromEntries(gone.map((id) => [id, undefined])),
    ...stated,
    // A room that is part of the price costs nothing more.
    ...(told.roomsIncluded && { roomPrice: 0 }),
    ...(told.seats !== undefined && { halls: [{ name: '', seats: told.seats, floating: undefined }] }),
    ...(page.facilities && { facilities: deriveFacilities(stated, page.facilities) }),
    ...(mealPreference && { mealPreference }),
    told: { ...told, page },
  };
}
