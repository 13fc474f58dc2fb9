import { type VenueType, venueTypeLabels } from '../../domain/choices.ts';
import { formatCount } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';

interface TitleOptions {
  readonly cityName: string;
  /** The page's preset type, while it is the only one selected. */
  readonly type?: VenueType;
  /** The count that the specification fixes, independent of the listed venues. */
  readonly fixedCount?: number;
  /** How many venues match the filters. */
  readonly found: number;
}

/** "Wedding venues in Faridabad (22 Venues)", "Banquet Halls in Noida (402 Venues)". */
export function listingTitle({ cityName, type, fixedCount, found }: TitleOptions): {
  readonly words: string;
  readonly count: string;
} {
  return {
    words: type
      ? m.listing_title_type({ type: venueTypeLabels[type](), city: cityName })
      : m.listing_title({ city: cityName }),
    count: `(${formatCount(fixedCount ?? found, m.listing_title_count)})`,
  };
}
