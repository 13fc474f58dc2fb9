import { expect, test } from 'vitest';
import { locales, localPath, routePath } from '../i18n/locale.ts';
import { canonicalPaths, loadPageData } from './pages.ts';
import { findRoute, routeIds } from './route-table.ts';

test('routes · the path of every page is matched by the pattern of its route, in both languages; the path of a banquet hall listing without venues by that of listings', () => {
  for (const path of canonicalPaths()) {
    const { route } = loadPageData(path);
    const isEmpty = route === 'city-without-listing' && path.endsWith('/banquet-halls');
    for (const locale of locales)
      expect(findRoute(routePath(localPath(path, locale))), path).toBe(isEmpty ? 'listing' : route);
  }
});

test('routes · every route has a component and data, and each of them has a route', () => {
  const idsIn = (files: Readonly<Record<string, unknown>>) =>
    Object.keys(files).map((file) => file.split('/')[1] ?? '');
  const sorted = routeIds.toSorted();
  expect(idsIn(import.meta.glob('./*/*-page.tsx')).sort()).toEqual(sorted);
  expect(idsIn(import.meta.glob('./*/*-data.ts')).sort()).toEqual(sorted);
});

test.each([
  ['/Venues/SamarGrand/', 'venue'],
  ['/noida/banquet-halls/page/2', 'long-listing'],
  ['/page/2', 'not-found'],
  ['/venues/samargrand/more', 'not-found'],
])('routes · %s is of the route "%s"', (path, route) => {
  expect(findRoute(path)).toBe(route);
});
