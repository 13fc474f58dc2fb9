import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawIcons, iconSheet } from '../scripts/icons.ts';

test('icons · the sheet holds every icon that is named, as the library draws it', async () => {
  expect(await readFile(iconSheet, 'utf8'), 'run `npm run icons`').toBe(await drawIcons());
});
