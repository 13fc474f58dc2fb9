import { createHash } from 'node:crypto';
import { cities } from '../content/cities.ts';
import { venueEntries } from '../content/venues/index.ts';
import type { CityId } from '../domain/choices.ts';
import { rupeesOf } from '../domain/facts/fact-rules.ts';
import { formatPrice, formatRupees } from '../domain/format.ts';
import type { Picture, VenueEntry } from '../domain/venue.ts';
import { m } from '../i18n/compiled/messages.js';
import { basePath, getLocale } from '../i18n/locale.ts';
import { inLanguage } from '../i18n/localized.ts';
import { pictureById, picturesOf } from '../routes/pictures.ts';
import { fullAddress } from './site-url.ts';

export interface SocialPicture {
  /** The URL path, `/og/<name>.jpg` or `/og/hi/<name>.jpg`. */
  readonly path: string;
  /** Changes with cover and words, because social networks cache pictures by their address. */
  readonly address: string;
  readonly cover: Picture;
  /** The label of a rendered cover. */
  readonly label?: string;
  /** Stand below the cover: the name, then where it is and what it costs. */
  readonly words: readonly string[];
}

interface Subject {
  readonly coverId: string | undefined;
  /** In the current language. */
  readonly words: () => readonly string[];
}

const home = 'home/01-hero';
const subjects: ReadonlyMap<string, Subject> = new Map<string, Subject>([
  ['default', { coverId: home, words: () => [m.home_hero_title()] }],
  ['plan', { coverId: home, words: () => [m.plan_share_title()] }],
  ['shortlist', { coverId: home, words: () => [m.shortlist_share_title()] }],
  ['compare', { coverId: home, words: () => [m.shortlist_compare_share_title()] }],
  ...cities.map(({ id, name, pictureId }): [string, Subject] => [
    id,
    {
      coverId: pictureId,
      words: () => [m.listing_title({ city: inLanguage(name) }), ...lowestPlate(id)],
    },
  ]),
  ...venueEntries.map((venue): [string, Subject] => [
    venue.id,
    {
      coverId: picturesOf(venue.id)[0]?.id,
      words: () => [
        getLocale() === 'hi' ? venue.nameHi : venue.name,
        inLanguage(venue.address),
        ...ownPrice(venue),
      ],
    },
  ]),
]);

/** The 1200 by 630 pictures that shared links show, in the current language. */
export const socialPictures = (): readonly SocialPicture[] =>
  [...subjects.keys()].flatMap((name) => socialPicture(name) ?? []);

/** The picture of a page in the current language: its own, its venue's or city's, else the site's. */
export function socialPictureOf(path: string): SocialPicture | undefined {
  const [first = '', second = ''] = path.split('/').slice(1);
  const name = first === 'venues' || first === 'venue' ? second : first;
  return socialPicture(name) ?? socialPicture('default');
}

function socialPicture(name: string): SocialPicture | undefined {
  const subject = subjects.get(name);
  const cover = pictureById(subject?.coverId ?? '');
  if (!subject || !cover) return undefined;
  const words = subject.words();
  const path = `/og${basePath()}/${name}.jpg`;
  const version = createHash('sha256').update(`${cover.version} ${words.join()}`).digest('hex').slice(0, 8);
  return {
    path,
    address: fullAddress(`${path}?v=${version}`),
    cover,
    words,
    ...(cover.impression ? { label: m.gallery_impression() } : {}),
  };
}

/** The price that the venue states; none where only the usual one of the area is known. */
function ownPrice(venue: VenueEntry): readonly string[] {
  if (venue.price) return [m.venues_picture_booking({ price: formatRupees(venue.price) })];
  const price = venue.facts.vegPlate ?? venue.facts.vegPackage;
  return price === undefined ? [] : [m.venues_picture_plate({ price: formatPrice(price) })];
}

function lowestPlate(city: CityId): readonly string[] {
  const places = venueEntries.filter((venue) => venue.city === city && venue.source !== 'sample');
  const prices = places.flatMap(({ facts: { vegPlate } }) =>
    vegPlate === undefined ? [] : rupeesOf(vegPlate),
  );
  return prices.length > 0 ? [m.venues_picture_from({ price: formatRupees(Math.min(...prices)) })] : [];
}
