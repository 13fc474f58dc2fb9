import { asOnPage } from '../../domain/facts/told.ts';
import type { VenueFacts } from '../../domain/venue.ts';
import { largestHall } from '../../domain/venue-facts.ts';
import { calculateTotal, type PricedFacts, type PricedFunction } from '../total/total.ts';

/** Similar venues are computed at build time, so their totals are compared for a typical event. */
export const typicalEvent: PricedFunction = { guests: 300, vegShare: 1, rooms: 0, decor: undefined };

/** What the choice of similar venues reads of each. */
type RankedVenue = PricedFacts & Pick<VenueFacts, 'city' | 'source' | 'halls' | 'venueTypes'>;

/** The relative difference of two numbers, 0 to 1; 0.5 where either is unknown. */
function distance(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return 0.5;
  return Math.abs(a - b) / Math.max(a, b, 1);
}

function typeDistance(a: RankedVenue, b: RankedVenue): number {
  const shared = a.venueTypes.filter((type) => b.venueTypes.includes(type)).length;
  return 1 - shared / Math.max(new Set([...a.venueTypes, ...b.venueTypes]).size, 1);
}

/** How different two venues are, 0 to 3: the typical total, the largest hall and the venue types weigh equally. */
export function venueDistance(a: RankedVenue, b: RankedVenue): number {
  const total = (venue: RankedVenue) => calculateTotal(asOnPage(venue), typicalEvent)?.sum;
  return distance(total(a), total(b)) + distance(largestHall(a), largestHall(b)) + typeDistance(a, b);
}

/** The most similar venues: those of the same city first, then of other cities. Samples are left out. */
export function chooseSimilar<Other extends RankedVenue>(
  venue: RankedVenue,
  all: readonly Other[],
  most = 3,
): Other[] {
  const ranked = all
    .filter((other) => other.id !== venue.id && other.source !== 'sample')
    .map((other) => ({
      other,
      rank: (other.city === venue.city ? 0 : 10) + venueDistance(venue, other),
    }));
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ other }) => other);
}
