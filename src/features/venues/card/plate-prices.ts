import { typicalPlate } from '../../../domain/budget-bands.ts';
import { formatPrice } from '../../../domain/format.ts';
import type { PlatePrices, VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';

export interface PlateTexts {
  /** "₹500", "about ₹500"; non-veg may be "N/A". */
  readonly veg: string;
  readonly nonVeg: string;
  readonly servesNonVeg: boolean;
  /** True for the usual prices of the area instead of the venue's own. */
  readonly typical: boolean;
}

/** The plate prices of a venue as texts; the typical ones while its own are unknown. */
export function showPlate({ plate }: Pick<VenueFacts, 'plate'>): PlateTexts {
  const { veg, nonVeg, about }: PlatePrices = plate ?? typicalPlate;
  const show = (price: number) => formatPrice(about ? { about: price } : price);
  return {
    veg: show(veg),
    nonVeg: nonVeg === null ? m.venues_not_available() : show(nonVeg),
    servesNonVeg: nonVeg !== null,
    typical: !plate,
  };
}
