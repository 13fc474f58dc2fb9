/** The pictures of venues and of the gallery, compared with the specification. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { galleryCategories } from '../../src/content/gallery-categories.ts';
import { landingPictures } from '../../src/content/landing.ts';
import { loadVenues, venueEntries } from '../../src/content/venues/index.ts';
import { pictures } from '../../src/generated/pictures.ts';
import { toVenueDetails, toVenueSummary } from '../../src/routes/select-facts.ts';

const groupOf = (id: string) => id.split('/')[0] ?? '';

// The operator decides how many photographs other venues have.
test.each(venueEntries.filter(({ source }) => source !== 'venue'))('pictures · $id has 5 to 8', ({ id }) => {
  const count = pictures.filter((picture) => groupOf(picture.id) === id).length;
  expect(count).toBeGreaterThanOrEqual(id === 'lagoonaemerald' ? 8 : 5);
  expect(count).toBeLessThanOrEqual(8);
});

test.each(loadVenues().filter(({ source }) => source !== 'venue'))(
  'pictures · the card of $name shows as many as its page',
  (venue) => {
    const { pictures: shown, pictureCount } = toVenueSummary(venue);
    expect(shown).toEqual(toVenueDetails(venue).pictures);
    expect(pictureCount).toBe(shown.length);
  },
);

test('pictures · the landing page shows three of each venue', () => {
  expect(landingPictures).toBe(3);
});

test('pictures · no two have the same content', () => {
  const byContent = new Map<string, string>();
  const repeated = pictures.flatMap(({ id, fallback }) => {
    const bytes = readFileSync(`public/pictures/${id}-${fallback}.webp`);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const first = byContent.get(hash);
    byContent.set(hash, id);
    return first ? [`${first} and ${id}`] : [];
  });
  expect(repeated).toEqual([]);
});

test('pictures · each has an alt text, a size and a placeholder', () => {
  for (const { id, alt, width, height, placeholder, impression } of pictures) {
    expect(alt.en.trim(), `${id} has no alt text`).not.toBe('');
    if (impression) {
      expect(alt.en, id).toMatch(/^Artist's impression: /);
      expect(alt.hi, id).toMatch(/^कल्पना-चित्र: /);
    }
    expect(Math.min(width, height), id).toBeGreaterThan(300);
    expect(placeholder, id).toMatch(/^(#[0-9a-f]{3} ?){5}$/);
  }
});

type Entry = (typeof venueEntries)[number];
const hasType = ({ venueTypes }: Entry, ...types: readonly string[]) =>
  venueTypes.some((type) => types.includes(type));

/** Places that an impression may show only where the facts of the venue name them. */
const places: readonly [place: string, words: RegExp, named: (venue: Entry) => boolean][] = [
  ['bedroom', /(?<!changing |dressing )\b(room|suite|bed)s?\b/i, ({ facts }) => (facts.rooms ?? 0) > 0],
  [
    'lawn',
    /\b(lawn|garden|grass)s?\b/i,
    (venue) => hasType(venue, 'wedding-lawn', 'wedding-resort', 'villa-farmhouse'),
  ],
  ['terrace', /\bterraces?\b/i, (venue) => hasType(venue, 'terrace-hall')],
  ['hall', /\b(hall|ballroom)s?\b/i, (venue) => hasType(venue, 'banquet-hall')],
  ['second hall', /\b(second|smaller) hall\b|\bsecond, smaller\b/i, ({ halls }) => halls.length > 1],
  ['pool', /\bpools?\b/i, () => false],
];

test.each(places)('pictures · none shows a %s that no fact of its venue names', (_, words, named) => {
  const others = new Set(venueEntries.filter((venue) => !named(venue)).map(({ id }) => id));
  const shown = pictures.filter(
    ({ id, alt, impression }) => impression && others.has(groupOf(id)) && words.test(alt.en),
  );
  expect(shown.map(({ id }) => id)).toEqual([]);
});

test.each([
  ['Bridalwear', 15, 15],
  ['Decor', 11, 10],
  ['Jewellery', 16, 16],
  ['Makeup', 16, 16],
  ['Mehndi', 20, 20],
  ['Destination Wedding', 16, 16],
])(
  'gallery · %s has %i pictures, %i different ones, and those that the operator adds',
  (title, many, different) => {
    const { pictureIds = [] } = galleryCategories.find((one) => one.title.en === title) ?? {};
    const photographs = pictures.filter(({ id, impression }) => pictureIds.includes(id) && !impression);
    const added = photographs.filter(({ id }) => Number(/\/(\d+)/.exec(id)?.[1]) > different);
    expect([pictureIds.length - added.length, new Set(pictureIds).size - added.length]).toEqual([
      many,
      different,
    ]);
  },
);

test('gallery · every picture exists in the category that lists it, and none is unlisted', () => {
  for (const { id, cover, pictureIds } of galleryCategories) {
    const existing = pictures.filter((picture) => groupOf(picture.id) === id);
    expect([...new Set(pictureIds)].sort()).toEqual(existing.map((picture) => picture.id).sort());
    expect(pictureIds).toContain(cover);
  }
});
