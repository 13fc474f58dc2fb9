import type { ListingData } from '../app/page-data.ts';
import type { VenueType } from '../content/choices.ts';
import { type City, localitiesIn, localitiesOf } from '../content/cities.ts';
import type { Venue } from '../content/types.ts';
import { vendorCategories } from '../content/vendors.ts';
import { venues } from '../content/venues/index.ts';
import { paths } from '../lib/paths.ts';
import { type Maker, make } from './make.ts';
import { picturesOf, toVenueSummary } from './venue-summary.ts';

/** Venues shown where a city has none of its own. */
const nearestShown = 6;

const venuesOf = (city: City): readonly Venue[] => venues.filter((venue) => venue.city === city.id);

/** The venues of a listing, of one city or of all. */
export function listing(shown: readonly Venue[], city?: City, preset?: VenueType): ListingData {
  return {
    cityName: city?.name ?? 'Delhi NCR',
    venues: shown.map((venue) => toVenueSummary(venue)),
    localities: city ? localitiesOf(city.id, venues) : localitiesIn(shown),
    ...(city ? { city: city.id } : {}),
    ...(preset ? { preset } : {}),
    ...(city?.fixedCount ? { fixedCount: city.fixedCount } : {}),
  };
}

/** A city's own page, its banquet halls and its vendors. */
export function cityPages(city: City): [string, Maker][] {
  const own = venuesOf(city);
  const cityPage =
    city.id === 'gurgaon'
      ? make('gurgaon', paths.city(city.id), 'Wedding venues in Gurgaon', city.intro, () => ({
          nearest: (city.nearest ?? [])
            .flatMap((near) => venues.filter((venue) => venue.city === near))
            .slice(0, nearestShown)
            .map((venue) => toVenueSummary(venue)),
        }))
      : make('listing', paths.city(city.id), `Wedding venues in ${city.name}`, city.intro, () =>
          listing(own, city),
        );
  const vendors = make(
    'vendors',
    paths.vendors(city.id),
    `Wedding vendors in ${city.name}`,
    `Photographers, decorators, caterers, DJs and planners for a wedding in ${city.name}. Leave a number and we call you back.`,
    () => ({
      city: city.id,
      cityName: city.name,
      categories: vendorCategories.map((category, place) => {
        const { photoCategory } = category;
        // Two trades of one photo category show two pictures.
        const before = vendorCategories
          .slice(0, place)
          .filter((other) => other.photoCategory === photoCategory);
        const picture = photoCategory ? picturesOf(photoCategory)[before.length] : undefined;
        return picture ? { ...category, picture } : category;
      }),
    }),
  );
  const halls = make(
    'listing',
    paths.banquetHalls(city.id),
    `Banquet halls in ${city.name}`,
    `Banquet halls in ${city.name}: prices a plate, capacities, rooms and parking, and a call back from our team.`,
    () => listing(own, city, 'banquet-hall'),
  );
  return [cityPage, halls, vendors];
}

/** What stands under a city's name: how many venues, or that we go there on request. */
export function cityNote(city: City): string {
  const count = city.fixedCount ?? venuesOf(city).length;
  return count === 0 ? 'Visits on request' : `${count} ${count === 1 ? 'venue' : 'venues'}`;
}
