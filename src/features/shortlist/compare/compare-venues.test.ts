import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aTold } from '../../../domain/facts/told-fixture.ts';
import { withTold } from '../../../domain/facts/with-told.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { listPolicyGroups } from '../../venues/policies/policy-rows.ts';
import { aHall, aVenue } from '../../venues/venue-fixture.ts';
import { type CompareGroup, compareVenues } from './compare-venues.ts';

const unknownText = 'Not known yet: ask';

afterEach(() => setLocale('en'));

const plain = aVenue({
  id: 'a',
  name: 'A',
  vegPlate: 500,
  nonVegPlate: 700,
  servesNonVeg: true,
  halls: [aHall(200, 400)],
  longOpens: 540,
  longCloses: 1800,
});
const other = aVenue({
  id: 'b',
  name: 'B',
  vegPlate: 500,
  nonVegPlate: 700,
  servesNonVeg: true,
  eveningOpens: 1140,
  eveningCloses: 1740,
  rooms: 10,
  roomPrice: 2000,
  decoration: { from: 50_000 },
  bookingAmount: 100_000,
});
const eventDetails = [aFunction({ rooms: 5 })] as const;

const find = (groups: readonly CompareGroup[], title: string, label: string) =>
  groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);
const texts = (groups: readonly CompareGroup[], title: string, label: string) =>
  find(groups, title, label)?.cells.map(({ text }) => text);

const cells = (groups: readonly CompareGroup[], id: string) =>
  groups.flatMap(({ rows }) => rows).find((row) => row.id === id)?.cells ?? [];

test('compare · every row has one cell per venue', () => {
  for (const venues of [
    [plain, other],
    [other, plain, plain],
    [plain, plain, other, other],
  ]) {
    for (const group of compareVenues(venues, eventDetails)) {
      for (const row of group.rows) expect(row.cells).toHaveLength(venues.length);
    }
  }
});

test.each([
  ['en', 'Your total', 'Veg plates', ['₹1,50,000', '₹1,50,000'], false],
  ['en', 'Your total', 'Rooms', [unknownText, '₹10,000'], false],
  ['en', 'Your total', 'Decoration', [unknownText, 'from ₹50,000'], false],
  ['en', 'Your total', 'Total', ['₹1,77,000', '₹2,37,000'], true],
  ['en', 'Your total', 'Advance now', [unknownText, '₹1,00,000'], false],
  ['en', 'Your total', 'Not counted', ['Decoration, Rooms', 'nothing'], true],
  ['en', 'Timing slots', 'One long slot', ['9 AM – 6 AM next day', '–'], true],
  ['hi', 'आपका कुल खर्च', 'सजावट', ['अभी पता नहीं: पूछ लें', '₹50,000 से शुरू'], false],
  ['hi', 'आपका कुल खर्च', 'जो नहीं जोड़ा गया', ['सजावट, कमरे', 'कुछ नहीं'], true],
] as const)(
  'compare · in "%s", %s: %s has the values %j, and they differ: %s',
  (locale, title, label, values, differs) => {
    setLocale(locale);
    const found = find(compareVenues([plain, other], eventDetails), title, label);
    expect(found?.cells.map(({ text }) => text)).toEqual(values);
    expect(found?.differs).toBe(differs);
  },
);

test('compare · rooms at an unknown price are not known, unlike those of a venue that has none', () => {
  const withRooms = (rooms: number) => ({ ...plain, rooms });
  const groups = compareVenues([withRooms(10), withRooms(0), other], eventDetails);
  expect(texts(groups, 'Your total', 'Rooms')).toEqual([unknownText, '–', '₹10,000']);
});

test('compare · without event details there are plate prices, halls and no totals', () => {
  const groups = compareVenues([plain, other]);
  expect(texts(groups, 'Capacity', 'Halls (seated / floating)')).toEqual(['Hall: 200 / 400', unknownText]);
  expect(groups.map(({ title }) => title)).not.toContain('Your total');
  expect(texts(groups, 'At a glance', 'Veg plate')).toEqual(['₹500', '₹500']);
});

