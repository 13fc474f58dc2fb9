import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagePreloads } from './page-preloads.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** What `start.ts` fetches once the first screen is painted. */
const app = 'src/entry-client.tsx';

/** The source file of a page kind: a kind is the file's name in camel case, without its "-page". */
const sourceOf = (kind: string) =>
  `src/pages/${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.tsx`;

const styles = new Map<string, Promise<string>>();

/**
 * Head elements of a page: its styles inline, and its code named, for `start.ts` to preload.
 * A disabled stylesheet link beside each inlined style is never fetched; it tells the bundler's loader that it is there.
 */
export async function pageAssets(options: {
  readonly client: string;
  readonly manifest: Manifest;
  readonly kind: string;
  /** The page's body: it tells what is on the first screen. */
  readonly html: string;
}): Promise<string> {
  const { client, manifest, kind, html } = options;
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
  const preloads = [...code].map((file) => `<link data-later crossorigin href="/${file}">`);
  const links = css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}" disabled>`);
  const styles = inlined.join('');
  const first = pagePreloads(html, styles);
  return [...first, `<style>${styles}</style>`, ...links, ...preloads].join('\n    ');
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
