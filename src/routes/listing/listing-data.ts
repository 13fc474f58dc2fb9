import {
  cities,
  cityName,
  cityOf,
  hasListing,
  type Locality,
  localitiesIn,
  localitiesOf,
  nameCities,
} from '../../content/cities.ts';
import { cityTexts } from '../../content/city-texts.ts';
import { loadVenues, venueEntries } from '../../content/venues/index.ts';
import type { CityId, Facility, VenueType } from '../../domain/choices.ts';
import { knownFacilities } from '../../domain/facts/derive-facts.ts';
import type { Venue } from '../../domain/venue.ts';
import { type ListedVenue, pageSize } from '../../features/listing/listing-index.ts';
import { defaultSort, sortVenues } from '../../features/listing/sort-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale } from '../../i18n/locale.ts';
import { inLanguage } from '../../i18n/localized.ts';
import { pagePath } from '../../lib/listing-pages.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toListedVenue } from '../select-facts.ts';

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
  /** The cities to choose among: on /venues those that have venues. */
  readonly cities: readonly CityId[];
  /** The count in the heading, where the specification fixes it. */
  readonly fixedCount?: number;
}

/** A page of a listing of more than 30 venues: `venues` are its own, in the recommended order. */
export interface LongListingData extends ListingData {
  readonly long: LongListing;
}

/** What a page of a long listing knows of the others. */
export interface LongListing {
  /** The name of its index and of its search file. */
  readonly name: ListingName;
  /** From 1. */
  readonly page: number;
  /** How many venues match the preset. */
  readonly found: number;
  /** How many venues there are. */
  readonly all: number;
}

/** A listing without its preset: all venues, or those of a city. */
type ListingName = CityId | 'venues';

interface ListingSource extends Pick<PageEntry<ListingData>, 'path' | 'title' | 'description'> {
  readonly name: ListingName;
  readonly preset?: VenueType;
}

interface EmptyListing extends Omit<ListingSource, 'name'> {
  readonly city: CityId;
}

const listings: readonly ListingSource[] = [
  ...cities.filter(hasListing).map(({ id }) => ({
    name: id,
    path: paths.city(id),
    title: () => m.cities_city_title({ city: cityName(id) }),
    description: () => inLanguage(cityTexts[id].intro),
  })),
  ...cities.map(({ id }) => ({
    name: id,
    preset: 'banquet-hall' as const,
    path: paths.banquetHalls(id),
    title: () => m.cities_banquet_halls_title({ city: cityName(id) }),
    description: () => m.cities_banquet_halls_description({ city: cityName(id) }),
  })),
  {
    name: 'venues',
    path: paths.venues(),
    title: m.cities_all_venues_title,
    description: () => m.cities_all_venues_description({ cities: nameCities(cities.filter(hasListing)) }),
  },
];

/** The listings of up to 30 venues. */
export const pages: readonly PageEntry<ListingData>[] = listings
  .filter(({ name }) => !isLong(name) && !isEmpty(name))
  .map((listing) => ({ ...listing, load: () => loadListing(listing) }));

/** The listings of cities that have no venues. */
export const emptyListings: readonly EmptyListing[] = listings.flatMap(({ name, ...listing }) =>
  name !== 'venues' && isEmpty(name) ? [{ ...listing, city: name }] : [],
);

/** Every page of the long ones, the first ones first. */
export const longListingPages: readonly PageEntry<LongListingData>[] = listings
  .filter(({ name }) => isLong(name))
  .flatMap((listing) =>
    Array.from({ length: countPages(listing) }, (_, index) => pageOf(listing, index + 1)),
  );

function pageOf(listing: ListingSource, page: number): PageEntry<LongListingData> {
  const { path, title, description } = listing;
  return {
    path: pagePath(path, page),
    title: page === 1 ? title : () => m.listing_page_title({ title: title(), page }),
    description:
      page === 1 ? description : () => m.listing_page_description({ description: description(), page }),
    load: () => loadPage(listing, page),
    prev: page > 1 ? pagePath(path, page - 1) : undefined,
    next: page < countPages(listing) ? pagePath(path, page + 1) : undefined,
  };
}

function isIn(name: ListingName, { city }: Pick<Venue, 'city'>): boolean {
  return name === 'venues' || name === city;
}

function isOfType(preset: VenueType | undefined, { venueTypes }: Pick<Venue, 'venueTypes'>): boolean {
  return !preset || venueTypes.includes(preset);
}

function isEmpty(name: ListingName): boolean {
  return name !== 'venues' && !venueEntries.some((venue) => isIn(name, venue));
}

function isLong(name: ListingName): boolean {
  return venueEntries.filter((venue) => isIn(name, venue)).length > pageSize;
}

function countPages({ name, preset }: ListingSource): number {
  const found = venueEntries.filter((venue) => isIn(name, venue) && isOfType(preset, venue));
  return Math.max(1, Math.ceil(found.length / pageSize));
}

/** Ordered once for each language: every page of a listing reads them. */
const ordered = new Map<string, readonly Venue[]>();

/** The venues of a listing; of a long one in the recommended order. */
function venuesOf(name: ListingName): readonly Venue[] {
  const key = `${getLocale()} ${name}`;
  const known = ordered.get(key);
  if (known) return known;
  const all = loadVenues().filter((venue) => isIn(name, venue));
  const venues = isLong(name) ? sortVenues(all, defaultSort) : all;
  ordered.set(key, venues);
  return venues;
}

/** The listings that have an index, each with all of its venues: that of all venues, and those of more than 30. */
export const indexedListings = (): [ListingName, readonly Venue[]][] =>
  [...new Set(listings.map(({ name }) => name))]
    .filter((name) => name === 'venues' || isLong(name))
    .map((name): [ListingName, readonly Venue[]] => [name, venuesOf(name)]);

function loadListing({ name, preset }: ListingSource): ListingData {
  const venues = venuesOf(name);
  return {
    ...aboutListing(name),
    ...(preset ? { preset } : {}),
    knownFacilities: knownFacilities(venues),
    venues: venues.map(toListedVenue),
  };
}

function loadPage({ name, preset }: ListingSource, page: number): LongListingData {
  const all = venuesOf(name);
  const found = all.filter((venue) => isOfType(preset, venue));
  const start = (page - 1) * pageSize;
  return {
    ...aboutListing(name),
    ...(preset ? { preset } : {}),
    knownFacilities: knownFacilities(all),
    venues: found.slice(start, start + pageSize).map(toListedVenue),
    long: {
      name,
      page,
      found: found.length,
      all: all.length,
    },
  };
}

function aboutListing(name: ListingName) {
  if (name === 'venues')
    return {
      cityName: m.cities_all_cities(),
      localities: localitiesIn(venueEntries),
      cities: cities.map(({ id }) => id).filter((id) => !isEmpty(id)),
    };
  const { intro, countNote } = cityTexts[name];
  const { fixedCount } = cityOf(name);
  return {
    city: name,
    cityName: cityName(name),
    intro: inLanguage(intro),
    ...(countNote ? { countNote: inLanguage(countNote) } : {}),
    localities: localitiesOf(name, venueEntries),
    cities: [],
    ...(fixedCount ? { fixedCount } : {}),
  };
}
