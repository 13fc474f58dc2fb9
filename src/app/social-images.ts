import { cities } from '../content/cities.ts';
import type { Picture } from '../content/types.ts';
import { venueEntries } from '../content/venues/index.ts';
import { pictureById, picturesOf } from '../routes/venue-summary.ts';

export interface SocialPicture {
  /** `/og/<name>.jpg` in the build. */
  readonly name: string;
  readonly cover: Picture;
}

const cover = pictureById('home/01-hero');

/** The 1200 by 630 pictures that shared links show: one for the site, and one for each city and venue that has a cover. */
export const socialPictures: readonly SocialPicture[] = [
  ['default', cover] as const,
  ...cities.map((city) => [city.id, pictureById(city.image)] as const),
  ...venueEntries.map((venue) => [venue.id, picturesOf(venue.id)[0]] as const),
].flatMap(([name, picture]) => (picture ? [{ name, cover: picture }] : []));

const byName = new Map(socialPictures.map((picture) => [picture.name, picture]));

/** The picture of a page: its venue's, else its city's, else the site's. */
export function socialPictureOf(path: string): SocialPicture | undefined {
  const [first = '', second = ''] = path.split('/').slice(1);
  const name = first === 'venues' || first === 'venue' ? second : first;
  return byName.get(name) ?? byName.get('default');
}
