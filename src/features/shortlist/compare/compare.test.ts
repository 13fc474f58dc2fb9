import { expect, test } from 'vitest';
import { venueQuestions } from '../../../content/questions.ts';
import type { VenueSummary } from '../../../content/types.ts';
import { totalsFor } from '../../estimate/totals.ts';
import { listPolicyGroups } from '../../venues/policies/policy-groups.ts';
import { type CompareGroup, notTold } from './compare-cells.ts';
import { compareVenues } from './compare-rows.ts';

const plain: VenueSummary = {
  id: 'a',
  name: 'A',
  city: 'faridabad',
  source: 'specification',
  address: 'Sector 10',
  shortDescription: '',
  hasPage: true,
  managed: true,
  venueTypes: [],
  facilities: [],
  plate: { veg: 500, nonVeg: 700 },
  halls: [{ name: 'Hall 1', seats: 200, floating: 400 }],
  slots: [{ kind: 'long', opens: 540, closes: 1800 }],
  foodTax: 0.18,
  pictures: [],
  pictureCount: 0,
};
const other: VenueSummary = {
  ...plain,
  id: 'b',
  name: 'B',
  slots: [{ kind: 'evening', opens: 1140, closes: 1740 }],
  halls: [],
  rooms: { count: 10, price: 2000 },
  decoration: { from: 50_000 },
  advance: { kind: 'amount', rupees: 100_000, purpose: 'total-booking-amount' },
};
const eventDetails = { guests: 300, vegShare: 1, rooms: 5 };

const find = (groups: readonly CompareGroup[], title: string, label: string) =>
  groups.find((group) => group.title === title)?.rows.find((row) => row.label === label);
const texts = (groups: readonly CompareGroup[], title: string, label: string) =>
  find(groups, title, label)?.cells.map(({ text }) => text);

test('compare · every row has one cell a venue, whatever the venues', () => {
  for (const venues of [
    [plain, other],
    [other, plain, plain],
    [plain, plain, other, other],
  ]) {
    for (const group of compareVenues(venues, eventDetails, totalsFor(eventDetails))) {
      for (const row of group.rows) expect(row.cells).toHaveLength(venues.length);
    }
  }
});

test('compare · the total stands line by line, and what was not told is named', () => {
  const groups = compareVenues([plain, other], eventDetails, totalsFor(eventDetails));
  expect(texts(groups, 'Your total', 'Veg plates')).toEqual(['₹1,50,000', '₹1,50,000']);
  expect(texts(groups, 'Your total', 'Rooms')).toEqual([notTold, '₹10,000']);
  expect(texts(groups, 'Your total', 'Decoration')).toEqual([notTold, 'from ₹50,000']);
  expect(texts(groups, 'Your total', 'Total')).toEqual(['₹1,77,000', '₹2,37,000']);
  expect(texts(groups, 'Your total', 'Advance now')).toEqual([notTold, '₹1,00,000']);
  expect(texts(groups, 'Your total', 'Not counted')).toEqual(['Decoration, Rooms', 'nothing']);
});

test('compare · without a event details there are plates and no totals', () => {
  const groups = compareVenues([plain, other]);
  expect(groups.map(({ title }) => title)).not.toContain('Your total');
  expect(texts(groups, 'At a glance', 'Veg plate')).toEqual(['₹500', '₹500']);
});

test('compare · every policy of both venues has its row', () => {
  const groups = compareVenues([plain, other]);
  for (const venue of [plain, other]) {
    for (const policy of listPolicyGroups(venue)) {
      for (const { label } of policy.rows) {
        expect(find(groups, policy.title, label), `${policy.title}: ${label}`).toBeDefined();
      }
    }
  }
  expect(texts(groups, 'Timing slots', 'One long slot')).toEqual(['9 AM – 6 AM next day', '–']);
  expect(texts(groups, 'Advance payment', 'To book')?.[1]).toMatch(/^₹1,00,000 .*total booking amount/);
});

test('compare · a difference is one between things told', () => {
  const groups = compareVenues([plain, other], eventDetails, totalsFor(eventDetails));
  expect(find(groups, 'Your total', 'Total')?.differs).toBe(true);
  expect(find(groups, 'Your total', 'Veg plates')?.differs).toBe(false);
  expect(find(groups, 'Advance payment', 'To book')?.differs).toBe(false);
});

test('compare · the questions that no policy answers stand at the end', () => {
  const last = compareVenues([plain, other]).at(-1);
  expect(last?.rows.map(({ label }) => label)).toContain(
    venueQuestions.find(({ id }) => id === 'extraHour')?.question,
  );
});
