import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PictureEntry } from '../domain/venue.ts';

const versions = new Map<string, string>();

/** A digest of the picture's files in public/pictures, as they are at the build. */
export function pictureVersion({ id, widths, fallback }: PictureEntry): string {
  const files = [...widths.map((width) => `${id}-${width}.avif`), `${id}-${fallback}.webp`];
  const version = versions.get(id) ?? digestOf(files.map((file) => `public/pictures/${file}`));
  versions.set(id, version);
  return version;
}

/** Eight characters that change with the content of any of the files. */
export function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
