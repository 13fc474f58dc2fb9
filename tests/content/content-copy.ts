import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { venueSlugs } from '../../scripts/content/venue-slugs.ts';

/** A copy of the content with three venues. */
export interface ContentCopy {
  readonly root: string;
  /** The path of a file in the copy's src/content. */
  readonly at: (file: string) => string;
}

/** Creates a copy before each test and removes it afterwards. */
export function contentCopy(): ContentCopy {
  let root = '';
  const at = (file: string) => join(root, 'src/content', file);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', at('.'), { recursive: true });
    cpSync('src/generated', join(root, 'src/generated'), { recursive: true });
    for (const folder of ['i18n', 'domain']) symlinkSync(resolve('src', folder), join(root, 'src', folder));
    removeOtherVenues(at);
    // A fixed version: tests edit it, and the operator may change the real one.
    cpSync(join(import.meta.dirname, 'hotelrajmahal.txt'), at('venues/hotelrajmahal.ts'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  return {
    get root() {
      return root;
    },
    at,
  };
}

/** Three venues are enough and faster to check. */
function removeOtherVenues(at: ContentCopy['at']): void {
  const remaining = /hotelrajmahal|milanvatika|noida-?one/i;
  for (const name of readdirSync(at('venues'))) {
    if (name !== 'index.ts' && !remaining.test(name)) rmSync(at(`venues/${name}`));
  }
  const removed = venueSlugs('.').filter((slug) => !remaining.test(slug));
  filterLines(
    at('venues/index.ts'),
    (line) => !/^import \{ venue as|^ {2}\w+,$/.test(line) || remaining.test(line),
  );
  filterLines(
    at('../generated/pictures.ts'),
    (line) => !removed.some((slug) => line.startsWith(`  {"id":"${slug}/`)),
  );
  // A city's picture may belong to a venue that is not in the copy.
  const picture = /"(hotelrajmahal\/[^"]+)"/.exec(readFileSync(at('../generated/pictures.ts'), 'utf8'))?.[1];
  const cities = readFileSync(at('cities.ts'), 'utf8');
  writeFileSync(at('cities.ts'), cities.replace(/pictureId: '[^']*'/g, `pictureId: '${picture}'`));
}

function filterLines(file: string, predicate: (line: string) => boolean): void {
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').filter(predicate).join('\n'));
}

/** Replaces a text in a file; fails where the file does not contain it. */
export function change(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}
