import type { EventDetails, WeddingFunction } from '../../domain/event-details.ts';
import type { RupeeRange } from '../../domain/format.ts';
import type { PricedVenue } from './total.ts';
import { calculateVenueTotal, type VenueTotal } from './venue-total.ts';

/** The functions that the family holds at one venue. */
export interface VenueInWedding {
  readonly id: string;
  readonly functions: readonly WeddingFunction[];
  /** Undefined while the venue or its plate price is unknown. */
  readonly total: VenueTotal | undefined;
}

export interface WeddingTotal {
  /** In the order of their first functions. */
  readonly venues: readonly VenueInWedding[];
  /** The functions without a venue. */
  readonly open: readonly WeddingFunction[];
  /** The sum in whole rupees of the totals that are known. */
  readonly sum: RupeeRange;
}

/** The cost of the whole wedding: each function at the venue that the family has chosen for it. */
export function calculateWeddingTotal(
  eventDetails: EventDetails,
  venueOf: (id: string) => PricedVenue | undefined,
): WeddingTotal {
  const ids = new Set(eventDetails.flatMap(({ venue }) => venue ?? []));
  const venues = [...ids].map((id) => {
    const functions = eventDetails.filter(({ venue }) => venue === id);
    const facts = venueOf(id);
    return { id, functions, total: facts && calculateVenueTotal(facts, functions) };
  });
  const sumOf = (end: keyof RupeeRange) => venues.reduce((all, { total }) => all + (total?.sum[end] ?? 0), 0);
  return {
    venues,
    open: eventDetails.filter(({ venue }) => !venue),
    sum: { low: sumOf('low'), high: sumOf('high') },
  };
}
