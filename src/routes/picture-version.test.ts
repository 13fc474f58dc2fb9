import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { digestOf } from './picture-version.ts';

test('picture version · it changes when any of the files is replaced, and only then', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const files = ['a.avif', 'a.webp'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, 'first');
  const versions = [digestOf(files), digestOf(files)];
  for (const file of files) {
    writeFileSync(file, 'second');
    versions.push(digestOf(files));
  }
  rmSync(folder, { recursive: true });
  expect(versions[0]).toMatch(/^[0-9a-f]{8}$/);
  expect(versions[1]).toBe(versions[0]);
  expect(new Set(versions).size).toBe(3);
});
