import { typicalPlate } from '../../../content/budget-bands.ts';
import type { PlatePrices, VenueFacts } from '../../../content/types.ts';
import { formatRupees } from '../../../lib/format.ts';

export interface ShownPlate {
  /** "₹500", "about ₹500"; non-veg may be "N/A". */
  readonly veg: string;
  readonly nonVeg: string;
  /** True where the figures are the usual ones and not this venue's. */
  readonly typical: boolean;
}

/** The plate prices that a venue's page shows. */
export function showPlate({ plate }: Pick<VenueFacts, 'plate'>): ShownPlate {
  const { veg, nonVeg, about }: PlatePrices = plate ?? typicalPlate;
  const show = (price: number) => `${about ? 'about ' : ''}${formatRupees(price)}`;
  return { veg: show(veg), nonVeg: nonVeg === null ? 'N/A' : show(nonVeg), typical: !plate };
}
