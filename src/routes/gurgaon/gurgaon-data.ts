import { cities, cityName, hasListing } from '../../content/cities.ts';
import { cityTexts } from '../../content/city-texts.ts';
import { loadVenues } from '../../content/venues/index.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { inLanguage } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import type { PageEntry } from '../page-entry.ts';
import { toVenueSummary } from '../venue-summary.ts';

export interface GurgaonData {
  readonly nearest: readonly VenueSummary[];
}

const maxNearest = 6;

export const gurgaonPages: readonly PageEntry<GurgaonData>[] = cities
  .filter((city) => !hasListing(city))
  .map(({ id, nearest = [] }) => ({
    path: paths.city(id),
    title: () => m.content_city_title({ city: cityName(id) }),
    description: () => inLanguage(cityTexts[id].intro),
    load: () => ({
      nearest: nearest
        .flatMap((near) => loadVenues().filter((venue) => venue.city === near))
        .slice(0, maxNearest)
        .map((venue) => toVenueSummary(venue)),
    }),
  }));
