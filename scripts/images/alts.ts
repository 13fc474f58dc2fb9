import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, object, parse, record, string } from 'valibot';

const shotList = array(object({ id: string(), alt: string() }));
const altFile = record(string(), string());
const impressionPrefix = "Artist's impression:";

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Alt texts by id from the existing shot lists; the first list with an id wins. */
export function readShotAlts(files: readonly string[]): Map<string, string> {
  const alts = new Map<string, string>();
  for (const file of files.filter((name) => existsSync(name))) {
    for (const shot of parse(shotList, readJson(file))) {
      if (!alts.has(shot.id)) alts.set(shot.id, shot.alt);
    }
  }
  return alts;
}

/** The alt text of a picture in `photos/<group>/alt.json`, by its name (`03-room`) or number (`03`). */
export function photoAlt(root: string, id: string): string | undefined {
  const [group = '', stem = ''] = id.split('/');
  const file = join(root, group, 'alt.json');
  if (!existsSync(file)) return undefined;
  const alts = parse(altFile, readJson(file));
  return alts[stem] ?? alts[stem.slice(0, 2)];
}

/** The alt text of a rendered picture, which always starts with "Artist's impression". */
export function impressionAlt(alt: string): string {
  if (alt.startsWith(impressionPrefix)) return alt;
  // Lower case after the colon, except for an abbreviation such as "LED wall".
  const sentence = /^[A-Z](?![A-Z])/.test(alt) ? alt.charAt(0).toLowerCase() + alt.slice(1) : alt;
  return `${impressionPrefix} ${sentence}`;
}
