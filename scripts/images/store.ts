import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
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

/** Sentences about files in `out` that belong to no picture: they would be published. One for each folder. */
export function unlistedFiles(
  out: string,
  pictures: Iterable<Pick<PictureEntry, 'id' | 'widths' | 'fallback'>>,
): string[] {
  if (!existsSync(out)) return [];
  const listed = new Set([...pictures].flatMap(pictureFiles));
  const unlisted = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !listed.has(name))
    .sort();
  const folders = new Map<string, string[]>();
  for (const name of unlisted)
    folders.set(dirname(name), [...(folders.get(dirname(name)) ?? []), basename(name)]);
  return [...folders].map(([folder, [name, ...others]]) => {
    const files = others.length > 0 ? `${name} and ${others.length} more` : name;
    return `public/pictures/${folder}: the site has no picture for ${files}, and the build publishes every file there. Delete what is not used; a photograph belongs into photos/${folder}/.`;
  });
}

/** The hash of photograph, settings and encoded files of each picture, by id; none if they cannot be read. */
export function readHashes(file: string): Map<string, string> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  } catch {
    return new Map();
  }
}

/** Writes the hashes sorted by id. */
export function writeHashes(file: string, entries: ReadonlyMap<string, string>): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted(entries)), null, 2)}\n`);
}
