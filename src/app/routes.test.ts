import { expect, test } from 'vitest';
import { locales, localPath, routePath } from '../i18n/locale.ts';
import { canonicalPaths, loadPageData } from '../routes/pages.ts';
import { findRoute } from './routes.tsx';

test('routes · the path of every page is matched by the pattern of its route, in both languages', () => {
  for (const path of canonicalPaths()) {
    for (const locale of locales)
      expect(findRoute(routePath(localPath(path, locale))), path).toBe(loadPageData(path).route);
  }
});
