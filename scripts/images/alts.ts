import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, exactOptional, object, parse, pipe, record, string, transform, union } from 'valibot';
import type { Localized } from '../../src/i18n/localized.ts';

/** An alt text in English and, where it is known, in Hindi. */
export const localized = object({ en: string(), hi: exactOptional(string()) });

/** Also as plain text, which is English. */
const written = union([
  localized,
  pipe(
    string(),
    transform((en): Localized => ({ en })),
  ),
]);
const shotList = array(object({ id: string(), alt: written }));
const altFile = record(string(), written);
const impressionPrefix = { en: "Artist's impression:", hi: 'कल्पना-चित्र:' } as const;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Alt texts by id from the existing shot lists; the first list with an id wins. */
export function readShotAlts(files: readonly string[]): Map<string, Localized> {
  const alts = new Map<string, Localized>();
  for (const file of files.filter((name) => existsSync(name))) {
    for (const shot of parse(shotList, readJson(file))) {
      if (!alts.has(shot.id)) alts.set(shot.id, shot.alt);
    }
  }
  return alts;
}

/** The alt text of a picture in `photos/<group>/alt.json`, by its name (`03-room`) or number (`03`). */
export function photoAlt(root: string, id: string): Localized | undefined {
  const [group = '', stem = ''] = id.split('/');
  const file = join(root, group, 'alt.json');
  if (!existsSync(file)) return undefined;
  const alts = parse(altFile, readJson(file));
  return alts[stem] ?? alts[stem.slice(0, 2)];
}

/** The alt text with the Hindi of the list of pictures, if it has none itself and the English has not changed. */
export function withKnownHindi(alt: Localized, listed: Localized | undefined): Localized {
  return alt.hi === undefined && alt.en === listed?.en ? listed : alt;
}

/** The alt text of a rendered picture, which always starts with "Artist's impression". */
export function impressionAlt({ en, hi }: Localized): Localized {
  // Lower case after the colon, except for an abbreviation such as "LED wall".
  const sentence = /^[A-Z](?![A-Z])/.test(en) ? en.charAt(0).toLowerCase() + en.slice(1) : en;
  return {
    en: en.startsWith(impressionPrefix.en) ? en : `${impressionPrefix.en} ${sentence}`,
    ...(hi !== undefined && { hi: hi.startsWith(impressionPrefix.hi) ? hi : `${impressionPrefix.hi} ${hi}` }),
  };
}
