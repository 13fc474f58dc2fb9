import { cities, cityName, localitiesOf } from '../content/cities.ts';
import { site } from '../content/site.ts';
import { hiddenEntries, loadVenues, venueEntries } from '../content/venues/index.ts';
import { venueLocation } from '../domain/venue-facts.ts';
import type { UnlistedVenue } from '../domain/venue-summary.ts';
import { indexFacts, toColumns } from '../features/listing/listing-index.ts';
import { searchFacts } from '../features/listing/search/search-text.ts';
import type { SearchEntry } from '../features/listing/search/site-search.ts';
import { m } from '../i18n/compiled/messages.js';
import { getLocale, otherLocale, setLocale } from '../i18n/locale.ts';
import { isFurtherPage } from '../lib/listing-pages.ts';
import { paths } from '../lib/paths.ts';
import { indexedListings } from '../routes/listing/listing-data.ts';
import { loadPageHead, pathsWithContent } from '../routes/pages.ts';
import { toComparedVenue, toIndexedVenue } from '../routes/select-facts.ts';

/**
 * The files beside the pages' own, in the current language, by name: `search`, all that the site's search finds;
 * `index/<listing>` and `search/<listing>`, what filters, order and search of a long listing read, and the plan's search of that of
 * all venues, in the same order;
 * `venue-summaries/<id>`, each venue as a card, a shortlist or a comparison needs it, of a hidden one its name. Fetched when first asked for, so that pages stay
 * as small as they are.
 */
export function dataFiles(): Map<string, unknown> {
  return new Map<string, unknown>([
    ['search', searchEntries()],
    ...indexedListings().flatMap(([name, venues]): [string, unknown][] => [
      [`index/${name}`, toColumns(venues.map(toIndexedVenue), indexFacts)],
      [`search/${name}`, toColumns(venues, searchFacts)],
    ]),
    ...loadVenues().map((venue): [string, unknown] => [
      `venue-summaries/${venue.id}`,
      toComparedVenue(venue),
    ]),
    ...hiddenEntries.map(({ id, name }): [string, UnlistedVenue] => [
      `venue-summaries/${id}`,
      { id, name, isUnlisted: true },
    ]),
  ]);
}

/** Every entry, with what it is called in the other language. */
function searchEntries(): SearchEntry[] {
  const others = new Map(inOtherLanguage(placesAndPages).map(({ id, name }) => [id, name]));
  const venues = loadVenues().map(
    (venue): SearchEntry => ({
      kind: 'venue',
      name: venue.name,
      alias: venue.alias,
      address: venueLocation(venue),
      locality: undefined,
      id: paths.venue(venue),
    }),
  );
  return [
    ...venues,
    ...placesAndPages().map((entry): SearchEntry => {
      const alias = others.get(entry.id);
      return { ...entry, alias: alias === undefined ? undefined : [alias], locality: undefined };
    }),
  ];
}

function inOtherLanguage<Result>(load: () => Result): Result {
  const locale = getLocale();
  setLocale(otherLocale());
  try {
    return load();
  } finally {
    setLocale(locale);
  }
}

type PlaceOrPage = Omit<SearchEntry, 'alias' | 'locality'>;

function placesAndPages(): PlaceOrPage[] {
  const venuePaths = new Set(venueEntries.map((venue) => paths.venue(venue)));
  const places = cities.flatMap(({ id }) =>
    localitiesOf(id, venueEntries).map(
      (locality): PlaceOrPage => ({
        kind: 'place',
        name: locality.name,
        address: m.cities_search_place({ locality: locality.name, city: cityName(id) }),
        id: `${paths.city(id)}?${new URLSearchParams({ locality: locality.id })}`,
      }),
    ),
  );
  const pages = pathsWithContent()
    .filter((path) => !venuePaths.has(path) && !isFurtherPage(path))
    .map((path): PlaceOrPage => {
      const { title, description } = loadPageHead(path);
      return {
        kind: 'page',
        name: path === paths.home() ? m.navigation_home() : title.replace(` | ${site.name}`, ''),
        address: description,
        id: path,
      };
    });
  return [...places, ...pages];
}
