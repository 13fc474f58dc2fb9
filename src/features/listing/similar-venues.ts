import type { VenueFacts } from '../../content/types.ts';
import type { EventDetails } from '../../lib/event-details.ts';
import { largestHall } from '../../lib/venue-facts.ts';
import { estimateTotal } from '../estimate/estimate-total.ts';

/** The event details that totals are compared for: lists of like venues are made when the site is built, before anyone says theirs. */
export const typicalEvent: EventDetails = { guests: 300, vegShare: 1, rooms: 0 };

/** Rupees, the middle of the estimate; undefined where no plate price was told. */
function typicalTotal(venue: VenueFacts): number | undefined {
  const total = estimateTotal(venue, typicalEvent)?.total;
  return total && (total.low + total.high) / 2;
}

/** The share by which two figures differ, 0 to 1; half where either was not told. */
function distance(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return 0.5;
  return Math.abs(a - b) / Math.max(a, b, 1);
}

function typeDistance(a: VenueFacts, b: VenueFacts): number {
  const shared = a.venueTypes.filter((type) => b.venueTypes.includes(type)).length;
  return 1 - shared / Math.max(new Set([...a.venueTypes, ...b.venueTypes]).size, 1);
}

/**
 * How unlike two venues are, 0 to 3: the total for a typical event details (rupees), the largest hall (guests) and the kinds of
 * place count alike.
 */
export function venueDistance(a: VenueFacts, b: VenueFacts): number {
  const total = distance(typicalTotal(a), typicalTotal(b));
  return total + distance(largestHall(a), largestHall(b)) + typeDistance(a, b);
}

/** The venues of the same city most like this one; where the city has too few, the nearest in kind from elsewhere follow. */
export function similarVenues<Other extends VenueFacts>(
  venue: VenueFacts,
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
