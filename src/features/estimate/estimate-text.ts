import type { VenueFacts } from '../../content/types.ts';
import { m } from '../../i18n/compiled/messages.js';
import { formatAmount, formatCount, formatRupees } from '../../lib/format.ts';
import { fitsGuests, largestHall } from '../../lib/venue-facts.ts';
import type { Estimate, Span } from './estimate-total.ts';

/** "₹3,24,500", or "₹3,24,500 – ₹4,10,000" where low and high differ. */
export function formatSpan({ low, high }: Span): string {
  return low === high ? formatRupees(low) : `${formatRupees(low)} – ${formatRupees(high)}`;
}

/** A warning where the guests cannot all be seated at once; undefined where they can, or the capacity is unknown. */
export function describeFit(venue: VenueFacts, guests: number): string | undefined {
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
export function listUnknownCosts({ unknown }: Estimate): string {
  return unknown.map(({ listLabel }) => listLabel).join(', ');
}
