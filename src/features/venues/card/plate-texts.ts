import { isVegetarianKitchen } from '../../../domain/facts/fact-rules.ts';
import type { Approximate } from '../../../domain/facts/fact-values.ts';
import { formatPrice, formatRupees } from '../../../domain/format.ts';
import { type PlateFacts, type PlatePrice, priceFor, typicalPlate } from '../../../domain/plate-price.ts';
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

/** The plate prices of a venue as texts; the typical ones while none of its own is known, and "ask" for one beside its own. */
export function describePlate(venue: PlateFacts): PlateTexts {
  const { vegPlate, nonVegPlate } = venue;
  const typical = vegPlate === undefined && nonVegPlate === undefined;
  const price = priceFor(venue);
  const servesNonVeg = !isVegetarianKitchen(venue);
  return {
    veg: showPlate(vegPlate, typical ? typicalPlate.veg : undefined),
    nonVeg: servesNonVeg
      ? showPlate(nonVegPlate, typical ? typicalPlate.nonVeg : undefined)
      : m.venues_not_available(),
    servesNonVeg,
    typical,
    ...(price.kind === 'package' ? { package: showPackage(price) } : {}),
  };
}

function showPlate(own: number | Approximate | undefined, typical: number | undefined): string {
  const price = own ?? typical;
  return price === undefined ? m.venues_ask_price() : formatPrice(price);
}

function showPackage({ veg, nonVeg }: PlatePrice): string {
  const price = formatRupees(veg);
  if (nonVeg === null) return m.venues_package_only_veg({ veg: price });
  return m.venues_package_prices({
    veg: price,
    nonVeg: nonVeg === undefined ? m.venues_ask_price() : formatRupees(nonVeg),
  });
}
