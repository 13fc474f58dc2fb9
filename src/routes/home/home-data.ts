import { type City, cities, cityName, nameCities } from '../../content/cities.ts';
import { homeGalleryTiles } from '../../content/gallery.ts';
import { howItWorks, type Step } from '../../content/how-it-works.ts';
import { site } from '../../content/site.ts';
import { socialActions } from '../../content/site-texts.ts';
import { loadVenues } from '../../content/venues/index.ts';
import type { CityId } from '../../domain/choices.ts';
import { formatCount } from '../../domain/format.ts';
import type { Picture, Venue } from '../../domain/venue.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { sortVenues } from '../../features/listing/sort-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById } from '../pictures.ts';
import { toVenueSummary } from '../select-facts.ts';

export interface HomeData {
  readonly hero: { readonly wide: Picture | undefined; readonly tall: Picture | undefined };
  /** Of each the first picture. */
  readonly venues: readonly VenueSummary[];
  readonly cities: readonly {
    readonly id: CityId;
    readonly name: string;
    readonly note: string;
    readonly picture: Picture | undefined;
  }[];
  readonly steps: readonly InOneLanguage<Step>[];
  readonly galleryTiles: readonly { readonly title: string; readonly picture: Picture | undefined }[];
  readonly social: readonly {
    readonly id: string;
    readonly platform: string;
    readonly username: string;
    readonly profileUrl: string;
    readonly actionText: string;
    readonly picture: Picture | undefined;
  }[];
}

export const pages: readonly PageEntry<HomeData>[] = [
  {
    path: paths.home(),
    title: m.site_tagline,
    description: () => m.site_description({ cities: nameCities(cities) }),
    load: loadHome,
  },
];

function loadHome(): HomeData {
  return {
    hero: { wide: pictureById('home/01-hero'), tall: pictureById('home/02-hero-tall') },
    venues: chooseVenues(loadVenues()).map((venue) => {
      const summary = toVenueSummary(venue);
      return { ...summary, pictures: summary.pictures.slice(0, 1) };
    }),
    cities: cities.map((city) => ({
      id: city.id,
      name: cityName(city.id),
      note: cityNote(city),
      picture: pictureById(city.pictureId),
    })),
    steps: translate(howItWorks),
    galleryTiles: translate(homeGalleryTiles).map(({ title, pictureId }) => ({
      title,
      picture: pictureById(pictureId),
    })),
    social: site.social.map(({ id, platform, username, profileUrl, pictureId }) => ({
      id,
      platform,
      username,
      profileUrl,
      actionText: socialActions[id](),
      picture: pictureById(pictureId),
    })),
  };
}

const maxVenues = 6;
const maxOfCity = 3;

/** The first ones by the rule of the Recommended order, of each city some at most. */
export function chooseVenues(venues: readonly Venue[]): readonly Venue[] {
  const counts = new Map<CityId, number>();
  return sortVenues(venues, 'recommended')
    .filter(({ city }) => {
      const count = (counts.get(city) ?? 0) + 1;
      counts.set(city, count);
      return count <= maxOfCity;
    })
    .slice(0, maxVenues);
}

function cityNote(city: City): string {
  const listed = loadVenues().filter((venue) => venue.city === city.id).length;
  const count = listed && (city.fixedCount ?? listed);
  return count === 0 ? m.cities_city_on_request() : formatCount(count, m.format_venues);
}
