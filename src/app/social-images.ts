import { cities } from '../content/cities.ts';
import type { Picture } from '../content/types.ts';
import { venueEntries } from '../content/venues/index.ts';
import { pictureById, picturesOf } from '../routes/venue-summary.ts';

export interface SocialPicture {
  /** `/og/<name>.jpg` in the build. */
  readonly name: string;
  readonly cover: Picture;
}

/**
 * The 1200 by 630 pictures that shared links show: one for the site, and one for each city and venue that has a cover. Their
 * alt texts are in the current language.
 */
export function socialPictures(): readonly SocialPicture[] {
  return [
    ['default', pictureById('home/01-hero')] as const,
    ...cities.map((city) => [city.id, pictureById(city.image)] as const),
    ...venueEntries.map((venue) => [venue.id, picturesOf(venue.id)[0]] as const),
  ].flatMap(([name, cover]) => (cover ? [{ name, cover }] : []));
}

/** The picture of a page: its venue's, else its city's, else the site's. */
export function socialPictureOf(path: string): SocialPicture | undefined {
  const [first = '', second = ''] = path.split('/').slice(1);
  const name = first === 'venues' || first === 'venue' ? second : first;
  const pictures = socialPictures();
  return (
    pictures.find((picture) => picture.name === name) ??
    pictures.find((picture) => picture.name === 'default')
  );
}
