import { formatPrice, formatRupees } from '../../../domain/format.ts';
import { type PlatePrice, priceFor, typicalPlate } from '../../../domain/plate-price.ts';
import type { PlatePrices, VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';

export interface PlateTexts {
  /** "₹500", "about ₹500"; non-veg may be "N/A". */
  readonly veg: string;
  readonly nonVeg: string;
  readonly servesNonVeg: boolean;
  /** True for the usual prices of the area instead of the venue's own. */
  readonly typical: boolean;
  /** "₹1,800 veg, ₹2,000 non-veg" of its package, beside the price of a plate; a price that is not known is "ask". */
  readonly package?: string;
}

/** The plate prices of a venue as texts; the typical ones while its own are unknown. */
export function describePlate(venue: Pick<VenueFacts, 'plate' | 'packagePlate'>): PlateTexts {
  const { plate } = venue;
  const { veg, nonVeg, about }: PlatePrices = plate ?? typicalPlate;
  const show = (price: number) => formatPrice(about ? { about: price } : price);
  return {
    veg: show(veg),
    nonVeg: nonVeg === null ? m.venues_not_available() : show(nonVeg),
    servesNonVeg: nonVeg !== null,
    typical: !plate,
    ...(venue.packagePlate ? { package: showPackage(priceFor(venue)) } : {}),
  };
}

function showPackage({ veg, nonVeg }: PlatePrice): string {
  const price = formatRupees(veg);
  if (nonVeg === null) return m.venues_package_only_veg({ veg: price });
  return m.venues_package_prices({
    veg: price,
    nonVeg: nonVeg === undefined ? m.venues_ask_price() : formatRupees(nonVeg),
  });
}
