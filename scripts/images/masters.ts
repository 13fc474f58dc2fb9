import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A full-size picture that the site's sizes are encoded from. */
export interface Master {
  /** `<venue or category>/<nn>-<what>`. */
  readonly id: string;
  readonly file: string;
  readonly photograph: boolean;
}

const rendered = /^(\d{2}-[a-z0-9-]+)\.(jpe?g|png)$/;
const photographed = /^(\d{2})[-_ ](.+)\.(jpe?g|png|webp|avif|tiff?)$/i;

function folders(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Rendered masters by id; the first folder with an id wins. Missing folders count as empty. */
export function findRendered(roots: readonly string[]): Map<string, Master> {
  const found = new Map<string, Master>();
  for (const root of roots) {
    for (const group of folders(root)) {
      for (const name of readdirSync(join(root, group)).sort()) {
        const stem = rendered.exec(name)?.[1];
        const id = `${group}/${stem}`;
        if (stem === undefined || found.has(id)) continue;
        found.set(id, { id, file: join(root, group, name), photograph: false });
      }
    }
  }
  return found;
}

/**
 * Photographs in `<root>/<group>/<nn>-<what>.jpg`. One with the number of an existing picture takes over its id, so
 * that references to the picture stay valid; any other number adds a picture.
 * Problems are sentences for the operator: a folder, name or number that cannot be used.
 */
export function findPhotographs(
  root: string,
  groups: ReadonlySet<string>,
  existingIds: readonly string[],
): { photographs: Master[]; problems: string[] } {
  const byNumber = new Map(existingIds.map((id) => [numberOf(id), id]));
  const photographs = new Map<string, Master>();
  const problems: string[] = [];
  for (const group of folders(root)) {
    if (!groups.has(group)) {
      problems.push(`photos/${group}: there is no venue or category of this name.`);
      continue;
    }
    for (const name of readdirSync(join(root, group)).sort()) {
      if (name.startsWith('.') || name === 'alt.json') continue;
      const [, number, what] = photographed.exec(name) ?? [];
      if (number === undefined || what === undefined) {
        problems.push(`photos/${group}/${name}: name it like 03-room.jpg.`);
        continue;
      }
      const id = byNumber.get(`${group}/${number}`) ?? `${group}/${number}-${slug(what)}`;
      if (photographs.has(id)) {
        problems.push(`photos/${group}/${name}: number ${number} is used twice.`);
        continue;
      }
      photographs.set(id, { id, file: join(root, group, name), photograph: true });
    }
  }
  return { photographs: [...photographs.values()], problems };
}

/** `hotelrajmahal/03` of `hotelrajmahal/03-room`. */
export function numberOf(id: string): string {
  return id.replace(/-.*$/, '');
}

function slug(text: string): string {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '') || 'photograph';
}
