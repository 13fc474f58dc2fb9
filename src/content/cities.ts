import { type CityId, cityIds } from '../domain/choices.ts';
import { toSlug } from '../domain/slug.ts';
import type { VenueEntry } from '../domain/venue.ts';
import { m } from '../i18n/compiled/messages.js';
import type { TextOptions } from '../i18n/locale.ts';
import { inLanguage, type Localized } from '../i18n/localized.ts';

export interface City {
  readonly id: CityId;
  readonly name: Localized;
  /** The spelling in the home page's city list. */
  readonly optionLabel: Localized;
  /** Picture id of the card. */
  readonly pictureId: string;
  /** The count in the heading where the specification fixes it, independent of the listed venues. */
  readonly fixedCount?: number;
  /** Locality names that the specification gives, besides those of the venues. */
  readonly localities?: readonly Localized[];
  /** Its venues have a price for the whole booking, and a budget is compared with it instead of the price per plate. */
  readonly pricesPerBooking?: true;
  /** A kitchen that serves both matches neither meal filter. */
  readonly exactMeals?: true;
  /** Cities whose venues are shown when this one has none. */
  readonly nearest?: readonly CityId[];
}

/** A part of a city to filter by. The id is the slug of the English name, used in URLs and state. */
export interface Locality {
  readonly id: string;
  readonly name: string;
}

const entries: Readonly<Record<CityId, Omit<City, 'id'>>> = {
  faridabad: {
    name: { en: 'Faridabad', hi: 'फरीदाबाद' },
    optionLabel: { en: 'Faridabad', hi: 'फरीदाबाद' },
    pictureId: 'hotelrajmahal/01-haveli-front',
  },
  noida: {
    name: { en: 'Noida', hi: 'नोएडा' },
    optionLabel: { en: 'Noida', hi: 'नोएडा' },
    pictureId: 'noida-two/01-farmhouse-lawn',
    fixedCount: 402,
    pricesPerBooking: true,
    exactMeals: true,
    localities: [
      { en: 'Greater Noida', hi: 'ग्रेटर नोएडा' },
      { en: 'Sector 116', hi: 'सेक्टर 116' },
      { en: 'Sector 135', hi: 'सेक्टर 135' },
      { en: 'Sector 136', hi: 'सेक्टर 136' },
    ],
  },
  southdelhi: {
    name: { en: 'South Delhi', hi: 'साउथ दिल्ली' },
    optionLabel: { en: 'Southdelhi', hi: 'साउथ दिल्ली' },
    pictureId: 'lagoonaemerald/01-emerald-ballroom',
  },
  gurgaon: {
    name: { en: 'Gurgaon', hi: 'गुड़गाँव' },
    optionLabel: { en: 'Gurgaon', hi: 'गुड़गाँव' },
    pictureId: 'destination-wedding/05-haveli-court',
    nearest: ['southdelhi', 'faridabad'],
  },
};

/** The city with this id. */
export const cityOf = (id: CityId): City => ({ id, ...entries[id] });

/** In the order of the home page. */
export const cities: readonly City[] = cityIds.map(cityOf);

/** The city of the landing page and of the menu's link to venues. */
export const mainCity: CityId = 'faridabad';

/** Whether the city's own page is a listing; the others show the nearest venues. */
export const hasListing = ({ nearest }: City): boolean => nearest === undefined;

/** The name of a city in the current language. */
export const cityName = (id: CityId): string => inLanguage(cityOf(id).name);

/** "Faridabad, Noida and South Delhi". */
export function nameCities(some: readonly City[], options?: TextOptions): string {
  const names = some.map(({ name }) => inLanguage(name, options?.locale));
  return m.cities_several({ others: names.slice(0, -1).join(', '), last: names.slice(-1).join() }, options);
}

/** The localities of a city in the current language: the given ones and those of its venues. */
export function localitiesOf(
  id: CityId,
  venues: readonly Pick<VenueEntry, 'city' | 'locality'>[],
): readonly Locality[] {
  const given = cityOf(id).localities ?? [];
  return localitiesIn([
    ...given.map((locality) => ({ locality })),
    ...venues.filter((venue) => venue.city === id),
  ]);
}

/**
 * The distinct localities of some venues, in the current language. In every language they are in the natural order of their
 * English names, Sector 9 before Sector 10, so that URLs are the same.
 */
export function localitiesIn(venues: readonly Pick<VenueEntry, 'locality'>[]): Locality[] {
  const names = venues.flatMap(({ locality }) => locality ?? []);
  return [...new Map(names.map((name) => [toSlug(name.en), name])).values()]
    .sort((a, b) => a.en.localeCompare(b.en, 'en-IN', { numeric: true }))
    .map(toLocality);
}

const toLocality = (name: Localized): Locality => ({ id: toSlug(name.en), name: inLanguage(name) });
