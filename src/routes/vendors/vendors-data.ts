import { cities, cityName } from '../../content/cities.ts';
import type { VendorCategory } from '../../content/text-types.ts';
import { vendorCategories } from '../../content/vendors.ts';
import type { CityId } from '../../domain/choices.ts';
import type { Picture } from '../../domain/venue.ts';
import { m } from '../../i18n/compiled/messages.js';
import { type InOneLanguage, translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { picturesOf } from '../pictures.ts';

export interface VendorsData {
  readonly city: CityId;
  readonly cityName: string;
  readonly categories: readonly (InOneLanguage<VendorCategory> & { readonly picture: Picture | undefined })[];
}

export const pages: readonly PageEntry<VendorsData>[] = cities.map(({ id }) => ({
  path: paths.vendors(id),
  title: () => m.vendors_title({ city: cityName(id) }),
  description: () => m.vendors_description({ city: cityName(id) }),
  load: () => ({ city: id, cityName: cityName(id), categories: categoriesWithPictures() }),
}));

/** Vendor categories that share a photo category show different pictures of it. */
function categoriesWithPictures(): VendorsData['categories'] {
  return translate(vendorCategories).map((category, index) => {
    const { galleryCategory } = category;
    const nth = vendorCategories
      .slice(0, index)
      .filter((earlier) => earlier.galleryCategory === galleryCategory).length;
    return { ...category, picture: galleryCategory ? picturesOf(galleryCategory)[nth] : undefined };
  });
}
