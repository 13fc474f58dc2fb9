import type { CityId } from '../../content/choices.ts';
import { type City, cities } from '../../content/cities.ts';
import { homePhotoCards } from '../../content/photos.ts';
import { site } from '../../content/site.ts';
import type { Picture } from '../../content/types.ts';
import { venues } from '../../content/venues/index.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById } from '../venue-summary.ts';

export interface HomeData {
  readonly hero: { readonly wide: Picture | undefined; readonly tall: Picture | undefined };
  readonly cities: readonly {
    readonly id: CityId;
    readonly name: string;
    readonly note: string;
    readonly picture: Picture | undefined;
  }[];
  readonly photoCards: readonly { readonly title: string; readonly picture: Picture | undefined }[];
  readonly social: readonly {
    readonly id: string;
    readonly platform: string;
    readonly username: string;
    readonly profileUrl: string;
    readonly actionText: string;
    readonly picture: Picture | undefined;
  }[];
}

export const homePages: readonly PageEntry<HomeData>[] = [
  { path: paths.home(), title: site.tagline, description: site.description, load: loadHome },
];

function loadHome(): HomeData {
  return {
    hero: { wide: pictureById('home/01-hero'), tall: pictureById('home/02-hero-tall') },
    cities: cities.map((city) => ({
      id: city.id,
      name: city.name,
      note: cityNote(city),
      picture: pictureById(city.image),
    })),
    photoCards: homePhotoCards.map(({ title, image }) => ({ title, picture: pictureById(image) })),
    social: site.social.map(({ id, platform, username, profileUrl, actionText, image }) => ({
      id,
      platform,
      username,
      profileUrl,
      actionText,
      picture: pictureById(image),
    })),
  };
}

function cityNote(city: City): string {
  const count = city.fixedCount ?? venues.filter((venue) => venue.city === city.id).length;
  return count === 0 ? 'Visits on request' : `${count} ${count === 1 ? 'venue' : 'venues'}`;
}
