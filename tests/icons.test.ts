import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const components = join(import.meta.dirname, '../src/components');
const [names, sprite, ...masks] = await Promise.all(
  [
    'icon-names.ts',
    'icons.svg',
    'icon-masks.css',
    'carousel.module.css',
    '../features/venues/card/venue-card-pictures.module.css',
    '../routes/home/home-hero.module.css',
  ].map((file) => readFile(join(components, file), 'utf8')),
);

const outlines = new Map(
  Array.from(
    sprite?.matchAll(/<symbol id="(.+?)" viewBox="0 0 24 24">(.+?)<\/symbol>/g) ?? [],
    ([, name, shapes]) => [name, shapes],
  ),
);

test('icons · the sprite has the outline of each name, and no other', () => {
  expect([...outlines.keys()]).toEqual(Array.from(names?.matchAll(/\| '(.+?)'/g) ?? [], ([, name]) => name));
});

test('icons · the page has those of the header and the bar, with the outlines of the sprite', async () => {
  const page = await readFile(join(components, '../../index.html'), 'utf8');
  const icon = await readFile(join(components, 'icon.tsx'), 'utf8');
  const drawn = Array.from(page.matchAll(/<symbol id="icon-(.+?)" viewBox="0 0 24 24">(.+?)<\/symbol>/g));
  const [, inPage = ''] = /inPage: readonly IconName\[\] = \[(.+?)\]/.exec(icon) ?? [];
  expect(drawn.map(([, name]) => `'${name}'`).join(', ')).toBe(inPage);
  for (const [, name, shapes] of drawn) expect(shapes, name).toBe(outlines.get(name));
});

test('icons · a CSS mask has the outline of the sprite', () => {
  const text = masks.join('\n');
  const drawn = Array.from(text.matchAll(/--icon-([a-z-]+): .*?stroke-linejoin='round'>(.+)<\/svg>/g) ?? []);
  expect(drawn).toHaveLength(text.match(/--icon-[a-z-]+: /g)?.length ?? 0);
  for (const [, name, shapes] of drawn) expect(shapes?.replaceAll("'", '"'), name).toBe(outlines.get(name));
});
