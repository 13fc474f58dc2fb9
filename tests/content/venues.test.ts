/** Which venues there are and what they show, typed from the specification and not read from the content. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../../scripts/content/check-content.ts';
import { pictures } from '../../src/content/pictures.ts';
import { venues } from '../../src/content/venues/index.ts';
import { takenAway } from '../taken-away.ts';
import { idsWhere, still, venueOf } from './specified.ts';

const venueFiles = readdirSync('src/content/venues')
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace('.ts', ''));

/** In the order of the landing page's links. */
const landing =
  'hotelgrandhighway queenlawnandbanquet sevendayzvatika hotelrajmahal edengardenlawn goldengalaxyresort milanvatika samargrand sarovarportico royalimperio karamvirgarden vrindavangrand radhakrishnagarden hotelhowdy royalmountain sajanvatika khatirgrandbanquet classicelegance hotelsewagrand hotelrajmandir basantvatika'.split(
    ' ',
  );

test('lead · the content holds together', async () => {
  expect(await contentMistakes('.')).toEqual([]);
});

describe('venues 2 · which venues there are', () => {
  test('venues 2 · each file of src/content/venues is one venue of its own name, and all are listed', () => {
    const ids = venues.map(({ id }) => id);
    expect(new Set(ids).size, 'an id stands twice').toBe(ids.length);
    expect([...ids].sort(), 'the ids in index.ts and the file names differ').toEqual(venueFiles.sort());
  });

  test('venues 2 · 22 in Faridabad, 21 of them on the landing page in its order, Pushp Vatika without a page', () => {
    expect(idsWhere(({ city }) => city === 'faridabad')).toHaveLength(
      still(...landing, 'pushpvatika').length,
    );
    expect(idsWhere(({ city, hasPage }) => city === 'faridabad' && hasPage)).toEqual(still(...landing));
    expect(landing).toHaveLength(21);
    if (!takenAway.includes('pushpvatika')) expect(venueOf('pushpvatika').hasPage).toBe(false);
  });

  test('venues 2 · the 22 page routes are the landing page’s and Lagoona Emerald', () => {
    expect(idsWhere(({ hasPage }) => hasPage)).toEqual(still(...landing, 'lagoonaemerald'));
  });

  test('site 2 · South Delhi has Lagoona Emerald, Noida two samples, Gurgaon none', () => {
    expect(idsWhere(({ city }) => city === 'southdelhi')).toEqual(still('lagoonaemerald'));
    expect(idsWhere(({ city }) => city === 'noida')).toEqual(idsWhere(({ source }) => source === 'sample'));
    expect(idsWhere(({ city }) => city === 'noida')).toEqual(
      ['noida-one', 'noida-two'].filter((id) => !takenAway.includes(id)),
    );
    expect(idsWhere(({ city }) => city === 'gurgaon')).toEqual([]);
  });

  test('site 3 · a Noida sample has a price, a badge, a name that says what it is, and no page', () => {
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

describe('venues 2 · the pictures of a page', () => {
  const picturesOf = (id: string) => pictures.filter((picture) => picture.id.startsWith(`${id}/`));

  // A venue that the operator brings decides for itself how many photographs it has.
  const ours = venues.filter(({ source }) => source !== 'venue');

  test.each(ours)('venues 2 · $id has its own 5 to 8', ({ id }) => {
    expect(picturesOf(id).length).toBeGreaterThanOrEqual(id === 'lagoonaemerald' ? 8 : 5);
    expect(picturesOf(id).length).toBeLessThanOrEqual(8);
  });

  test('venues 2 · no two pictures are the same picture under two names', () => {
    const prints = pictures.map(({ id, fallback }) =>
      createHash('sha256')
        .update(readFileSync(`public/pictures/${id}-${fallback}.webp`))
        .digest('hex'),
    );
    expect(new Set(prints).size).toBe(pictures.length);
  });

  test('site 2 · every picture has an alt text, sizes, a placeholder, and its files', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    for (const { id, alt, width, height, widths, fallback, placeholder, impression } of pictures) {
      expect(alt.length, `${id} has no alt text`).toBeGreaterThan(15);
      if (impression) expect(alt, id).toMatch(/^Artist's impression: /);
      expect(Math.min(width, height), id).toBeGreaterThan(300);
      expect(placeholder, id).toMatch(/^(#[0-9a-f]{3} ?){5}$/);
      const files = [...widths.map((wide) => `${id}-${wide}.avif`), `${id}-${fallback}.webp`];
      for (const file of files)
        expect(existsSync(`public/pictures/${file}`), `public/pictures/${file}`).toBe(true);
    }
  });
});
