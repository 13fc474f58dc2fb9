import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitStyles } from './first-styles.ts';
import { heroPreloads } from './page-preloads.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What `start.ts` fetches once the first screen is painted. */
const app = 'src/app/entry-client.tsx';

/** The source file of a page kind: a kind is the file's name in camel case, without its "-page". */
const sourceOf = (kind: string) =>
  `src/pages/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;

const styles = new Map<string, Promise<string>>();

/**
 * Head elements of a page: the styles of its first screen inline, the others for index.html's first lines to load, and the
 * names of its files for the browser's `name-files.ts`.
 */
export async function pageAssets(options: {
  readonly client: string;
  readonly manifest: Manifest;
  readonly kind: string;
  /** The page's body: it tells what is on the first screen. */
  readonly html: string;
  /** Words of the tags of all pages of this kind; absent, all styles go into the page. */
  readonly words?: ReadonlySet<string>;
}): Promise<string> {
  const { client, manifest, kind, html, words } = options;
  const page = sourceOf(kind);
  if (!manifest[app] || !manifest[page]) throw new Error(`The build has no chunk for ${page}`);
  const chunks = [...new Set([...withImports(manifest, app), ...withImports(manifest, page)])];
  // A part that is fetched later stands in the HTML from the start, so its looks must.
  const later = chunks
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => key.endsWith('.later.tsx'))
    .flatMap((key) => withImports(manifest, key));
  const css = [...new Set([...chunks, ...later].flatMap((key) => manifest[key]?.css ?? []))];
  const inlined = await Promise.all(css.map((file) => readOnce(join(client, file))));
  const code = new Set(chunks.map((key) => manifest[key]?.file));
  const names = [...code, ...css].map((file) => file?.replace(/^assets\//, ''));
  const named = `<meta name="later" content="${names.join(' ')}">`;
  const styles = inlined.join('');
  const { first, file } = words ? await stylesOf(client, kind, styles, words) : { first: styles, file: '' };
  const restLink = file
    ? [
        `<link rel="stylesheet" data-rest crossorigin href="/${file}" disabled>`,
        `<noscript><link rel="stylesheet" href="/${file}"></noscript>`,
      ]
    : [];
  const early = heroPreloads(html);
  return [...early, `<style>${first}</style>`, ...restLink, named].join('\n    ');
}

const split = new Map<string, Promise<{ first: string; file: string }>>();

/** The styles that a kind's pages begin with, and the file with the others, written once for all of them. */
function stylesOf(client: string, kind: string, styles: string, words: ReadonlySet<string>) {
  const known = split.get(kind) ?? writeRest();
  split.set(kind, known);
  return known;

  async function writeRest() {
    const { first, rest } = splitStyles(styles, words);
    const file = `assets/${kind}-rest-${createHash('sha256').update(rest).digest('base64url').slice(0, 8)}.css`;
    await writeFile(join(client, file), rest);
    return { first, file };
  }
}

function withImports(manifest: Manifest, key: string): string[] {
  const chunk = manifest[key];
  return chunk ? [...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next)), key] : [];
}

function readOnce(file: string): Promise<string> {
  const known = styles.get(file) ?? readFile(file, 'utf8');
  styles.set(file, known);
  return known;
}
