import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes after the strongest compression. */
export const brotli = (text: string | Buffer): number => brotliCompressSync(text).length;

/** The first group of every match. */
export const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one]) => one ?? '');

const sizes = new Map<string, number>();

/** The scripts that a built page refers to, without prefetched ones, and their static imports. Paths inside `dist`. */
export function scriptsOf(dist: string, html: string): readonly string[] {
  const needed = html.replace(/<link [^>]*rel="prefetch"[^>]*>/g, '');
  const files = new Set(found(needed, /(?:src|href)="\/(assets\/[^"]+\.js)"/g));
  for (const file of files) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const need of found(code, /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      files.add(`assets/${need}`);
  }
  return [...files];
}

/** Compressed bytes of the scripts that a built page refers to, and of their static imports. */
export function scriptBytes(dist: string, html: string): number {
  return bytesOf(dist, scriptsOf(dist, html));
}

/** Compressed bytes of files in `dist`. */
export function bytesOf(dist: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const path = join(dist, file);
    const size = sizes.get(path) ?? brotli(readFileSync(path));
    sizes.set(path, size);
    return sum + size;
  }, 0);
}
