import { afterEach, expect, test } from 'vitest';
import { venueQuestions } from '../../../content/questions.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { listPolicyGroups } from '../../venues/policies/policy-groups.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { type CompareGroup, compareVenues } from './compare-venues.ts';

const unknownText = 'Not known yet: ask';

afterEach(() => setLocale('en'));

const plain = aVenue({
  id: 'a',
  name: 'A',
  plate: { veg: 500, nonVeg: 700 },
  halls: [{ name: 'Hall 1', seats: 200, floating: 400 }],
  slots: [{ kind: 'long', opens: 540, closes: 1800 }],
});
const other = aVenue({
  id: 'b',
  name: 'B',
  plate: { veg: 500, nonVeg: 700 },
  slots: [{ kind: 'evening', opens: 1140, closes: 1740 }],
  rooms: { count: 10, price: 2000 },
  decoration: { from: 50_000 },
  advance: { kind: 'amount', rupees: 100_000, purpose: 'total-booking-amount' },
});
const eventDetails = { guests: 300, vegShare: 1, rooms: 5 };

const find = (groups: readonly CompareGroup[], title: string, label: string) =>
  groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);
const texts = (groups: readonly CompareGroup[], title: string, label: string) =>
  find(groups, title, label)?.cells.map(({ text }) => text);

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

test('compare · the total is listed line by line, with the unknown costs', () => {
  const groups = compareVenues([plain, other], eventDetails);
  expect(texts(groups, 'Your total', 'Veg plates')).toEqual(['₹1,50,000', '₹1,50,000']);
  expect(texts(groups, 'Your total', 'Rooms')).toEqual([unknownText, '₹10,000']);
  expect(texts(groups, 'Your total', 'Decoration')).toEqual([unknownText, 'from ₹50,000']);
  expect(texts(groups, 'Your total', 'Total')).toEqual(['₹1,77,000', '₹2,37,000']);
  expect(texts(groups, 'Your total', 'Advance now')).toEqual([unknownText, '₹1,00,000']);
  expect(texts(groups, 'Your total', 'Not counted')).toEqual(['Decoration, Rooms', 'nothing']);
});

test('compare · without event details there are plate prices and no totals', () => {
  const groups = compareVenues([plain, other]);
  expect(groups.map(({ title }) => title)).not.toContain('Your total');
  expect(texts(groups, 'At a glance', 'Veg plate')).toEqual(['₹500', '₹500']);
});

test('compare · every policy of the venues has a row', () => {
  const groups = compareVenues([plain, other]);
  for (const venue of [plain, other]) {
    for (const policy of listPolicyGroups(venue)) {
      for (const { id, label } of policy.rows) {
        const rowLabel = id === 'advance' ? 'To book' : label;
        expect(find(groups, policy.title, rowLabel), `${policy.title}: ${rowLabel}`).toBeDefined();
      }
    }
  }
  expect(texts(groups, 'Timing slots', 'One long slot')).toEqual(['9 AM – 6 AM next day', '–']);
  expect(texts(groups, 'Advance payment', 'To book')?.[1]).toMatch(/^₹1,00,000 .*total booking amount/);
});

test('compare · only known values can differ', () => {
  const groups = compareVenues([plain, other], eventDetails);
  expect(find(groups, 'Your total', 'Total')?.differs).toBe(true);
  expect(find(groups, 'Your total', 'Veg plates')?.differs).toBe(false);
  expect(find(groups, 'Advance payment', 'To book')?.differs).toBe(false);
});

test('compare · the questions that no policy answers are last', () => {
  const last = compareVenues([plain, other]).at(-1);
  expect(last?.rows.map(({ label }) => label)).toContain(
    venueQuestions.find(({ id }) => id === 'extraHour')?.question(),
  );
});

test('compare · the total in Hindi', () => {
  setLocale('hi');
  const groups = compareVenues([plain, other], eventDetails);
  expect(texts(groups, 'आपका कुल खर्च', 'सजावट')).toEqual(['अभी पता नहीं: पूछ लें', '₹50,000 से शुरू']);
  expect(texts(groups, 'आपका कुल खर्च', 'जो नहीं जोड़ा गया')?.[1]).toBe('कुछ नहीं');
  expect(texts(groups, 'एक नज़र में', 'रेटिंग')).toEqual(['अभी पता नहीं: पूछ लें', 'अभी पता नहीं: पूछ लें']);
});

test.each([
  ['en', 'Advance payment', 'To book'],
  ['hi', 'एडवांस', 'बुकिंग के लिए'],
] as const)(
  'compare · the advance to book is not explained again in its cell, in "%s"',
  (locale, title, label) => {
    setLocale(locale);
    const groups = compareVenues([plain, { ...other, advance: { kind: 'share', share: 0.25 } }]);
    expect(texts(groups, title, label)?.[1]).toBe('25%');
  },
);
