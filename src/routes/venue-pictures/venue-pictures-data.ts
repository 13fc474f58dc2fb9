import { galleryCategories } from '../../content/gallery-categories.ts';
import { loadVenues } from '../../content/venues/index.ts';
import type { Picture } from '../../domain/venue.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { translate } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { picturesOf } from '../pictures.ts';

/** The page shows the pictures of the first venues; those of the others are on their own pages. */
const maxVenues = 30;

export interface VenuePicturesData {
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    /** The title as a screen reader pronounces it. */
    readonly label: string;
    /** The venue's page; absent for a category. */
    readonly path?: string;
    readonly pictures: readonly Picture[];
  }[];
  /** There are more venues. */
  readonly more: boolean;
}

export const pages: readonly PageEntry<VenuePicturesData>[] = [
  {
    path: paths['venue-pictures'](),
    title: m.gallery_all,
    description: m.gallery_venues_description,
    load: () => ({
      more: loadVenues().length > maxVenues,
      groups: [
        ...loadVenues()
          .slice(0, maxVenues)
          .map((venue) => ({
            id: venue.id,
            title: venue.name,
            label: spokenName(venue),
            path: paths.venue(venue),
            pictures: picturesOf(venue.id),
          })),
        ...translate(galleryCategories).map(({ id, title }) => ({
          id,
          title,
          label: title,
          pictures: picturesOf(id),
        })),
      ].filter(({ pictures }) => pictures.length > 0),
    }),
  },
];
