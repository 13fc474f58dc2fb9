import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureEntry } from '../../src/domain/venue.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { encodePicture, settings } from './encode.ts';
import { findPhotographs, readAlt } from './photographs.ts';
import { pictureFiles, readHashes, readPictures, writeHashes, writePictures } from './store.ts';

export interface Folders {
  /** The folder of the operator's photographs. */
  readonly photos: string;
  /** The venues and categories that may have pictures. */
  readonly groups: ReadonlySet<string>;
  /** The folder of the encoded files. */
  readonly out: string;
  /** The generated module. */
  readonly list: string;
  /** The JSON file with the hashes of the photographs that were encoded; without it, all are encoded again. */
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
 * Updates the site's pictures from the available photographs. Only new and changed ones are encoded; a picture without a
 * photograph is not changed.
 */
export async function updatePictures(
  folders: Folders,
  onProgress: (done: number, total: number, id: string) => void = () => {},
): Promise<UpdateResult> {
  const pictures = readPictures(folders.list);
  const hashes = readHashes(folders.hashes);
  const { photographs, problems } = findPhotographs(folders.photos, folders.groups, [...pictures.keys()]);
  const removed = removeOldGroups(folders, pictures);
  const altOf = (id: string) => withKnownHindi(readAlt(folders.photos, id), pictures.get(id)?.alt);

  const changed = photographs.filter(
    ({ id, file }) => hashes.get(id) !== hashPhotograph(file) || !isComplete(pictures.get(id), folders.out),
  );
  const encodedIds: string[] = [];
  for (const [index, { id, file }] of changed.entries()) {
    const current = pictures.get(id);
    const alt = altOf(id) ?? (current?.impression ? undefined : current?.alt);
    if (!alt) {
      problems.push(noAlt(id));
      continue;
    }
    const encoded = await encodePicture(file, id, folders.out);
    pictures.set(id, { id, alt, ...encoded, impression: alt.en.startsWith("Artist's impression:") });
    hashes.set(id, hashPhotograph(file));
    encodedIds.push(id);
    // After each picture, so that an interrupted run loses nothing.
    writePictures(folders.list, pictures);
    writeHashes(folders.hashes, hashes);
    onProgress(index + 1, changed.length, id);
  }

  for (const [id, picture] of pictures) {
    if (!isComplete(picture, folders.out)) {
      problems.push(`public/pictures/${id}: files are missing, and there is no photograph.`);
    }
    if (!picture.impression) pictures.set(id, { ...picture, alt: altOf(id) ?? picture.alt });
  }
  if (pictures.size > 0) writePictures(folders.list, pictures);
  return { encoded: encodedIds, removed, unchanged: photographs.length - changed.length, problems };
}

/** Deletes the pictures of groups that no longer exist, and their files; returns these groups. */
function removeOldGroups({ groups, out }: Folders, pictures: Map<string, PictureEntry>): string[] {
  const removed = new Set<string>();
  for (const id of [...pictures.keys()]) {
    const [group = ''] = id.split('/');
    if (groups.has(group)) continue;
    removed.add(group);
    pictures.delete(id);
    rmSync(join(out, group), { recursive: true, force: true });
  }
  return [...removed];
}

/** The written text with the Hindi of the list, if it has none itself and the English has not changed. */
function withKnownHindi(text: Localized | undefined, listed: Localized | undefined): Localized | undefined {
  return text && text.hi === undefined && text.en === listed?.en ? listed : text;
}

/** Identifies the content of a photograph and the settings it is encoded with. */
function hashPhotograph(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).update(JSON.stringify(settings));
  return hash.digest('hex').slice(0, 16);
}

function isComplete(picture: PictureEntry | undefined, out: string): boolean {
  return picture !== undefined && pictureFiles(picture).every((name) => existsSync(join(out, name)));
}

function noAlt(id: string): string {
  const [group, stem] = id.split('/');
  return `photos/${group}/alt.json: describe the picture, for example {"${stem}": {"en": "The banquet hall laid for dinner.", "hi": "डिनर के लिए सजा बैंक्वेट हॉल।"}}`;
}
