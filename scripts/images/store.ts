import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PictureEntry } from '../../src/domain/venue.ts';

const head = `// Written by \`npm run images\`: one picture per line. Alt texts may be edited here; they are preserved.
import type { PictureEntry } from '../domain/venue.ts';

export const pictures: readonly PictureEntry[] = [
`;

const sorted = <T>(entries: Iterable<[string, T]>): [string, T][] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/** The site's pictures by id; none if the file does not exist. */
export function readPictures(file: string): Map<string, PictureEntry> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('  {'));
  const list = JSON.parse(`[${lines.join('').replace(/,$/, '')}]`) as PictureEntry[];
  return new Map(list.map((picture) => [picture.id, picture]));
}

/** Writes the pictures sorted by id. */
export function writePictures(file: string, pictures: ReadonlyMap<string, PictureEntry>): void {
  const lines = sorted(pictures).map(([, picture]) => `  ${JSON.stringify(picture)},\n`);
  writeFileSync(file, `${head}${lines.join('')}];\n`);
}

/** Names, in public/pictures, of all files of a picture. */
export function pictureFiles({
  id,
  widths,
  fallback,
}: Pick<PictureEntry, 'id' | 'widths' | 'fallback'>): string[] {
  return [...widths.map((width) => `${id}-${width}.avif`), `${id}-${fallback}.webp`];
}

/** The hash of photograph and settings of each picture, by id. */
export function readHashes(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

/** Writes the hashes sorted by id. */
export function writeHashes(file: string, entries: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted(entries)), null, 2)}\n`);
}
