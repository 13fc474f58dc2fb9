import { cities } from '../content/cities.ts';
import { venueEntries } from '../content/venues/index.ts';
import type { Picture } from '../domain/venue.ts';
import { basePath, getLocale, type Locale, locales } from '../i18n/locale.ts';
import { pictureById, picturesOf } from '../routes/pictures.ts';
import { fullAddress } from './site-url.ts';

export interface SocialPicture {
  /** The URL path, `/og/<name>.jpg` or `/og/hi/<name>.jpg`. */
  readonly path: string;
  /** Changes with the cover, because social networks cache pictures by their address. */
  readonly address: string;
  readonly locale: Locale;
  readonly cover: Picture;
}

/** Names with the id of their cover: one for the site, and one for each city and venue that has a cover. */
const coverIds = new Map(
  [
    ['default', 'home/01-hero'] as const,
    ...cities.map((city) => [city.id, city.pictureId] as const),
    ...venueEntries.map(({ id }) => [id, picturesOf(id)[0]?.id] as const),
  ].flatMap(([name, id]) => (id && pictureById(id) ? [[name, id] as const] : [])),
);

/** The 1200 by 630 pictures that shared links show, in each language. */
export const socialPictures: readonly SocialPicture[] = locales.flatMap((locale) =>
  [...coverIds.keys()].flatMap((name) => socialPicture(name, locale) ?? []),
);

/** The picture of a page in the current language: its venue's, else its city's, else the site's. */
export function socialPictureOf(path: string): SocialPicture | undefined {
  const [first = '', second = ''] = path.split('/').slice(1);
  const name = first === 'venues' || first === 'venue' ? second : first;
  return socialPicture(name, getLocale()) ?? socialPicture('default', getLocale());
}

function socialPicture(name: string, locale: Locale): SocialPicture | undefined {
  const cover = pictureById(coverIds.get(name) ?? '');
  const path = `/og${basePath(locale)}/${name}.jpg`;
  return cover && { path, address: fullAddress(`${path}?v=${cover.version}`), locale, cover };
}
