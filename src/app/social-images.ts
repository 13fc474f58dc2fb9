import { cities } from '../content/cities.ts';
import type { Picture } from '../content/types.ts';
import { venues } from '../content/venues/index.ts';
import { basePath, getLocale, type Locale, locales } from '../i18n/locale.ts';
import { pictureById, picturesOf } from '../routes/venue-summary.ts';

export interface SocialPicture {
  /** The URL path, `/og/<name>.jpg` or `/og/hi/<name>.jpg`. */
  readonly path: string;
  readonly locale: Locale;
  readonly cover: Picture;
}

const cover = pictureById('home/01-hero');

/** Names and covers: one for the site, and one for each city and venue that has a cover. */
const covers = new Map(
  [
    ['default', cover] as const,
    ...cities.map((city) => [city.id, pictureById(city.image)] as const),
    ...venues.map((venue) => [venue.id, picturesOf(venue.id)[0]] as const),
  ].flatMap(([name, picture]) => (picture ? [[name, picture] as const] : [])),
);

function socialPicture(name: string, picture: Picture, locale: Locale): SocialPicture {
  return { path: `/og${basePath(locale)}/${name}.jpg`, locale, cover: picture };
}

/** The 1200 by 630 pictures that shared links show, in each language. */
export const socialPictures: readonly SocialPicture[] = locales.flatMap((locale) =>
  [...covers].map(([name, picture]) => socialPicture(name, picture, locale)),
);

/** The picture of a page in the current language: its venue's, else its city's, else the site's. */
export function socialPictureOf(path: string): SocialPicture | undefined {
  const [first = '', second = ''] = path.split('/').slice(1);
  const name = first === 'venues' || first === 'venue' ? second : first;
  const own = covers.get(name);
  if (own) return socialPicture(name, own, getLocale());
  const fallback = covers.get('default');
  return fallback && socialPicture('default', fallback, getLocale());
}
