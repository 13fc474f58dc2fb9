import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawSocialPicture, drawWordmark } from '../scripts/social-pictures.ts';
import { socialPictureOf, socialPictures } from '../src/app/social-pictures.ts';
import { cities } from '../src/content/cities.ts';
import { venueEntries } from '../src/content/venues/index.ts';
import { formatPrice } from '../src/domain/format.ts';
import { locales, setLocale } from '../src/i18n/locale.ts';
import { samarGrand } from './venues.ts';

afterAll(() => setLocale('en'));

const widthOf = async (name: string) => (await sharp(await drawWordmark(name)).metadata()).width;

test('link pictures · the wordmark has the name of the site, in its font and within the picture', async () => {
  expect(await widthOf('Shehnai Rooms')).toBeGreaterThan(await widthOf('Shehnai'));
  // In Marcellus; other fonts have other widths.
  expect(await widthOf('Shehnai & <Rooms>')).toBe(365);
  expect(await widthOf('Shehnai Rooms '.repeat(20))).toBeLessThanOrEqual(600);
});

test('link pictures · a venue has its name, place and price, and the address changes with them', () => {
  setLocale('en');
  const [, , price = ''] = socialPictureOf('/venues/samargrand')?.words ?? [];
  expect(price).toBe(`${formatPrice(samarGrand.vegPlate ?? 0)} a veg plate`);
  expect(socialPictureOf('/plan')?.words).toEqual(['Our wedding plan']);
  expect(socialPictureOf('/photos')?.path).toBe('/og/default.jpg');
  setLocale('hi');
  expect(socialPictureOf('/venues/samargrand')?.words[0]).toBe('समर ग्रैंड');
  expect(socialPictureOf('/venues/samargrand')?.path).toBe('/og/hi/samargrand.jpg');
});

test('link pictures · a city has a price where a venue that is no sample has one', () => {
  setLocale('en');
  for (const { id } of cities) {
    const ofCity = venueEntries.filter(
      ({ city, source, facts }) => city === id && source !== 'sample' && facts.vegPlate,
    );
    expect(socialPictureOf(`/${id}`)?.words[1] !== undefined, id).toBe(ofCity.length > 0);
  }
});

test('link pictures · the longest words fit, and no picture is larger than 300 KB', async () => {
  for (const locale of locales) {
    setLocale(locale);
    const byLength = socialPictures().toSorted((a, b) => b.words.join().length - a.words.join().length);
    for (const picture of byLength.slice(0, 2)) {
      const file = `public/pictures/${picture.cover.id}-${Math.max(...picture.cover.widths)}.avif`;
      const drawn = await drawSocialPicture(readFileSync(file), picture);
      expect(drawn.length, picture.path).toBeLessThan(300_000);
      expect(await sharp(drawn).metadata()).toMatchObject({ width: 1200, height: 630 });
    }
  }
});

test('link pictures · letters of both scripts and the rupee sign are drawn on a machine without fonts', () => {
  const config = join(tmpdir(), `no-fonts-${process.pid}.conf`);
  writeFileSync(config, '<fontconfig></fontconfig>');
  const program = `
    import { drawSocialPicture } from './scripts/social-pictures.ts';
    const ground = await (await import('sharp')).default({ create: { width: 1200, height: 434, channels: 3, background: '#888' } }).png().toBuffer();
    const draw = async (letter) => (await drawSocialPicture(ground, { words: ['x', letter] })).toString('base64');
    const pictures = await Promise.all([...'कखA₹\u{FFFFF}'].map(draw));
    console.log(new Set(pictures).size);`;
  // A letter that the fonts lack is drawn as a box; they have no Tamil.
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', program],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, FONTCONFIG_FILE: config },
      encoding: 'utf8',
    },
  );
  expect([stdout.trim(), stderr]).toEqual(['5', '']);
});
