import { formatAmount, formatCount, formatRupees } from '../../domain/format.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { fitsGuests, largestHall } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import type { Total } from './total.ts';

/** A warning where the guests cannot all be seated at once; undefined where they can, or the capacity is unknown. */
export function describeFit(venue: Pick<VenueFacts, 'halls'>, guests: number): string | undefined {
  switch (fitsGuests(venue, guests)) {
    case 'seated':
    case 'unknown':
      return undefined;
    case 'floating':
      return m.estimate_fit_floating({ guests: formatCount(guests, m.lib_guests) });
    case 'too-small':
      return m.estimate_fit_too_small({ guests: formatAmount(largestHall(venue) ?? 0) });
  }
}

/** "decoration, rooms": the costs that a total does not count. */
export function listUnknownCosts({ unknown }: Total): string {
  return unknown.map(({ listLabel }) => listLabel).join(', ');
}

/** The royalty that the venue takes from an outside caterer: never part of a total, which is of the venue's own plates. */
export function describeRoyalty({ food }: Pick<VenueFacts, 'food'>): string | undefined {
  if (food?.cateringRoyalty === undefined) return undefined;
  return m.estimate_own_caterer({ price: formatRupees(food.cateringRoyalty) });
}
