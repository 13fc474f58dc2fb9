import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureEntry } from '../../src/domain/venue.ts';
import { impressionAlt, photoAlt, readShotAlts, withKnownHindi } from './alts.ts';
import { encodePicture, settingsFor } from './encode.ts';
import { findPhotographs, findRendered, type Master } from './masters.ts';
import { pictureFiles, readHashes, readPictures, writeHashes, writePictures } from './store.ts';

export interface Folders {
  /** Folders of rendered masters; earlier ones win. Any of them may be missing. */
  readonly rendered: readonly string[];
  /** JSON files with the alt texts of the rendered masters. */
  readonly shotLists: readonly string[];
  /** The folder of the operator's photographs. */
  readonly photos: string;
  /** The venues and categories that may have pictures. */
  readonly groups: ReadonlySet<string>;
  /** The folder of the encoded files. */
  readonly out: string;
  /** The generated module. */
  readonly manifest: string;
  /** The JSON file with the hashes of the masters that were encoded. */
  readonly hashes: string;
}

interface UpdateResult {
  /** Ids of the pictures that were encoded. */
  readonly encoded: readonly string[];
  /** Groups whose pictures were deleted because they no longer exist. */
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Sentences for the operator; the pictures concerned are not changed. */
  readonly problems: readonly string[];
}

/**
 * Updates the site's pictures from the available masters. Only new and changed masters are encoded; a picture without
 * a master is not changed, and a photograph is never replaced by a rendering.
 * With `check`, nothing is written, and `encoded` lists what would be.
 */
export async function updatePictures(
  folders: Folders,
  onProgress: (done: number, total: number, id: string) => void = () => {},
  check = false,
): Promise<UpdateResult> {
  const pictures = readPictures(folders.manifest);
  const hashes = readHashes(folders.hashes);
  const shotAlts = readShotAlts(folders.shotLists);
  const { masters, problems } = availableMasters(folders, pictures);
  const removed = [...new Set([...pictures.keys()].map(groupOf))].filter(
    (group) => !folders.groups.has(group),
  );
  if (!check) for (const group of removed) removeGroup(group, folders, pictures, hashes);
  const altOf = (id: string, impression: boolean) => {
    const current = pictures.get(id);
    const written = photoAlt(folders.photos, id);
    const alt =
      (written && withKnownHindi(written, current?.alt)) ??
      (current?.impression === impression ? current.alt : undefined) ??
      (impression ? shotAlts.get(id) : undefined);
    return alt && impression ? impressionAlt(alt) : alt;
  };

  const changed = masters.filter(
    (master) =>
      hashes.get(master.id) !== hashMaster(master) || !isComplete(pictures.get(master.id), folders.out),
  );
  const encodedIds: string[] = [];
  for (const [index, { id, file, photograph }] of changed.entries()) {
    const alt = altOf(id, !photograph);
    if (!alt) {
      problems.push(noAlt(id, photograph));
      continue;
    }
    encodedIds.push(id);
    if (check) continue;
    const encoded = await encodePicture(file, id, folders.out);
    pictures.set(id, { id, alt, ...encoded, impression: !photograph });
    hashes.set(id, hashMaster({ id, file, photograph }));
    // After each picture, so that an interrupted run loses nothing.
    writePictures(folders.manifest, pictures);
    writeHashes(folders.hashes, hashes);
    onProgress(index + 1, changed.length, id);
  }

  for (const [id, picture] of pictures) {
    if (!isComplete(picture, folders.out) && !encodedIds.includes(id)) {
      problems.push(`public/pictures/${id}: files are missing, and there is no master.`);
    }
    pictures.set(id, { ...picture, alt: altOf(id, picture.impression) ?? picture.alt });
  }
  if (!check && pictures.size > 0) writePictures(folders.manifest, pictures);
  return { encoded: encodedIds, removed, unchanged: masters.length - changed.length, problems };
}

const groupOf = (id: string) => id.split('/')[0] ?? '';

/** Deletes a group's pictures and their files. */
function removeGroup(
  group: string,
  folders: Folders,
  pictures: Map<string, PictureEntry>,
  hashes: Map<string, string>,
): void {
  for (const id of [...pictures.keys()].filter((one) => groupOf(one) === group)) {
    pictures.delete(id);
    hashes.delete(id);
  }
  rmSync(join(folders.out, group), { recursive: true, force: true });
  writeHashes(folders.hashes, hashes);
}

/** All photographs, and the rendered masters that no photograph has replaced. */
function availableMasters(folders: Folders, pictures: ReadonlyMap<string, PictureEntry>) {
  const rendered = new Map(
    [...findRendered(folders.rendered)].filter(([id]) => folders.groups.has(groupOf(id))),
  );
  const { photographs, problems } = findPhotographs(folders.photos, folders.groups, [
    ...rendered.keys(),
    ...pictures.keys(),
  ]);
  const photographIds = new Set(photographs.map((master) => master.id));
  const impressions = [...rendered.values()].filter(
    ({ id }) => !photographIds.has(id) && pictures.get(id)?.impression !== false,
  );
  const masters = [...photographs, ...impressions].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { masters, problems };
}

/** Identifies the content of a master and the settings it is encoded with. */
function hashMaster({ id, file, photograph }: Master): string {
  const hash = createHash('sha256').update(readFileSync(file));
  return hash
    .update(JSON.stringify([settingsFor(id), photograph]))
    .digest('hex')
    .slice(0, 16);
}

function isComplete(picture: PictureEntry | undefined, out: string): boolean {
  if (!picture) return false;
  return pictureFiles(picture).every((name) => existsSync(join(out, name)));
}

function noAlt(id: string, photograph: boolean): string {
  const [group, stem] = id.split('/');
  if (!photograph) return `${id}: no shot list has an alt text for it.`;
  return `photos/${group}/alt.json: describe the picture, for example {"${stem}": {"en": "The banquet hall laid for dinner.", "hi": "डिनर के लिए सजा बैंक्वेट हॉल।"}}`;
}
