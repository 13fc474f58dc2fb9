import {
  cities,
  cityName,
  cityOf,
  hasListing,
  type Locality,
  localitiesIn,
  localitiesOf,
} from '../../content/cities.ts';
import { cityTexts } from '../../content/city-texts.ts';
import { loadVenues, venueEntries } from '../../content/venues/index.ts';
import type { CityId, Facility, VenueType } from '../../domain/choices.ts';
import { knownFacilities } from '../../domain/complete-venue.ts';
import type { Venue } from '../../domain/venue.ts';
import type { ListedVenue } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { inLanguage } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toListedVenue } from '../venue-summary.ts';

export interface ListingData {
  /** Absent on /venues, which lists every city. */
  readonly city?: CityId;
  readonly cityName: string;
  /** One sentence about the city; absent on /venues. */
  readonly intro?: string;
  /** Shown instead of the intro; explains the fixed count. */
  readonly countNote?: string;
  /** Set on /{city}/banquet-halls: the filter that the page opens with. */
  readonly preset?: VenueType;
  readonly venues: readonly ListedVenue[];
  /** The facilities that any of the venues is known to have or not to have. */
  readonly knownFacilities: readonly Facility[];
  readonly localities: readonly Locality[];
  /** The count in the heading, where the specification fixes it. */
  readonly fixedCount?: number;
}

export const listingPages: readonly PageEntry<ListingData>[] = [
  ...cities.filter(hasListing).map(({ id }) => ({
    path: paths.city(id),
    title: () => m.cities_city_title({ city: cityName(id) }),
    description: () => inLanguage(cityTexts[id].intro),
    load: () => loadCity(id),
  })),
  ...cities.map(({ id }) => ({
    path: paths.banquetHalls(id),
    title: () => m.cities_banquet_halls_title({ city: cityName(id) }),
    description: () => m.cities_banquet_halls_description({ city: cityName(id) }),
    load: () => ({ ...loadCity(id), preset: 'banquet-hall' as const }),
  })),
  {
    path: paths.venues(),
    title: m.cities_all_venues_title,
    description: m.cities_all_venues_description,
    load: () => ({
      cityName: m.cities_all_cities(),
      ...listVenues(loadVenues()),
      localities: localitiesIn(venueEntries),
    }),
  },
];

function loadCity(city: CityId): ListingData {
  const { intro, countNote } = cityTexts[city];
  const { fixedCount } = cityOf(city);
  return {
    city,
    cityName: cityName(city),
    intro: inLanguage(intro),
    ...(countNote ? { countNote: inLanguage(countNote) } : {}),
    ...listVenues(loadVenues().filter((venue) => venue.city === city)),
    localities: localitiesOf(city, venueEntries),
    ...(fixedCount ? { fixedCount } : {}),
  };
}

const listVenues = (venues: readonly Venue[]): Pick<ListingData, 'venues' | 'knownFacilities'> => ({
  venues: venues.map(toListedVenue),
  knownFacilities: knownFacilities(venues),
});
