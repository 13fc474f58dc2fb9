import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { brotliOptions } from '../host/serve.ts';

/** Bytes of a page as the local host packs it, at once and not at its best. */
export const asSent = (text: string): number => brotliCompressSync(text, brotliOptions).length;

/** Bytes at their least, as a host that packs ahead sends them. */
export const brotli = (text: string | Buffer): number => brotliCompressSync(text).length;

/** The first groups of all matches. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');

const sizes = new Map<string, number>();

/** The scripts that a built page names, and all that these need before they run. Paths inside `dist`. */
export function scriptsOf(dist: string, html: string): readonly string[] {
  const files = new Set(found(html, /(?:start|src|href)="\/(assets\/[^"]+\.js)"/g));
  const [later = ''] = found(html, /<meta name="later" content="([^"]+)"/g);
  for (const name of found(later, /(\S+\.js)/g)) files.add(`assets/${name}`);
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const need of found(code, /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      files.add(`assets/${need}`);
  }
  return [...files];
}

/** Bytes of script in a page's first load, compressed. */
export function scriptBytes(dist: string, html: string): number {
  return scriptsOf(dist, html)
    .map((file) => {
      const path = join(dist, file);
      const size = sizes.get(path) ?? brotli(readFileSync(path));
      sizes.set(path, size);
      return size;
    })
    .reduce((all, one) => all + one, 0);
}
