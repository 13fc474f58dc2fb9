import { photoFavourites, photosTexts } from '../../content/gallery.ts';
import { galleryCategories } from '../../content/gallery-categories.ts';
import type { Picture } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById, picturesOf } from '../venue-summary.ts';

export interface PhotoCategoryData {
  readonly id: string;
  readonly title: string;
  readonly cover: Picture | undefined;
  readonly pictures: readonly Picture[];
  /** Ids of listed pictures whose files do not exist yet: the grid shows a placeholder for each. */
  readonly missing: readonly string[];
}

export interface PhotosData {
  readonly texts: InOneLanguage<typeof photosTexts>;
  readonly favourites: readonly {
    readonly title: string;
    readonly category: string;
    readonly picture: Picture | undefined;
  }[];
  readonly categories: readonly PhotoCategoryData[];
}

export const photosPages: readonly PageEntry<PhotosData>[] = [
  {
    path: paths.photos(),
    title: m.pages_photos_title,
    description: m.pages_photos_description,
    load: () => ({
      texts: translate(photosTexts),
      favourites: translate(photoFavourites).map(({ title, category, image }) => ({
        title,
        category,
        picture: pictureById(image) ?? picturesOf(category)[0],
      })),
      categories: translate(galleryCategories).map(({ id, title, cover, images }) => ({
        id,
        title,
        cover: pictureById(cover),
        pictures: images.flatMap((image) => pictureById(image) ?? []),
        missing: images.filter((image) => !pictureById(image)),
      })),
    }),
  },
];
