import type { VenueType } from '../../content/choices.ts';
import { formatCount } from '../../lib/format.ts';

interface TitleFacts {
  readonly cityName: string;
  /** The type that the page opens with, while it is the only one set. */
  readonly type?: VenueType;
  /** The count that the specification fixes, whatever is listed. */
  readonly fixedCount?: number;
  /** How many venues pass the filters. */
  readonly found: number;
}

/** "Wedding venues in Faridabad (22 Venues)", "Banquet Halls in Noida (402 Venues)". */
export function listingTitle({ cityName, type, fixedCount, found }: TitleFacts): {
  readonly words: string;
  readonly count: string;
} {
  return {
    words: `${type ?? 'Wedding Venues'} in ${cityName}`,
    count: `(${formatCount(fixedCount ?? found, 'Venue')})`,
  };
}
