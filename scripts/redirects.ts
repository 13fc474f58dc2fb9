import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent: true;
}

/** Paths that other places link to, each with the canonical path it means. */
const otherNames: Readonly<Record<string, string>> = {
  '/venues/goldengalaxylawsandresort': '/venues/goldengalaxyresort',
};

/**
 * The host matches paths letter by letter, so each canonical path gets one rule for all its other letter cases, each
 * venue with a page of its own one for `/venue/{id}`, and each other name its own.
 */
export function redirectsFor(canonicalPaths: readonly string[]): Redirect[] {
  const named = canonicalPaths.filter((path) => path !== '/').sort();
  const byId = named
    .filter((path) => path.startsWith('/venues/'))
    .map((path) => [path.replace('/venues/', '/venue/'), path] as const);
  return [
    ...named.map((path) => toRedirect(inAnyCaseBut(path), path)),
    ...[...byId, ...Object.entries(otherNames)].map(([from, to]) => toRedirect(inAnyCase(from), to)),
  ];
}

function toRedirect(source: string, destination: string): Redirect {
  return { source, destination, permanent: true };
}

/** `/ab` to `/[Aa][Bb]`, in the host's pattern language. */
function inAnyCase(path: string): string {
  return `/(${letterClasses(path.slice(1))})`;
}

/** The same without the canonical path itself, which would redirect to itself for ever. */
function inAnyCaseBut(path: string): string {
  return `/((?!${path.slice(1)}$)${letterClasses(path.slice(1))})`;
}

function letterClasses(text: string): string {
  return text.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/** vercel.json's text with these redirects in place of its own. */
export function withRedirects(config: string, redirects: readonly Redirect[]): string {
  const text = JSON.stringify({ ...JSON.parse(config), redirects }, null, 2);
  // Lists of one word stay on their line, as the formatter has them.
  return `${text.replace(/\[\s+("[^"]*")\s+\]/g, '[$1]')}\n`;
}

/** Writes the redirects into vercel.json; with `--check` only tells whether they are up to date. */
async function main(): Promise<void> {
  const file = join(import.meta.dirname, '../vercel.json');
  const { canonicalPaths } = await import('../src/routes/pages.ts');
  const before = await readFile(file, 'utf8');
  const after = withRedirects(before, redirectsFor(canonicalPaths()));
  if (JSON.stringify(JSON.parse(before)) === JSON.stringify(JSON.parse(after))) return;
  if (process.argv.includes('--check')) {
    console.error(
      'vercel.json does not redirect to the paths of today: run `npm run redirects` and commit it.',
    );
    process.exit(1);
  }
  await writeFile(file, after);
  console.log('vercel.json: redirects written');
}

if (process.argv[1] === import.meta.filename) await main();
