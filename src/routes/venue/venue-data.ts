import { cityOf } from '../../content/cities.ts';
import type { VenueDetails, VenueSummary } from '../../content/types.ts';
import { venues } from '../../content/venues/index.ts';
import { similarVenues } from '../../features/listing/similar-venues.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toVenueDetails, toVenueSummary } from '../venue-summary.ts';

export interface VenueData {
  readonly venue: VenueDetails;
  readonly cityName: string;
  readonly similar: readonly VenueSummary[];
}

export const venuePages: readonly PageEntry<VenueData>[] = venues.map((venue) => ({
  path: paths.venue(venue),
  title: () => `${venue.name}, ${venue.address}`,
  description: () => venue.shortDescription,
  load: () => ({
    venue: toVenueDetails(venue),
    cityName: cityOf(venue.city).name,
    similar: similarVenues(venue, venues).map((other) => toVenueSummary(other)),
  }),
}));
