import type { VenueFacts } from '../../content/types.ts';
import { formatAmount, formatCount } from '../../lib/format.ts';
import { fitsGuests, largestHall } from '../../lib/venue-facts.ts';

/** What a family must know where its guests do not all find a seat at once; undefined where they do, or nothing was told. */
export function fitWords(venue: VenueFacts, guests: number): string | undefined {
  switch (fitsGuests(venue, guests)) {
    case 'seated':
    case 'unknown':
      return undefined;
    case 'floating':
      return `${formatCount(guests, 'guest')} fit coming and going, not all seated at once`;
    case 'too-small':
      return `Capacity too low: the largest hall holds ${formatAmount(largestHall(venue) ?? 0)}`;
  }
}
