import { type City, cities, cityName, hasListing } from '../../content/cities.ts';
import { cityTexts } from '../../content/city-texts.ts';
import { loadVenues } from '../../content/venues/index.ts';
import type { CityId, VenueType } from '../../domain/choices.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { inLanguage } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { emptyListings } from '../listing/listing-data.ts';
import type { PageEntry } from '../page-entry.ts';
import { toVenueSummary } from '../select-facts.ts';

export interface CityWithoutListingData {
  readonly city: CityId;
  readonly cityName: string;
  /** Set on /{city}/banquet-halls. */
  readonly preset?: VenueType;
  /** Introduces the nearest venues. */
  readonly nearestNote?: string;
  readonly nearest: readonly VenueSummary[];
}

const maxNearest = 6;

/** The cities that have no listing, and the listings that have no venues. */
export const pages: readonly PageEntry<CityWithoutListingData>[] = [
  ...cities
    .filter((city) => !hasListing(city))
    .map((city) => ({
      path: paths.city(city.id),
      title: () => m.cities_city_title({ city: cityName(city.id) }),
      description: () => inLanguage(cityTexts[city.id].intro),
      load: () => loadCity(city),
    })),
  ...emptyListings.map(({ city, preset, ...page }) => ({
    ...page,
    load: () => ({ city, cityName: cityName(city), ...(preset ? { preset } : {}), nearest: [] }),
  })),
];

function loadCity({ id, nearest = [] }: City): CityWithoutListingData {
  const { nearestNote } = cityTexts[id];
  return {
    city: id,
    cityName: cityName(id),
    ...(nearestNote ? { nearestNote: inLanguage(nearestNote) } : {}),
    nearest: nearest
      .flatMap((near) => loadVenues().filter((venue) => venue.city === near))
      .slice(0, maxNearest)
      .map(toVenueSummary),
  };
}
