import type { ImagesData, PhotosData } from '../app/page-data.ts';
import { galleryCategories } from '../content/gallery-categories.ts';
import { photoFavourites } from '../content/photos.ts';
import { venues } from '../content/venues/index.ts';
import { paths } from '../lib/paths.ts';
import { maybe } from './make.ts';
import { pictureById, picturesOf } from './venue-summary.ts';

/** The categories' pictures in their listed order; one that is not there yet is left out. */
export function photos(): PhotosData {
  const shown = (ids: readonly string[]) => ids.flatMap((id) => pictureById(id) ?? []);
  return {
    favourites: photoFavourites.map(({ title, category, image }) => ({
      title,
      category,
      ...maybe({ picture: pictureById(image) ?? picturesOf(category)[0] }),
    })),
    categories: galleryCategories.map(({ id, title, cover, images }) => ({
      id,
      title,
      ...maybe({ cover: pictureById(cover) }),
      pictures: shown(images),
      awaited: images.filter((image) => !pictureById(image)),
    })),
  };
}

/** Every picture, by venue and then by category. */
export function images(): ImagesData {
  return {
    groups: [
      ...venues.map((venue) => ({
        id: venue.id,
        title: venue.name,
        path: paths.venue(venue),
        pictures: picturesOf(venue.id),
      })),
      ...galleryCategories.map(({ id, title }) => ({ id, title, pictures: picturesOf(id) })),
    ].filter(({ pictures }) => pictures.length > 0),
  };
}
