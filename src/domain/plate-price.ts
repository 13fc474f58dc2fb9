import type { VenueFacts } from './venue.ts';

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

type PlateFacts = Pick<VenueFacts, 'plate' | 'packagePlate'>;

/** The one price of a venue: of its package, else of its plate, else the typical one. */
export function priceFor({ plate, packagePlate }: PlateFacts): PlatePrice {
  if (packagePlate) {
    const { veg, nonVeg = isVegetarianKitchen({ plate }) ? null : undefined } = packagePlate;
    return { kind: 'package', veg, nonVeg };
  }
  if (!plate) return { kind: 'typical', ...typicalPlate };
  return { kind: plate.about ? 'about' : 'plate', veg: plate.veg, nonVeg: plate.nonVeg };
}

/** Whether every guest is served a vegetarian plate. */
export const isVegetarianKitchen = ({ plate }: Pick<VenueFacts, 'plate'>): boolean => plate?.nonVeg === null;

/** The facts of a venue that quotes by plate and by package, without the package; undefined for any other. */
export const withPlainPlate = <Venue extends PlateFacts>(venue: Venue): Venue | undefined =>
  venue.plate && venue.packagePlate ? { ...venue, packagePlate: undefined } : undefined;
