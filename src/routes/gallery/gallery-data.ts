import { galleryFavourites, galleryTexts } from '../../content/gallery.ts';
import { galleryCategories } from '../../content/gallery-categories.ts';
import type { Picture } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { pictureById, picturesOf } from '../pictures.ts';

export interface GalleryCategoryData {
  readonly id: string;
  readonly title: string;
  readonly cover: Picture | undefined;
  readonly pictures: readonly Picture[];
  /** Ids of listed pictures whose files do not exist yet: the grid shows a placeholder for each. */
  readonly missing: readonly string[];
}

export interface GalleryData {
  readonly texts: InOneLanguage<typeof galleryTexts>;
  readonly favourites: readonly {
    readonly title: string;
    readonly category: string;
    readonly picture: Picture | undefined;
  }[];
  readonly categories: readonly GalleryCategoryData[];
}

export const pages: readonly PageEntry<GalleryData>[] = [
  {
    path: paths.gallery(),
    title: m.gallery_page_title,
    description: m.gallery_page_description,
    load: () => ({
      texts: translate(galleryTexts),
      favourites: translate(galleryFavourites).map(({ title, category, pictureId }) => ({
        title,
        category,
        picture: pictureById(pictureId) ?? picturesOf(category)[0],
      })),
      categories: translate(galleryCategories).map(({ id, title, cover, pictureIds }) => ({
        id,
        title,
        cover: pictureById(cover),
        pictures: pictureIds.flatMap((id) => pictureById(id) ?? []),
        missing: pictureIds.filter((id) => !pictureById(id)),
      })),
    }),
  },
];
