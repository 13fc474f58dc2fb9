import { typicalPlate } from '../../../content/budget-bands.ts';
import type { PlatePrices, VenueFacts } from '../../../content/types.ts';
import { formatRupees } from '../../../lib/format.ts';

export interface PlateTexts {
  /** "₹500", "about ₹500"; non-veg may be "N/A". */
  readonly veg: string;
  readonly nonVeg: string;
  /** True for the usual prices of the area instead of the venue's own. */
  readonly typical: boolean;
}

/** The plate prices of a venue as texts; the typical ones while its own are unknown. */
export function showPlate({ plate }: Pick<VenueFacts, 'plate'>): PlateTexts {
  const { veg, nonVeg, about }: PlatePrices = plate ?? typicalPlate;
  const show = (price: number) => `${about ? 'about ' : ''}${formatRupees(price)}`;
  return { veg: show(veg), nonVeg: nonVeg === null ? 'N/A' : show(nonVeg), typical: !plate };
}
