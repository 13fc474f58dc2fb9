import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '../../src/domain/venue.ts';
import type { Localized } from '../../src/i18n/localized.ts';
import { encodePicture, settings } from './encode.ts';
import { findPhotographs, heicProblem, readAlts } from './photographs.ts';
import {
  pictureFiles,
  readHashes,
  readPictures,
  unlistedFiles,
  writeHashes,
  writePictures,
} from './store.ts';

/** Pixels of the shorter side. */
const tooSmall = 300;

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

/**
 * Updates the site's pictures from the available photographs. Only new and changed ones are encoded; a picture without a
 * photograph is not changed. Returns the ids of the pictures that were encoded, the groups whose pictures were deleted because they
 * no longer exist, and problems as sentences for the operator, whose pictures are not changed.
 */
export async function updatePictures(
  folders: Folders,
  onProgress: (done: number, total: number, id: string) => void = () => {},
) {
  const pictures = readPictures(folders.list);
  const hashes = readHashes(folders.hashes);
  const { photographs, problems } = findPhotographs(folders.photos, folders.groups, [...pictures.keys()]);
  const removed = removeOldGroups(folders, pictures);
  const altsOf = new Map([...folders.groups].map((group) => [group, readAlts(folders.photos, group)]));
  for (const read of altsOf.values()) if ('problem' in read) problems.push(read.problem);
  const altOf = (id: string) => {
    const [group = '', stem = ''] = id.split('/');
    const read = altsOf.get(group);
    const text = read && 'alts' in read ? (read.alts[stem] ?? read.alts[stem.slice(0, 2)]) : undefined;
    return withKnownHindi(text, pictures.get(id)?.alt);
  };

  const changed = photographs.filter(({ id, file }) => {
    const picture = pictures.get(id);
    try {
      return !isComplete(picture, folders.out) || hashes.get(id) !== hashOf(file, picture, folders.out);
    } catch {
      // Reading it again says why it cannot be read.
      return true;
    }
  });
  const encodedIds: string[] = [];
  for (const [index, { id, file, name }] of changed.entries()) {
    const current = pictures.get(id);
    const alt = altOf(id) ?? (current?.impression ? undefined : current?.alt);
    if (!alt) {
      // A problem of alt.json itself is reported once.
      const read = altsOf.get(id.split('/')[0] ?? '');
      if (read && 'alts' in read) problems.push(noAlt(id));
      continue;
    }
    try {
      const photograph = readFileSync(file);
      const { width, height } = await sharp(photograph).metadata();
      if (Math.min(width, height) <= tooSmall) {
        problems.push(
          `${name}: it is ${width} × ${height} pixels. Use one with more than ${tooSmall} on each side.`,
        );
        continue;
      }
      const encoded = await encodePicture(photograph, id, folders.out);
      const picture = { id, alt, ...encoded, impression: alt.en.startsWith("Artist's impression:") };
      pictures.set(id, picture);
      hashes.set(id, hashOf(file, picture, folders.out));
    } catch (error) {
      problems.push(`${name}: ${whyUnreadable(file, error)}`);
      continue;
    }
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
  problems.push(...unlistedFiles(folders.out, pictures.values()));
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

/** Identifies a photograph, the settings, and what was encoded from them: files that came from git are encoded again. */
function hashOf(file: string, { alt: _, ...entry }: PictureEntry, out: string): string {
  const hash = createHash('sha256')
    .update(readFileSync(file))
    .update(JSON.stringify([settings, entry]));
  for (const name of pictureFiles(entry)) hash.update(readFileSync(join(out, name)));
  return hash.digest('hex').slice(0, 16);
}

function whyUnreadable(file: string, error: unknown): string {
  // Of the file system, such as ENOSPC: the message names the file.
  if (error instanceof Error && 'syscall' in error)
    return `${error.message}. Check that it can be opened, and that the disk is not full.`;
  // A phone's picture under another extension.
  if (/^ftyp(hei|hev|mif1|msf1)/.test(readFileSync(file).toString('latin1', 4, 12))) return heicProblem;
  const [reason] = String(error instanceof Error ? error.message : error).split('\n');
  return `it is damaged, or not a picture (${reason}). Copy it again from the camera or phone, or save it again as JPEG.`;
}

function isComplete(picture: PictureEntry | undefined, out: string): picture is PictureEntry {
  return picture !== undefined && pictureFiles(picture).every((name) => existsSync(join(out, name)));
}

function noAlt(id: string): string {
  const [group, stem] = id.split('/');
  return `photos/${group}/alt.json: describe the picture, for example {"${stem}": {"en": "The banquet hall laid for dinner.", "hi": "डिनर के लिए सजा बैंक्वेट हॉल।"}}`;
}
