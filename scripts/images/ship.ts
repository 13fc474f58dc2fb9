import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '../../src/content/types.ts';
import { impressionAlt, photoAlt, readShotAlts } from './alts.ts';
import { encodePicture, settingsFor } from './encode.ts';
import { findPhotographs, findRendered, type Master } from './masters.ts';
import { pictureFiles, readMarks, readPictures, writeMarks, writePictures } from './store.ts';

export interface Folders {
  /** Rendered masters; earlier folders win. Any of them may be absent. */
  readonly rendered: readonly string[];
  /** Shot lists with the alt texts of the rendered masters. */
  readonly shotLists: readonly string[];
  /** The operator's photographs. */
  readonly photos: string;
  /** Whose pictures there may be: venues and categories. */
  readonly groups: ReadonlySet<string>;
  /** Where the site's sizes go. */
  readonly out: string;
  /** The generated module. */
  readonly manifest: string;
  /** Hashes of the masters that were used. */
  readonly marks: string;
}

export interface Shipped {
  readonly made: readonly string[];
  /** Groups whose pictures went, because the venue is listed no more. */
  readonly dropped: readonly string[];
  readonly unchanged: number;
  /** Sentences for the operator; the pictures they speak of are left as they were. */
  readonly problems: readonly string[];
}

/**
 * Brings the shipped pictures up to date with the masters at hand. Only masters that are new or changed are
 * encoded; what has no master stays as it is, and a photograph is never replaced by a rendering.
 * With `check`, nothing is written and `made` tells what would be.
 */
export async function shipPictures(
  folders: Folders,
  told: (done: number, of: number, id: string) => void = () => {},
  check = false,
): Promise<Shipped> {
  const pictures = readPictures(folders.manifest);
  const marks = readMarks(folders.marks);
  const shotAlts = readShotAlts(folders.shotLists);
  const { masters, problems } = mastersAtHand(folders, pictures);
  const dropped = [...new Set([...pictures.keys()].map(groupOf))].filter(
    (group) => !folders.groups.has(group),
  );
  if (!check) for (const group of dropped) drop(group, folders, pictures, marks);
  const altOf = (id: string, impression: boolean) => {
    const kept = pictures.get(id);
    const alt =
      photoAlt(folders.photos, id) ??
      (kept?.impression === impression ? kept.alt : undefined) ??
      (impression ? shotAlts.get(id) : undefined);
    return alt && impression ? impressionAlt(alt) : alt;
  };

  const changed = masters.filter(
    (master) => marks.get(master.id) !== markOf(master) || !isComplete(pictures.get(master.id), folders.out),
  );
  const made: string[] = [];
  for (const [index, { id, file, photograph }] of changed.entries()) {
    const alt = altOf(id, !photograph);
    if (!alt) {
      problems.push(noAlt(id, photograph));
      continue;
    }
    made.push(id);
    if (check) continue;
    const encoded = await encodePicture(file, id, folders.out);
    pictures.set(id, { id, alt, ...encoded, impression: !photograph });
    marks.set(id, markOf({ id, file, photograph }));
    // After each one, so that a run that is broken off loses nothing.
    writePictures(folders.manifest, pictures);
    writeMarks(folders.marks, marks);
    told(index + 1, changed.length, id);
  }

  for (const [id, picture] of pictures) {
    if (!isComplete(picture, folders.out) && !made.includes(id)) {
      problems.push(`public/pictures/${id}: files are missing and no master is at hand.`);
    }
    pictures.set(id, { ...picture, alt: altOf(id, picture.impression) ?? picture.alt });
  }
  if (!check && pictures.size > 0) writePictures(folders.manifest, pictures);
  return { made, dropped, unchanged: masters.length - changed.length, problems };
}

const groupOf = (id: string) => id.split('/')[0] ?? '';

/** Takes a group's pictures out of the list and off the disk. */
function drop(
  group: string,
  folders: Folders,
  pictures: Map<string, Picture>,
  marks: Map<string, string>,
): void {
  for (const id of [...pictures.keys()].filter((one) => groupOf(one) === group)) {
    pictures.delete(id);
    marks.delete(id);
  }
  rmSync(join(folders.out, group), { recursive: true, force: true });
  writeMarks(folders.marks, marks);
}

/** Photographs first; a rendered master counts only while no photograph has taken its place. */
function mastersAtHand(folders: Folders, pictures: ReadonlyMap<string, Picture>) {
  const rendered = new Map(
    [...findRendered(folders.rendered)].filter(([id]) => folders.groups.has(groupOf(id))),
  );
  const { photographs, problems } = findPhotographs(folders.photos, folders.groups, [
    ...rendered.keys(),
    ...pictures.keys(),
  ]);
  const taken = new Set(photographs.map((master) => master.id));
  const impressions = [...rendered.values()].filter(
    ({ id }) => !taken.has(id) && pictures.get(id)?.impression !== false,
  );
  const masters = [...photographs, ...impressions].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { masters, problems };
}

/** Tells one master, made with today's settings, from every other. */
function markOf({ id, file, photograph }: Master): string {
  const hash = createHash('sha256').update(readFileSync(file));
  return hash
    .update(JSON.stringify([settingsFor(id), photograph]))
    .digest('hex')
    .slice(0, 16);
}

function isComplete(picture: Picture | undefined, out: string): boolean {
  if (!picture) return false;
  return pictureFiles(picture).every((name) => existsSync(join(out, name)));
}

function noAlt(id: string, photograph: boolean): string {
  const [group, stem] = id.split('/');
  if (!photograph) return `${id}: no shot list has an alt text for it.`;
  return `photos/${group}/alt.json: say what is seen, for example {"${stem}": "The banquet hall laid for dinner."}`;
}
