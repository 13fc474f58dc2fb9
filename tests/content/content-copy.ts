import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

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
  for (const name of ['venues/index.ts', 'pictures.ts']) {
    const lines = readFileSync(at(name), 'utf8').split('\n');
    const others = /^import \{ venue as|^ {2}\w+,$|^ {2}\{"id"/;
    writeFileSync(at(name), lines.filter((line) => !others.test(line) || kept.test(line)).join('\n'));
  }
}

/** Changes one place of a file; the place must be there. */
export function change(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}
