import type { CityId, VenueType } from '../../content/choices.ts';
import {
  type City,
  cities,
  hasListing,
  type Locality,
  localitiesIn,
  localitiesOf,
} from '../../content/cities.ts';
import type { Venue, VenueSummary } from '../../content/types.ts';
import { venues } from '../../content/venues/index.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toVenueSummary } from '../venue-summary.ts';

export interface ListingData {
  /** Absent on /venues, which lists every city. */
  readonly city?: CityId;
  readonly cityName: string;
  /** Set on /{city}/banquet-halls: the filter that the page opens with. */
  readonly preset?: VenueType;
  readonly venues: readonly VenueSummary[];
  readonly localities: readonly Locality[];
  /** Noida's heading shows a fixed count. */
  readonly fixedCount?: number;
}

export const listingPages: readonly PageEntry<ListingData>[] = [
  ...cities.filter(hasListing).map((city) => ({
    path: paths.city(city.id),
    title: () => `Wedding venues in ${city.name}`,
    description: () => city.intro,
    load: () => loadListing(venuesOf(city), city),
  })),
  ...cities.map((city) => ({
    path: paths.banquetHalls(city.id),
    title: () => `Banquet halls in ${city.name}`,
    description: () =>
      `Banquet halls in ${city.name}: prices a plate, capacities, rooms and parking, and a call back from our team.`,
    load: () => loadListing(venuesOf(city), city, 'banquet-hall'),
  })),
  {
    path: paths.venues(),
    title: () => 'All wedding venues',
    description: () =>
      'Every venue we list in Faridabad, Noida and South Delhi, with plate prices, capacities and policies.',
    load: () => loadListing(venues),
  },
];

const venuesOf = (city: City): readonly Venue[] => venues.filter((venue) => venue.city === city.id);

function loadListing(listed: readonly Venue[], city?: City, preset?: VenueType): ListingData {
  return {
    cityName: city?.name ?? 'Delhi NCR',
    venues: listed.map((venue) => toVenueSummary(venue)),
    localities: city ? localitiesOf(city.id, venues) : localitiesIn(listed),
    ...(city ? { city: city.id } : {}),
    ...(preset ? { preset } : {}),
    ...(city?.fixedCount ? { fixedCount: city.fixedCount } : {}),
  };
}
