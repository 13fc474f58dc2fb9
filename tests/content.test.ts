/** The contract of the venues: every value stands here again, typed from the specification and not read from the content. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contentMistakes } from '../scripts/content/check-content.ts';
import { pictures } from '../src/content/pictures.ts';
import type { Amount, TimingSlot, Venue } from '../src/content/types.ts';
import { venues } from '../src/content/venues/index.ts';

const venueFiles = readdirSync('src/content/venues')
  .filter((file) => file !== 'index.ts')
  .map((file) => file.replace('.ts', ''));

function venueOf(id: string): Venue {
  const venue = venues.find((one) => one.id === id);
  if (!venue) throw new Error(`No venue in src/content/venues/index.ts has the id "${id}"`);
  return venue;
}

/** 570 to "9:30 AM", 1800 to "6 AM", 1440 to "12 AM": the specification's way of writing times. */
function clock(minutes: number | undefined): string {
  if (minutes === undefined) return '?';
  const hours = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60 ? `:${minutes % 60}` : '';
  return `${hours % 12 || 12}${rest} ${hours < 12 ? 'AM' : 'PM'}`;
}

const slotTexts = (slots: readonly TimingSlot[]) =>
  slots.map(({ kind, opens, closes }) => `${kind} ${clock(opens)}-${clock(closes)}`);

const oneOrTwo: Amount = [1, 2];
const threeOrFour: Amount = [3, 4];
const quarter = { kind: 'share', share: 0.25 };
const hundredThousand = { kind: 'amount', rupees: 100_000, label: 'total booking amount' };

/** Veg, non-veg (null is N/A), score, reviews, slots, rooms and their price, changing rooms, vehicles, advance. */
const told = {
  hotelgrandhighway: [
    'Hotel Grand Highway',
    500,
    700,
    4.8,
    4,
    ['morning 9:30 AM-6 PM', 'evening 7 PM-6 AM'],
    22,
    { about: 1000 },
    2,
    25,
    quarter,
  ],
  hotelrajmahal: ['Hotel Rajmahal', 500, 700, 4.7, 4, ['long 10 AM-12 AM'], 20, 1000, 2, 100, quarter],
  milanvatika: [
    'Milan Vatika',
    500,
    null,
    5,
    3,
    ['morning 9 AM-5 PM', 'evening 7 PM-5 AM'],
    25,
    3000,
    1,
    200,
    hundredThousand,
  ],
  edengardenlawn: ['Eden Garden Lawn', 500, 700, 5, 3, ['long 8 AM-7 AM'], 0, undefined, 2, 200, quarter],
  goldengalaxyresort: ['Golden Galaxy', 500, null, 5, 3, ['long 8 AM-7 AM'], 0, undefined, 2, 200, quarter],
  samargrand: [
    'Samar Grand',
    500,
    700,
    5,
    threeOrFour,
    ['morning 11 AM-4 PM', 'evening 7 PM-5 AM'],
    0,
    undefined,
    oneOrTwo,
    50,
    { kind: 'share', share: 0.35 },
  ],
  sarovarportico: [
    'Sarovar Portico',
    500,
    700,
    5,
    threeOrFour,
    ['morning 10 AM-3 PM', 'evening 7 PM-12 AM'],
    40,
    4000,
    oneOrTwo,
    250,
    quarter,
  ],
  royalimperio: [
    'Royal Imperio',
    500,
    700,
    5,
    threeOrFour,
    ['morning 11 AM-5 PM', 'evening 7 PM-12 AM'],
    31,
    3000,
    oneOrTwo,
    80,
    quarter,
  ],
  karamvirgarden: [
    'Dr Karamvir Garden',
    500,
    700,
    5,
    threeOrFour,
    ['morning 10 AM-6 PM', 'evening 7 PM-12 AM'],
    0,
    undefined,
    oneOrTwo,
    200,
    quarter,
  ],
  vrindavangrand: [
    'Vrindavan Grand',
    500,
    null,
    5,
    threeOrFour,
    ['morning 8 AM-4 PM', 'evening 6:30 PM-12 AM'],
    0,
    undefined,
    oneOrTwo,
    35,
    quarter,
  ],
  queenlawnandbanquet: [
    'Queens Lawn And Banquets',
    500,
    700,
    5,
    threeOrFour,
    ['long 9:30 AM-12 AM'],
    0,
    undefined,
    oneOrTwo,
    100,
    quarter,
  ],
  sevendayzvatika: [
    '7 Dayz Vatika',
    500,
    700,
    5,
    threeOrFour,
    ['long 8 AM-12 AM'],
    2,
    1000,
    oneOrTwo,
    30,
    quarter,
  ],
  hotelsewagrand: [
    'Hotel Sewa Grand',
    500,
    700,
    5,
    5,
    ['morning 9 AM-5 PM', 'evening 7 PM-5 AM'],
    25,
    { about: 3000 },
    1,
    200,
    hundredThousand,
  ],
  khatirgrandbanquet: [
    'Khatir Grand Banquet',
    500,
    700,
    5,
    5,
    ['evening ?-6 AM'],
    4,
    { about: 1000 },
    2,
    200,
    { ...hundredThousand, rupees: 25_000 },
  ],
  lagoonaemerald: [
    'Lagoona Emerald',
    500,
    700,
    5,
    4,
    ['morning 10 AM-4 PM', 'evening 7 PM-11 PM'],
    0,
    undefined,
    2,
    100,
    { ...quarter, note: 'adjustable against future bookings within 3 months' },
  ],
} as const;

