/** The list of venues and their pictures, compared with the specification. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { loadVenues } from '../../src/content/venues/index.ts';
import { pictures } from '../../src/generated/pictures.ts';
import { removedVenues } from '../removed-venues.ts';
import { idsWhere, onlySpecified, venueOf } from './specified-venues.ts';

const venues = loadVenues();

const venueFiles = readdirSync('src/content/venues')
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace('.ts', ''));

/** In the order of the landing page's links. */
const landing =
  'hotelgrandhighway queenlawnandbanquet sevendayzvatika hotelrajmahal edengardenlawn goldengalaxyresort milanvatika samargrand sarovarportico royalimperio karamvirgarden vrindavangrand radhakrishnagarden hotelhowdy royalmountain sajanvatika khatirgrandbanquet classicelegance hotelsewagrand hotelrajmandir basantvatika'.split(
    ' ',
  );

test('content · there are no mistakes', async () => {
  expect(await contentMistakes('.')).toEqual([]);
});

describe('venues', () => {
  test('venues · each file in src/content/venues is one listed venue with the id of its file name', () => {
    const ids = venues.map(({ id }) => id);
    expect(new Set(ids).size, 'an id is repeated').toBe(ids.length);
    expect([...ids].sort(), 'the ids in index.ts and the file names differ').toEqual(venueFiles.sort());
  });

  test('venues · Faridabad has 22, of which 21 are on the landing page in order and Pushp Vatika has no page', () => {
    expect(idsWhere(({ city }) => city === 'faridabad')).toHaveLength(
      onlySpecified(...landing, 'pushpvatika').length,
    );
    expect(idsWhere(({ city, hasPage }) => city === 'faridabad' && hasPage)).toEqual(
      onlySpecified(...landing),
    );
    expect(landing).toHaveLength(21);
    if (!removedVenues.includes('pushpvatika')) expect(venueOf('pushpvatika').hasPage).toBe(false);
  });

  test('venues · the 22 pages are those of the landing page and Lagoona Emerald', () => {
    expect(idsWhere(({ hasPage }) => hasPage)).toEqual(onlySpecified(...landing, 'lagoonaemerald'));
  });

  test('venues · South Delhi has Lagoona Emerald, Noida two samples, Gurgaon none', () => {
    expect(idsWhere(({ city }) => city === 'southdelhi')).toEqual(onlySpecified('lagoonaemerald'));
    expect(idsWhere(({ city }) => city === 'noida')).toEqual(idsWhere(({ source }) => source === 'sample'));
    expect(idsWhere(({ city }) => city === 'noida')).toEqual(
      ['noida-one', 'noida-two'].filter((id) => !removedVenues.includes(id)),
    );
    expect(idsWhere(({ city }) => city === 'gurgaon')).toEqual([]);
  });

  test('venues · a Noida sample has a price, a badge, a name that starts with Sample, and no page', () => {
    for (const venue of venues.filter(({ source }) => source === 'sample')) {
      expect(venue).toMatchObject({
        badge: 'Sample',
        price: expect.any(Number),
        hasPage: false,
        managed: false,
      });
      expect(venue.name).toMatch(/^Sample /);
    }
  });
});

describe('pictures', () => {
  const picturesOf = (id: string) => pictures.filter((picture) => picture.id.startsWith(`${id}/`));

  // The operator decides how many photographs other venues have.
  const ours = venues.filter(({ source }) => source !== 'venue');

  test.each(ours)('pictures · $id has 5 to 8', ({ id }) => {
    expect(picturesOf(id).length).toBeGreaterThanOrEqual(id === 'lagoonaemerald' ? 8 : 5);
    expect(picturesOf(id).length).toBeLessThanOrEqual(8);
  });

  test('pictures · no two files have the same content', () => {
    const hashes = pictures.map(({ id, fallback }) =>
      createHash('sha256')
        .update(readFileSync(`public/pictures/${id}-${fallback}.webp`))
        .digest('hex'),
    );
    expect(new Set(hashes).size).toBe(pictures.length);
  });

  test('pictures · every picture has an alt text, sizes, a placeholder and its files', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    for (const { id, alt, width, height, widths, fallback, placeholder, impression } of pictures) {
      expect(alt.en.length, `${id} has no alt text`).toBeGreaterThan(15);
      if (impression) {
        expect(alt.en, id).toMatch(/^Artist's impression: /);
        expect(alt.hi, id).toMatch(/^कल्पना-चित्र: /);
      }
      expect(Math.min(width, height), id).toBeGreaterThan(300);
      expect(placeholder, id).toMatch(/^(#[0-9a-f]{3} ?){5}$/);
      const files = [...widths.map((wide) => `${id}-${wide}.avif`), `${id}-${fallback}.webp`];
      for (const file of files)
        expect(existsSync(`public/pictures/${file}`), `public/pictures/${file}`).toBe(true);
    }
  });
});
