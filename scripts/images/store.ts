import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { array, boolean, number, object, parse, record, string } from 'valibot';
import type { Picture } from '../../src/content/types.ts';

const pictureList = array(
  object({
    id: string(),
    alt: string(),
    width: number(),
    height: number(),
    widths: array(number()),
    fallback: number(),
    placeholder: string(),
    impression: boolean(),
  }),
);
const marks = record(string(), string());

const head = `// Written by \`npm run images\`: one picture a line. Alt texts may be mended here; they are kept.
import type { Picture } from './types.ts';

export const pictures: readonly Picture[] = [
`;

const inOrder = <T>(entries: Iterable<[string, T]>): [string, T][] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/** The pictures that are shipped, by id; none when the file is not there yet. Throws when it is not as written. */
export function readPictures(file: string): Map<string, Picture> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, 'utf8');
  const lines = text.split('\n').filter((line) => line.startsWith('  {'));
  const list = parse(pictureList, JSON.parse(`[${lines.join('').replace(/,$/, '')}]`));
  return new Map(list.map((picture) => [picture.id, picture]));
}

/** Writes the pictures sorted by id; the same pictures always give the same bytes. */
export function writePictures(file: string, pictures: ReadonlyMap<string, Picture>): void {
  const lines = inOrder(pictures).map(([, picture]) => `  ${JSON.stringify(picture)},\n`);
  writeFileSync(file, `${head}${lines.join('')}];\n`);
}

/** Names, below public/pictures, of every file that a picture is shipped as. */
export function pictureFiles({
  id,
  widths,
  fallback,
}: Pick<Picture, 'id' | 'widths' | 'fallback'>): string[] {
  return [...widths.map((width) => `${id}-${width}.avif`), `${id}-${fallback}.webp`];
}

/** Which master, and which settings, each shipped picture was made from: id to hash. */
export function readMarks(file: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(parse(marks, JSON.parse(readFileSync(file, 'utf8')))));
}

/** Writes the marks sorted by id. */
export function writeMarks(file: string, entries: ReadonlyMap<string, string>): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(inOrder(entries)), null, 2)}\n`);
}