/** The further pages: only what the specification gives to a name. Package a plate, advance in rupees, rooms. */
const partlyTold = {
  hotelhowdy: { name: 'Hotel Howdy', plate: { veg: 500, nonVeg: 700, about: true } },
  sajanvatika: { name: 'Sajan Vatika', plate: { veg: 500, nonVeg: 700, about: true }, advance: 10_000 },
  radhakrishnagarden: { name: 'Radha Krishna Garden', plate: { veg: 600, nonVeg: 700 } },
  basantvatika: {
    name: 'Basant Vatika',
    plate: { veg: 500, nonVeg: 700, about: true },
    advance: 25_000,
    packagePlate: { veg: 1250, nonVeg: 1350 },
  },
  classicelegance: {
    name: 'Classic Elegance',
    plate: { veg: 500, nonVeg: 700, about: true },
    advance: 50_000,
    packagePlate: { veg: 1200, nonVeg: 1450 },
    rooms: { count: 0 },
  },
  hotelrajmandir: {
    name: 'Hotel Raj Mandir',
    plate: { veg: 500, nonVeg: 700, about: true },
    packagePlate: { veg: 900, nonVeg: 1100 },
  },
  pushpvatika: { name: 'Pushp Vatika', plate: { veg: 500, nonVeg: 700, about: true } },
  royalmountain: { name: 'Royal Mountain' },
};

const halls: Record<string, readonly (readonly [seats: number, floating: number])[]> = {
  samargrand: [
    [500, 1000],
    [200, 250],
  ],
  royalimperio: [[300, 450]],
  vrindavangrand: [[500, 750]],
  hotelsewagrand: [
    [200, 300],
    [100, 150],
  ],
};

const localities: Record<string, string> = {
  samargrand: 'Sector 10',
  sarovarportico: 'Surajkund',
  royalimperio: 'Sector 39',
  karamvirgarden: 'Sector 11',
  vrindavangrand: 'Suraj Kund Badkhal Road',
  queenlawnandbanquet: 'Sector 16',
  sevendayzvatika: 'Sector 11',
};

/** In the order of the landing page's links. */
const landing =
  'hotelgrandhighway queenlawnandbanquet sevendayzvatika hotelrajmahal edengardenlawn goldengalaxyresort milanvatika samargrand sarovarportico royalimperio karamvirgarden vrindavangrand radhakrishnagarden hotelhowdy royalmountain sajanvatika khatirgrandbanquet classicelegance hotelsewagrand hotelrajmandir basantvatika'.split(
    ' ',
  );

/** A venue whose figures were changed or told since, `source: 'venue'`, is held to the checks of every venue alone. */
const specified = venues.filter(({ source }) => source === 'specification');
const asSpecified = new Set(specified.map(({ id }) => id));
const known = new Set([...Object.keys(told), ...Object.keys(partlyTold), 'noida-one', 'noida-two']);
const idsWhere = (holds: (venue: Venue) => unknown) =>
  venues.filter((venue) => venue.source !== 'venue' && holds(venue)).map(({ id }) => id);
