import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { namesIn, shortName } from '../../scripts/short-names.ts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join('src', file));

test('fast 1 · every class of every styles file gets a short name that no other has', () => {
  const all = files.flatMap((file) => namesIn(file).map((name) => shortName(name, file)));
  expect(all.length).toBeGreaterThan(300);
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((short) => !/^[a-z]{2}[a-z0-9]{1,2}$/.test(short))).toEqual([]);
});

test('fast 1 · a class has the same short name in both builds, by whatever path they find it', () => {
  const [name = ''] = namesIn('src/components/button.module.css');
  const short = shortName(name, 'src/components/button.module.css');
  expect(shortName(name, 'src/components/button.module.css?used')).toBe(short);
  expect(shortName(name, join(process.cwd(), 'src/components/button.module.css'))).toBe(short);
});

test('fast 1 · a class or a file that the list does not know stops the build, named', () => {
  expect(() => shortName('nobody', 'src/components/button.module.css')).toThrow(
    'no nobody was found in src/components/button.module.css',
  );
});
