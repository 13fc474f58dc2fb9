import { cities, localitiesOf } from '../content/cities.ts';
import { site } from '../content/site.ts';
import { venues } from '../content/venues/index.ts';
import type { SearchEntry } from '../features/listing/search/site-search.ts';
import { paths } from '../lib/paths.ts';
import { canonicalPaths, loadPageData } from '../routes/pages.ts';
import { toComparedVenue } from '../routes/venue-summary.ts';

/**
 * The files beside the pages' own, by name: `search`, all that the site's search finds, and `venue-summaries/<id>`, each venue
 * as a shortlist or a comparison needs it. Fetched when first asked for, so that pages stay as small as they are.
 */
export function dataFiles(): Map<string, unknown> {
  return new Map<string, unknown>([
    ['search', searchEntries()],
    ...venues.map((venue): [string, unknown] => [`venue-summaries/${venue.id}`, toComparedVenue(venue)]),
  ]);
}

function searchEntries(): SearchEntry[] {
  const venuePaths = new Set(venues.map((venue) => paths.venue(venue)));
  return [
    ...venues.map(
      (venue): SearchEntry => ({
        kind: 'venue',
        name: venue.name,
        address: venue.address,
        to: paths.venue(venue),
      }),
    ),
    ...cities.flatMap(({ id, name }) =>
      localitiesOf(id, venues).map(
        (locality): SearchEntry => ({
          kind: 'place',
          name: locality.name,
          address: `Venues in ${locality.name}, ${name}`,
          to: `${paths.city(id)}?${new URLSearchParams({ locality: locality.id })}`,
        }),
      ),
    ),
    ...canonicalPaths()
      .filter((path) => !venuePaths.has(path))
      .map((path): SearchEntry => {
        const head = loadPageData(path).head;
        return {
          kind: 'page',
          name: path === paths.home() ? 'Home' : head.title.replace(` | ${site.name}`, ''),
          address: head.description,
          to: path,
        };
      }),
  ];
}