/** Those of the ids whose venues are as the specification tells them. */
const still = (...ids: readonly string[]) => ids.filter((id) => asSpecified.has(id));
const rowsAsSpecified = <Row>(table: Readonly<Record<string, Row>>) =>
  Object.entries(table).filter(([id]) => asSpecified.has(id));

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
    expect(venueOf('pushpvatika').hasPage).toBe(false);
  });

  test('venues 2 · the 22 page routes are the landing page’s and Lagoona Emerald', () => {
    expect(idsWhere(({ hasPage }) => hasPage)).toEqual(still(...landing, 'lagoonaemerald'));
  });

  test('site 2 · South Delhi has Lagoona Emerald, Noida two samples, Gurgaon none', () => {
    expect(idsWhere(({ city }) => city === 'southdelhi')).toEqual(still('lagoonaemerald'));
    expect(idsWhere(({ city }) => city === 'noida')).toEqual(idsWhere(({ source }) => source === 'sample'));
    expect(idsWhere(({ city }) => city === 'noida')).toEqual(['noida-one', 'noida-two']);
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

describe('venues 9 · the table of facts', () => {
  test.each(rowsAsSpecified(told))('venues 9 · %s, value by value', (id, row) => {
    const [name, veg, nonVeg, score, count, slots, rooms, price, changing, vehicles, advance] = row;
    const venue = venueOf(id);
    expect(venue.name).toBe(name);
    expect(venue.plate).toEqual({ veg, nonVeg });
    expect(venue.rating).toEqual({ score, count });
    expect(slotTexts(venue.slots)).toEqual(slots);
    expect(venue.rooms).toEqual(price === undefined ? { count: rooms } : { count: rooms, price });
    expect(venue.changingRooms).toEqual({ count: changing });
    expect(venue.parking).toEqual(id === 'lagoonaemerald' ? { vehicles, valet: true } : { vehicles });
    expect(venue.advance).toEqual(advance);
  });

  test.each(rowsAsSpecified(partlyTold))(
    'venues 9 · %s has what names it, and nothing that was not assigned',
    (id, row) => {
      const {
        name,
        plate,
        packagePlate,
        rooms,
        advance,
      }: { name: string; plate?: object; packagePlate?: object; rooms?: object; advance?: number } = row;
      const venue = venueOf(id);
      expect(venue.name).toBe(name);
      expect(venue.plate).toEqual(plate);
      expect(venue.packagePlate).toEqual(packagePlate);
      expect(venue.rooms).toEqual(rooms);
      expect(venue.advance).toEqual(advance && { kind: 'amount', rupees: advance, label: 'advance' });
      expect(venue).toMatchObject({ halls: [], slots: [], reviews: [] });
      expect([venue.rating, venue.changingRooms, venue.parking, venue.decoration, venue.locality]).toEqual(
        Array(5).fill(undefined),
      );
    },
  );

  test('venues 9 · the two tables cover every venue but the samples', () => {
    expect(specified.filter(({ id }) => !known.has(id))).toEqual([]);
    expect([...known].filter((id) => !venues.some((venue) => venue.id === id))).toEqual([]);
  });

  test.each(specified)(
    'venues 9 · $id: halls, packages, decoration, royalty, place as told or absent',
    (venue) => {
      const { id } = venue;
      expect(venue.halls.map(({ seats, floating }) => [seats, floating])).toEqual(halls[id] ?? []);
      const packages: Record<string, object> = {
        royalimperio: { veg: 1800, nonVeg: 2000 },
        vrindavangrand: { veg: 1250 },
      };
      if (id in told) expect(venue.packagePlate).toEqual(packages[id]);
      const from: Record<string, number> = {
        edengardenlawn: 16_000,
        goldengalaxyresort: 16_000,
        lagoonaemerald: 31_000,
      };
      expect(venue.decoration).toEqual(from[id] && { from: from[id] });
      expect(venue.food?.cateringRoyalty).toBe(id === 'lagoonaemerald' ? 75 : undefined);
      expect(venue.locality).toBe(localities[id]);
      const city = venue.city === 'southdelhi' ? 'South Delhi' : 'Faridabad';
      expect(venue.address).toBe(localities[id] ? `${localities[id]}, ${city}` : city);
      expect(
        [venue.alcohol, venue.otherPolicies, venue.price, venue.badge],
        'nothing was told of these',
      ).toEqual(Array(4).fill(undefined));
    },
  );

  test('venues 9 · food tax is 18% everywhere, and only two bookings can be cancelled', () => {
    expect(specified.filter(({ foodTax }) => foodTax !== 0.18)).toEqual([]);
    expect(idsWhere(({ cancellable }) => cancellable === true)).toEqual(
      still('sevendayzvatika', 'hotelhowdy'),
    );
    expect(idsWhere(({ cancellable }) => cancellable === undefined)).toEqual([]);
  });
});

describe('venues 3 · what a page says', () => {
  test('venues 2 · pairs of photos, the visit block and the counted photos stand where the specification has them', () => {
    expect(idsWhere(({ pairedPhotos }) => pairedPhotos)).toEqual(still('hotelgrandhighway', 'hotelrajmahal'));
    expect(idsWhere(({ visit }) => visit).sort()).toEqual(
      still(
        'basantvatika',
        'classicelegance',
        'hotelrajmandir',
        'hotelsewagrand',
        'khatirgrandbanquet',
        'lagoonaemerald',
      ),
    );
    const counted = specified.flatMap(({ id, photoCount }) => (photoCount ? [[id, photoCount]] : []));
    const told = { khatirgrandbanquet: 5, hotelsewagrand: 5, lagoonaemerald: 8 };
    expect(Object.fromEntries(counted)).toEqual(
      Object.fromEntries(Object.entries(told).filter(([id]) => asSpecified.has(id))),
    );
  });

  test.each(venues)('venues 3 · $id: tags, texts and managed badge', (venue) => {
    expect(venue.tags).toEqual(['Wedding Hotels', 'Banquet Halls', 'Party Halls', 'Marriage Halls']);
    if (venue.source !== 'venue') expect(venue.managed).toBe(venue.source === 'specification');
    expect(venue.about.length).toBeGreaterThanOrEqual(2);
    expect(venue.about.join(' ').length, 'too short for Read more').toBeGreaterThan(180);
    expect(venue.shortDescription.length).toBeLessThan(120);
    expect(venue.expertNotes.length).toBeGreaterThan(0);
    expect(venue.features).not.toContain('');
    expect([venue.shortDescription, ...venue.about, ...venue.expertNotes].join(' ')).not.toContain('!');
  });

  test.each(venues)(
    'venues 3 · $id: as many sample reviews as its badge counts, in keeping with its score',
    (venue) => {
      const { rating, reviews } = venue;
      if (venue.source === 'venue') return;
      const count = rating?.count ?? 0;
      expect(reviews).toHaveLength(typeof count === 'number' ? count : count[0]);
      if (!rating) return;
      const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
      expect(Math.abs(mean - rating.score)).toBeLessThanOrEqual(0.0501);
      for (const review of reviews) {
        expect(review).toMatchObject({ sample: true, name: expect.stringContaining('(sample)') });
        expect(review.rating * 2, 'halves at most').toBe(Math.round(review.rating * 2));
        expect(review.pax).toBeLessThanOrEqual(
          Math.max(1000, ...venue.halls.map(({ floating }) => floating)),
        );
      }
    },
  );

  test('venues 3 · some early reviews are verified, none of the last group, and no review stands twice', () => {
    const verified = idsWhere(({ reviews }) => reviews.some((review) => review.verified));
    expect(verified.length).toBeGreaterThan(3);
    for (const id of still('hotelsewagrand', 'khatirgrandbanquet', 'lagoonaemerald'))
      expect(verified).not.toContain(id);
    const texts = venues.flatMap(({ reviews }) => reviews.map(({ review }) => review));
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('site 9 · facilities, meal and type follow from what was told', () => {
    expect(idsWhere(({ mealPreference }) => mealPreference === undefined)).toEqual(still('royalmountain'));
    expect(
      idsWhere(({ mealPreference, source }) => source !== 'sample' && mealPreference === 'Vegetarian'),
    ).toEqual(still('goldengalaxyresort', 'milanvatika', 'vrindavangrand'));
    const ample = idsWhere(
      ({ facilities, source }) => source !== 'sample' && facilities.includes('Ample Parking'),
    );
    expect(ample.sort()).toEqual(
      still(
        'edengardenlawn',
        'goldengalaxyresort',
        'hotelrajmahal',
        'hotelsewagrand',
        'karamvirgarden',
        'khatirgrandbanquet',
        'lagoonaemerald',
        'milanvatika',
        'queenlawnandbanquet',
        'sarovarportico',
      ),
    );
    expect(idsWhere(({ facilities }) => !facilities.includes('Food provided by venue'))).toEqual(
      still('royalmountain'),
    );
    expect(idsWhere(({ facilities }) => facilities.includes('Outside food allowed'))).toEqual(
      still('lagoonaemerald'),
    );
    expect(idsWhere(({ venueTypes }) => venueTypes.length === 0)).toEqual([]);
    expect(idsWhere(({ venueTypes }) => venueTypes.includes('Terrace Banquet Halls'))).toEqual(
      still('royalmountain'),
    );
  });
});

describe('venues 2 · the pictures of a page', () => {
  const picturesOf = (id: string) => pictures.filter((picture) => picture.id.startsWith(`${id}/`));

  test.each(specified)('venues 2 · $id has its own 5 to 8', ({ id }) => {
    expect(picturesOf(id).length).toBeGreaterThanOrEqual(id === 'lagoonaemerald' ? 8 : 5);
    expect(picturesOf(id).length).toBeLessThanOrEqual(8);
  });

  test('site 2 · every picture has an alt text, sizes, a placeholder, and its files', () => {
    expect(new Set(pictures.map(({ id }) => id)).size).toBe(pictures.length);
    for (const { id, alt, width, height, widths, fallback, placeholder, impression } of pictures) {
      expect(alt.length, `${id} has no alt text`).toBeGreaterThan(15);
      if (impression) expect(alt, id).toMatch(/^Artist's impression: /);
      expect(Math.min(width, height), id).toBeGreaterThan(300);
      expect(placeholder, id).toMatch(/^data:image\//);
      const files = [...widths.map((wide) => `${id}-${wide}.avif`), `${id}-${fallback}.webp`];
      for (const file of files)
        expect(existsSync(`public/pictures/${file}`), `public/pictures/${file}`).toBe(true);
    }
  });
});
