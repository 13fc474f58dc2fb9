import { site } from '../content/site.ts';
import { notFoundPath, type PageData, type PageEntry, type PageHead } from './page-entry.ts';
import { type RouteId, routeIds } from './route-table.ts';

/** The pages of each route, from its folder: `pages` of `<id>/<id>-data.ts`. Build time only. */
const pagesByFile = import.meta.glob<readonly PageEntry<unknown>[]>('./*/*-data.ts', {
  eager: true,
  import: 'pages',
});
const pagesOf = (route: RouteId) => pagesByFile[`./${route}/${route}-data.ts`] ?? [];

const byPath = new Map(
  routeIds.flatMap((route) => pagesOf(route).map((page) => [page.path, { route, page }] as const)),
);
const indexed = [...byPath.values()].map(({ page }) => page).filter(({ isStandIn }) => !isStandIn);

/** Every canonical path, in the order of the route table. */
export const canonicalPaths = (): readonly string[] => indexed.map(({ path }) => path);

/** Those that have something to show, for the sitemap and the search. */
export const pathsWithContent = (): readonly string[] =>
  indexed.flatMap(({ isEmpty, path }) => (isEmpty ? [] : path));

/** The page of a path in any letter case, with or without a trailing slash; an unknown path gives the not-found page. */
function findPage(path: string) {
  const found = byPath.get(path.toLowerCase().replace(/(.)\/$/, '$1')) ?? byPath.get(notFoundPath);
  if (!found) throw new Error('No page stands in for unknown paths');
  return found;
}

export function loadPageHead(path: string): PageHead {
  const { page } = findPage(path);
  const { prev, next } = page;
  const description = page.description();
  if (page.isStandIn) return { title: page.title(), description };
  return {
    title: `${page.title()} | ${site.name}`,
    description,
    path: page.path,
    ...(prev ? { prev } : {}),
    ...(next ? { next } : {}),
  };
}

export function loadPageData(path: string): PageData {
  const { route, page } = findPage(path);
  return { route, head: loadPageHead(path), data: page.load() };
}
