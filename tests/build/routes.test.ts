import { expect, test } from 'vitest';
import { loadVenues } from '../../src/content/venues/index.ts';
import { locales, localPath, routePath } from '../../src/i18n/locale.ts';
import { paths } from '../../src/lib/paths.ts';
import { canonical, pageFile } from '../host/routes.ts';
import { list } from './built-files.ts';

/** Built pages that are not in the list of routes. A page that visitors reach by its path belongs there instead. */
const extras = [
  '/404',
  '/offline',
  '/shell',
  // Added by the operator.
  ...loadVenues()
    .filter(({ source }) => source === 'venue')
    .map((venue) => paths.venue(venue)),
];

test('routes · every route is built in both languages, and every built page is a route or a named extra', () => {
  const files = list('.html');
  const missing = locales.flatMap((locale) =>
    canonical.map((path) => pageFile(localPath(path, locale))).filter((file) => !files.includes(file)),
  );
  const built = files.map((file) => routePath(`/${file.replace(/(^index)?\.html$/, '')}`));
  const unknown = built.filter((path) => ![...canonical, ...extras].includes(path));
  expect({ missing, unknown }).toEqual({ missing: [], unknown: [] });
});