test('compare · every policy of the venues has a row; what is beyond the specification, where one venue has said it', () => {
  const groups = compareVenues([plain, other]);
  for (const venue of [plain, other]) {
    for (const policy of listPolicyGroups(venue)) {
      for (const row of policy.rows) {
        const found = groups.find(({ id }) => id === policy.id)?.rows.find(({ id }) => id === row.id);
        expect(found === undefined, `${policy.title}: ${row.commonLabel}`).toBe(row.isExtra === true);
      }
    }
  }
  expect(texts(groups, 'Advance payment', 'To book')?.[1]).toMatch(/^₹1,00,000 .*total booking amount/);
  const told = compareVenues([plain, { ...other, lift: true, minimumPlates: 200 }]);
  expect(texts(told, 'Other policies', 'Lift')).toEqual([unknownText, 'Yes']);
  expect(texts(told, 'Food', 'Minimum number of plates')).toEqual([unknownText, '200 plates']);
});

test.each([
  ['en', 'Advance payment', 'To book'],
  ['hi', 'एडवांस', 'बुकिंग के लिए'],
] as const)(
  'compare · the advance to book is not explained again in its cell, in "%s"',
  (locale, title, label) => {
    setLocale(locale);
    const groups = compareVenues([plain, { ...other, bookingAmount: undefined, advanceShare: 0.25 }]);
    expect(texts(groups, title, label)?.[1]).toBe('25%');
  },
);

test('compare · a row is unknown if no venue has said anything about it', () => {
  const rows = (id: string, venues = [plain, other]) =>
    compareVenues(venues, eventDetails)
      .flatMap((group) => group.rows)
      .find((row) => row.id === id);
  expect(rows('baraat')?.isUnknown).toBe(true);
  expect(rows('rating')?.isUnknown).toBe(true);
  expect(rows('rating', [plain, { ...other, rating: { score: 5, count: 1 } }])?.isUnknown).toBe(false);
  expect(rows('total')?.isUnknown).toBe(false);
});

test('compare · where the family holds no function the total says so', () => {
  const elsewhere = [aFunction({ venue: 'b' })] as const;
  expect(texts(compareVenues([plain, other], elsewhere), 'Your total', 'Total')?.[0]).toBe(
    'You hold no function here.',
  );
});

test('compare · a vegetarian kitchen says so, and that guests who eat non-veg are served veg', () => {
  const vegetarian = { ...plain, nonVegPlate: undefined, servesNonVeg: false };
  const kitchen = (details?: Parameters<typeof compareVenues>[1]) =>
    texts(compareVenues([vegetarian, other], details), 'At a glance', 'Kitchen');
  expect(kitchen()).toEqual(['Vegetarian kitchen', 'Veg and non-veg']);
  expect(kitchen([aFunction({ guests: 600, vegShare: 0 })])?.[0]).toBe(
    'This kitchen is vegetarian: all 600 plates are veg',
  );
  const details = [aFunction({ guests: 400, vegShare: 0.5 })] as const;
  expect(texts(compareVenues([vegetarian, other], details), 'Your total', 'Non-veg plates')?.[0]).toBe(
    'Vegetarian kitchen',
  );
});

test('compare · a policy that a hall told the family is marked, with our page’s where it differs', () => {
  const told = withTold({ ...plain, rooms: 20, hawan: true }, aTold({ rooms: 25, hawan: true }));
  const groups = compareVenues([told, other]);
  expect(cells(groups, 'rooms')[0]).toEqual({ text: '25', told: true, page: '20' });
  expect(cells(groups, 'hawan')[0]).toEqual({ text: 'Yes', told: true });
});

test('compare · plates and kitchen that a hall told the family are marked, with our page’s where it differs', () => {
  const told = withTold(plain, aTold({ vegPlate: 560, nonVegPlate: 700 }));
  const groups = compareVenues([told, other]);
  expect(find(groups, 'At a glance', 'Veg plate')?.cells).toEqual([
    { text: '₹560', told: true, page: '₹500' },
    { text: '₹500' },
  ]);
  expect(find(groups, 'At a glance', 'Non-veg plate')?.cells).toEqual([
    { text: '₹700', told: true },
    { text: '₹700' },
  ]);
  const packaged = withTold(plain, aTold({ vegPackage: 900, servesNonVeg: false }));
  const changed = compareVenues([packaged, other]);
  expect(find(changed, 'At a glance', 'Package a plate')?.cells[0]).toMatchObject({ told: true });
  expect(find(changed, 'At a glance', 'Kitchen')?.cells[0]).toMatchObject({
    text: 'Vegetarian kitchen',
    told: true,
    page: 'Veg and non-veg',
  });
});
