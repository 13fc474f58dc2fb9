import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { VenueEntry } from '../src/domain/venue.ts';
import { locales, localPath } from '../src/i18n/locale.ts';
import { isFurtherPage } from '../src/lib/listing-pages.ts';
import { paths } from '../src/lib/paths.ts';
import type { PageEntry } from '../src/routes/page-entry.ts';
import { routeIds } from '../src/routes/route-table.ts';
import { bootHash } from './boot-script.ts';
import { specifiedIds } from './content/specified-venues.ts';

interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: true;
}

/** Former paths with the canonical path of each. */
const aliases: Readonly<Record<string, string>> = {
  '/venues/goldengalaxylawsandresort': '/venues/goldengalaxyresort',
};

/** Up to this number of venues each path has its redirects; Vercel allows 2,048 routes. */
const maxVenues = 200;

/**
 * The paths that have redirects: the fixed ones and the venues of the specification. Those of the other venues, and the further
 * pages of listings, only while the venues are few; then src/lib/canonical-spellings.ts resolves their other letter cases.
 */
export function redirectedPaths(
  canonicalPaths: readonly string[],
  venues: readonly Pick<VenueEntry, 'id' | 'hasPage'>[],
): readonly string[] {
  if (venues.length <= maxVenues) return canonicalPaths;
  const others = new Set(venues.filter(({ id }) => !specifiedIds.includes(id)).map(paths.venue));
  return canonicalPaths.filter((path) => !others.has(path) && !isFurtherPage(path));
}

/**
 * Vercel matches paths case-sensitively, so each path gets a redirect from its other letter cases.
 * Each `/venues/{id}` also gets one from `/venue/{id}`, and each alias one.
 */
export function redirectsFor(canonicalPaths: readonly string[]): Redirect[] {
  const byId = canonicalPaths
    .filter((path) => path.startsWith('/venues/'))
    .map((path): [string, string] => [path.replace('/venues/', '/venue/'), path])
    .sort();
  return locales.flatMap((locale) => [
    ...canonicalPaths
      .map((path) => localPath(path, locale))
      .filter((path) => path !== '/')
      .sort()
      .map((path) => toRedirect(inOtherCases(path), path)),
    ...[...byId, ...Object.entries(aliases)].map(([from, to]) =>
      toRedirect(inAnyCase(localPath(from, locale)), localPath(to, locale)),
    ),
  ]);
}

function toRedirect(source: string, destination: string): Redirect {
  return { source, destination, permanent: true };
}

/** `/ab` to the pattern `/([Aa][Bb])`. */
function inAnyCase(path: string): string {
  return `/(${letterClasses(path.slice(1))})`;
}

/** The same without the path itself, which would redirect to itself. */
function inOtherCases(path: string): string {
  return `/((?!${path.slice(1)}$)${letterClasses(path.slice(1))})`;
}

function letterClasses(text: string): string {
  return text.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/** The text of vercel.json with its redirects, and the hash of the inline script, replaced. */
function withRedirects(config: string, redirects: readonly Redirect[], hash: string): string {
  const named = config.replace(/'sha256-[^']+'/, `'${hash}'`);
  const text = JSON.stringify({ ...JSON.parse(named), redirects }, null, 2);
  // The formatter keeps lists of one string on one line.
  return `${text.replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;
}

/** Those of src/routes/pages.ts, whose `import.meta.glob` needs Vite. */
async function readCanonicalPaths(): Promise<string[]> {
  const modules = routeIds.map(
    (id): Promise<{ pages: readonly PageEntry<unknown>[] }> => import(`../src/routes/${id}/${id}-data.ts`),
  );
  return (await Promise.all(modules)).flatMap(({ pages }) =>
    pages.flatMap(({ isStandIn, path }) => (isStandIn ? [] : path)),
  );
}

/** Writes the redirects and the hash of the inline script into vercel.json; with `--check`, fails if they are not up to date. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
  const file = join(import.meta.dirname, '../vercel.json');
  const before = await readFile(file, 'utf8');
  const { venueEntries } = await import('../src/content/venues/index.ts');
  const redirected = redirectedPaths(await readCanonicalPaths(), venueEntries);
  const after = withRedirects(before, redirectsFor(redirected), await bootHash());
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(after))) return;
  if (values.check) {
    console.error('vercel.json is not up to date: run `npm run redirects` and commit it.');
    process.exit(1);
  }
  await writeFile(file, after);
  console.log('vercel.json is updated');
}

if (process.argv[1] === import.meta.filename) await main();
