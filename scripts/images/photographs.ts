import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { object, optional, parse, pipe, record, string, transform, union } from 'valibot';
import type { Localized } from '../../src/i18n/localized.ts';

/** A full-size picture that the site's sizes are encoded from. */
interface Photograph {
  /** `<venue or category>/<nn>-<what>`. */
  readonly id: string;
  readonly file: string;
}

const fileName = /^(\d{2})[-_ ](.+)\.(jpe?g|png|webp|avif|tiff?)$/i;

/** In English and, where it is known, in Hindi; or as plain text, which is English. */
const alt = union([
  object({ en: string(), hi: optional(string()) }),
  pipe(
    string(),
    transform((en): Localized => ({ en })),
  ),
]);

/**
 * Photographs in `<root>/<group>/<nn>-<what>.jpg`. One with the number of an existing picture takes over its id, so
 * that references to the picture stay valid; any other number adds a picture.
 * Problems are sentences for the operator: a folder, name or number that cannot be used.
 */
export function findPhotographs(
  root: string,
  groups: ReadonlySet<string>,
  existingIds: readonly string[],
): { photographs: Photograph[]; problems: string[] } {
  const byNumber = new Map(existingIds.map((id) => [id.replace(/-[^/]*$/, ''), id]));
  const photographs = new Map<string, Photograph>();
  const problems: string[] = [];
  for (const group of foldersIn(root)) {
    if (!groups.has(group)) {
      problems.push(`photos/${group}: there is no venue or category of this name.`);
      continue;
    }
    for (const name of readdirSync(join(root, group)).sort()) {
      if (name.startsWith('.') || name === 'alt.json') continue;
      const [, number, what] = fileName.exec(name) ?? [];
      if (number === undefined || what === undefined) {
        problems.push(`photos/${group}/${name}: name it like 03-room.jpg.`);
        continue;
      }
      const id = byNumber.get(`${group}/${number}`) ?? `${group}/${number}-${slug(what)}`;
      if (photographs.has(id)) problems.push(`photos/${group}/${name}: number ${number} is used twice.`);
      else photographs.set(id, { id, file: join(root, group, name) });
    }
  }
  return { photographs: [...photographs.values()], problems };
}

function foldersIn(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

function slug(text: string): string {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '') || 'photograph';
}

/** The alt text of a picture in `<root>/<group>/alt.json`, by its name (`03-room`) or number (`03`). */
export function readAlt(root: string, id: string): Localized | undefined {
  const [group = '', stem = ''] = id.split('/');
  const file = join(root, group, 'alt.json');
  if (!existsSync(file)) return undefined;
  const alts = parse(record(string(), alt), JSON.parse(readFileSync(file, 'utf8')));
  return alts[stem] ?? alts[stem.slice(0, 2)];
}
