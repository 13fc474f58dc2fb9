import { galleryCategories } from '../../content/gallery-categories.ts';
import { photoFavourites } from '../../content/photos.ts';
import type { Picture } from '../../content/types.ts';
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
    title: () => 'Wedding photos',
    description: () => 'Bridalwear, decor, jewellery, make-up, mehndi and destination weddings, in pictures.',
    load: () => ({
      favourites: photoFavourites.map(({ title, category, image }) => ({
        title,
        category,
        picture: pictureById(image) ?? picturesOf(category)[0],
      })),
      categories: galleryCategories.map(({ id, title, cover, images }) => ({
        id,
        title,
        cover: pictureById(cover),
        pictures: images.flatMap((image) => pictureById(image) ?? []),
        missing: images.filter((image) => !pictureById(image)),
      })),
    }),
  },
];
