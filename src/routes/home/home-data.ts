import { type City, cities, cityName, nameCities } from '../../content/cities.ts';
import { homeGalleryTiles } from '../../content/gallery.ts';
import { howItWorks, type Step } from '../../content/how-it-works.ts';
import { site } from '../../content/site.ts';
import { socialActions } from '../../content/site-texts.ts';
import { loadVenues } from '../../content/venues/index.ts';
import type { CityId } from '../../domain/choices.ts';
import { formatCount } from '../../domain/format.ts';
import type { Picture } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById } from '../pictures.ts';

export interface HomeData {
  readonly hero: { readonly wide: Picture | undefined; readonly tall: Picture | undefined };
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

function cityNote(city: City): string {
  const listed = loadVenues().filter((venue) => venue.city === city.id).length;
  const count = listed && (city.fixedCount ?? listed);
  return count === 0 ? m.cities_city_on_request() : formatCount(count, m.format_venues);
}
