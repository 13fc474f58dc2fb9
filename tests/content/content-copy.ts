import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { venueSlugs } from '../../scripts/content/venue-slugs.ts';

/** Where a test works on the content: a copy of its own, with three venues of it. */
export interface ContentCopy {
  readonly root: string;
  /** A file of the copy's src/content. */
  readonly at: (file: string) => string;
}

/** Makes a copy for each test of the file, and takes it away again. */
export function contentCopy(): ContentCopy {
  let root = '';
  const at = (file: string) => join(root, 'src/content', file);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('src/content', at('.'), { recursive: true });
    keepThreeVenues(at);
    // As it was written once: the mistakes below are made in it, whatever the operator has changed since.
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

/** Three venues are enough to make mistakes in, and soon read. */
function keepThreeVenues(at: ContentCopy['at']): void {
  const kept = /hotelrajmahal|milanvatika|noida-?one/i;
  for (const name of readdirSync(at('venues'))) {
    if (name !== 'index.ts' && !kept.test(name)) rmSync(at(`venues/${name}`));
  }
  const gone = venueSlugs('.').filter((slug) => !kept.test(slug));
  keepLines(at('venues/index.ts'), (line) => !/^import \{ venue as|^ {2}\w+,$/.test(line) || kept.test(line));
  keepLines(at('pictures.ts'), (line) => !gone.some((slug) => line.startsWith(`  {"id":"${slug}/`)));
  // A city may be shown with a picture of a venue that is not in the copy.
  const picture = /"(hotelrajmahal\/[^"]+)"/.exec(readFileSync(at('pictures.ts'), 'utf8'))?.[1];
  const cities = readFileSync(at('cities.ts'), 'utf8');
  writeFileSync(at('cities.ts'), cities.replace(/image: '[^']*'/g, `image: '${picture}'`));
}

function keepLines(file: string, keeps: (line: string) => boolean): void {
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').filter(keeps).join('\n'));
}

/** Changes one place of a file; the place must be there. */
export function change(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}
