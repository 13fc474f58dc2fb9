import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { object, optional, pipe, record, safeParse, string, transform, union } from 'valibot';
import type { Localized } from '../../src/i18n/localized.ts';

/** A full-size picture that the site's sizes are encoded from. */
interface Photograph {
  /** `<venue or category>/<nn>-<what>`. */
  readonly id: string;
  readonly file: string;
  /** As in problems: `photos/<venue or category>/<file>`. */
  readonly name: string;
}

/** Files that systems add to folders. */
const systemFile = /^(\.|Thumbs\.db$|desktop\.ini$)/i;
const heic = /\.hei[cf]$/i;
export const heicProblem =
  'it is a HEIC picture, which cannot be read. Open it, save or export it as JPEG under the same number, and run npm run images again.';
const picture = /\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i;
/** What an editor on Windows makes of alt.json, or another letter case. */
const misnamedAlt = /^alt(\.json)?(\.txt)?$/i;
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
  const photographs: Photograph[] = [];
  const problems: string[] = [];
  const names = existsSync(root) ? readdirSync(root).sort() : [];
  for (const name of names.filter((name) => picture.test(name) && !systemFile.test(name))) {
    if (!isFolder(join(root, name)))
      problems.push(`photos/${name}: move it into the folder of its venue or category.`);
  }
  for (const group of names.filter((name) => isFolder(join(root, name)))) {
    if (!groups.has(group)) {
      problems.push(`photos/${group}: there is no venue or category of this name.`);
      continue;
    }
    const named = new Map<string, string[]>();
    const files = readdirSync(join(root, group)).filter((name) => !systemFile.test(name));
    for (const name of files.filter((name) => name !== 'alt.json' && !heic.test(name)).sort()) {
      const number = fileName.exec(name)?.[1];
      if (isFolder(join(root, group, name)))
        problems.push(`photos/${group}/${name}: it is a folder. Move its photographs into photos/${group}.`);
      else if (misnamedAlt.test(name)) problems.push(`photos/${group}/${name}: name it alt.json.`);
      else if (number) named.set(number, [...(named.get(number) ?? []), name]);
      else problems.push(`photos/${group}/${name}: name it like 03-room.jpg.`);
    }
    // Beside its JPEG it may stay.
    for (const name of files.filter((name) => heic.test(name) && !named.has(name.slice(0, 2))))
      problems.push(`photos/${group}/${name}: ${heicProblem}`);
    for (const [number, [name = '', ...others]] of named) {
      if (others.length > 0) {
        problems.push(
          `photos/${group}: ${[name, ...others].join(' and ')} have the same number. Give each its own, or delete what is not needed.`,
        );
        continue;
      }
      const what = slug(fileName.exec(name)?.[2] ?? '');
      const id = byNumber.get(`${group}/${number}`) ?? `${group}/${number}-${what}`;
      photographs.push({ id, file: join(root, group, name), name: `photos/${group}/${name}` });
    }
  }
  return { photographs, problems };
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function slug(text: string): string {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '') || 'photograph';
}

/** The alt texts in `<root>/<group>/alt.json`, by name (`03-room`) or number (`03`); or why they cannot be read. */
export function readAlts(
  root: string,
  group: string,
): { readonly alts: Readonly<Record<string, Localized>> } | { readonly problem: string } {
  const file = join(root, group, 'alt.json');
  if (!existsSync(file)) return { alts: {} };
  // Without the byte order mark that some editors write.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const at = (index: number) => `photos/${group}/alt.json, line ${text.slice(0, index).split('\n').length}`;
  const problem = (reason: string) => ({ problem: `photos/${group}/alt.json: ${reason}` });
  try {
    const read = safeParse(record(string(), alt), JSON.parse(text));
    if (!read.success) {
      const key = String(read.issues[0].path?.[0]?.key);
      return problem(`"${key}" is not described as {"en": "A room.", "hi": "एक कमरा।"} or "A room.".`);
    }
    const unknown = Object.keys(read.output).find((key) => !/^\d{2}(-[a-z0-9-]+)?$/.test(key));
    return unknown === undefined
      ? { alts: read.output }
      : problem(`"${unknown}" is no number of a picture. Write two digits, such as "03".`);
  } catch (error) {
    const [comma, curly] = [text.search(/,\s*[}\]]/), text.search(/[“”„]/)];
    if (curly >= 0 && /[{,:]\s*[“”„]/.test(text))
      return { problem: `${at(curly)}: it has curly quotes. Write straight ones around names and texts: "` };
    if (comma >= 0)
      return { problem: `${at(comma)}: it has a comma after the last entry. Delete the comma.` };
    return problem(
      `it cannot be read (${error instanceof Error ? error.message : error}). Compare it with the example in photos/README.md; save it as UTF-8.`,
    );
  }
}
