import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawIcons, drawMasks, iconMasks, iconSheet } from '../scripts/icons.ts';

test('icons · the sprite is up to date with the icon names and the library', async () => {
  expect(await readFile(iconSheet, 'utf8'), 'run `npm run icons`').toBe(await drawIcons());
});

test('icons · the CSS masks are up to date with the icon names and the library', async () => {
  expect(await readFile(iconMasks, 'utf8'), 'run `npm run icons`').toBe(await drawMasks());
});
