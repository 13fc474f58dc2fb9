import { isVegetarianKitchen, rupeesOf } from './facts/fact-rules.ts';
import type { Approximate } from './facts/fact-values.ts';
import type { Known } from './facts/facts.ts';

/** The price of a plate that totals and the order by price are calculated with, in rupees. */
export interface PlatePrice {
  /** `package`: of the package, which goes before the plate; `about`: rounded; `typical`: of the area, never part of a total. */
  readonly kind: 'plate' | 'about' | 'package' | 'typical';
  readonly veg: number;
  /** Null in a vegetarian kitchen; undefined where non-veg food is served at an unknown price. */
  readonly nonVeg: number | null | undefined;
}

/** Rupees per plate, shown as typical where a venue's own price is not known. */
export const typicalPlate = { veg: 700, nonVeg: 800 } as const;

export const plateFacts = ['servesNonVeg', 'vegPlate', 'nonVegPlate', 'vegPackage', 'nonVegPackage'] as const;
export type PlateFacts = Known<(typeof plateFacts)[number]>;

/** The one price of a venue: of its package, else of its plate, else the typical one. A package or plate has a veg price. */
export function priceFor(venue: PlateFacts): PlatePrice {
  const { vegPlate, nonVegPlate, vegPackage, nonVegPackage } = venue;
  const own = (price: number | Approximate | undefined) => {
    if (isVegetarianKitchen(venue)) return null;
    return price === undefined ? undefined : rupeesOf(price);
  };
  if (vegPackage !== undefined)
    return { kind: 'package', veg: rupeesOf(vegPackage), nonVeg: own(nonVegPackage) };
  if (vegPlate === undefined) return { kind: 'typical', ...typicalPlate };
  const isRounded = [vegPlate, nonVegPlate].some((price) => typeof price === 'object');
  return { kind: isRounded ? 'about' : 'plate', veg: rupeesOf(vegPlate), nonVeg: own(nonVegPlate) };
}

/** The facts of a venue that quotes by plate and by package, without the package; undefined for any other. */
export const withPlainPlate = <Venue extends PlateFacts>(venue: Venue): Venue | undefined =>
  venue.vegPlate !== undefined && venue.vegPackage !== undefined
    ? { ...venue, vegPackage: undefined, nonVegPackage: undefined }
    : undefined;
