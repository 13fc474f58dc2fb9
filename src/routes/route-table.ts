import { matchPath } from 'react-router-dom';
import { cities, hasListing } from '../content/cities.ts';
import { pagePaths, paths } from '../lib/paths.ts';

/**
 * The route table: for each folder of `routes` the patterns of its paths, matched in any letter case. Its component is
 * `<id>/<id>-page.tsx`, its data `<id>/<id>-data.ts`.
 */
const patterns = {
  listing: [
    ...cities.filter(hasListing).map(({ id }) => paths.city(id)),
    ...cities.map(({ id }) => paths.banquetHalls(id)),
    paths.venues(),
  ],
  // The first page of a long listing has the path of a listing, as has one without venues: the data name the route.
  'long-listing': ['/:city/:type?/page/:page'],
  'city-without-listing': cities.filter((city) => !hasListing(city)).map(({ id }) => paths.city(id)),
  vendors: cities.map(({ id }) => paths.vendors(id)),
  venue: ['/venues/:id', '/venue/:id'],
  legal: [paths.terms(), paths.privacy()],
  // Every other path.
  'not-found': [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RouteId = keyof typeof pagePaths | keyof typeof patterns;

const fixed = Object.entries(pagePaths).map(([id, path]) => [id, [path()]] as const);
const table = [...Object.entries(patterns), ...fixed] as readonly (readonly [RouteId, readonly string[]])[];

export const routeIds: readonly RouteId[] = table.map(([id]) => id);

/** The route of a path in any letter case, with or without a trailing slash. */
export function findRoute(pathname: string): RouteId {
  const found = table.find(([, route]) => route.some((pattern) => matchPath(pattern, pathname)));
  return found?.[0] ?? 'not-found';
}
