import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawWordmark } from '../scripts/social-pictures.ts';

const widthOf = async (name: string) => (await sharp(await drawWordmark(name)).metadata()).width;

test('link pictures · the wordmark has the name of the site, in its font and within the picture', async () => {
  expect(await widthOf('Shehnai Rooms')).toBeGreaterThan(await widthOf('Shehnai'));
  // In Marcellus; other fonts have other widths.
  expect(await widthOf('Shehnai & <Rooms>')).toBe(365);
  expect(await widthOf('Shehnai Rooms '.repeat(20))).toBeLessThanOrEqual(1136);
});
