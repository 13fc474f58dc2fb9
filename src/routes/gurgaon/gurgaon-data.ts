import { cities, hasListing } from '../../content/cities.ts';
import type { VenueSummary } from '../../content/types.ts';
import { venues } from '../../content/venues/index.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toVenueSummary } from '../venue-summary.ts';

export interface GurgaonData {
  readonly nearest: readonly VenueSummary[];
}

const maxNearest = 6;

export const gurgaonPages: readonly PageEntry<GurgaonData>[] = cities
  .filter((city) => !hasListing(city))
  .map(({ id, name, intro, nearest = [] }) => ({
    path: paths.city(id),
    title: () => `Wedding venues in ${name}`,
    description: () => intro,
    load: () => ({
      nearest: nearest
        .flatMap((near) => venues.filter((venue) => venue.city === near))
        .slice(0, maxNearest)
        .map((venue) => toVenueSummary(venue)),
    }),
  }));
