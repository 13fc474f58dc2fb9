import { afterEach, expect, test } from 'vitest';
import { loadVenues } from '../../../content/venues/index.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../venue-fixture.ts';
import { formatAdvance, listPolicyGroups, type PolicyGroupId, policyGroupIds } from './policy-groups.ts';

afterEach(() => setLocale('en'));

const unknown: VenueFacts = aVenue();

const row = (venue: Partial<VenueFacts>, group: PolicyGroupId, label: string) =>
  listPolicyGroups({ ...unknown, ...venue })
    .find((one) => one.id === group)
    ?.rows.find((one) => one.label === label);

test('policies · every group of the specification is listed, in its order', () => {
  expect(listPolicyGroups(unknown).map((group) => group.id)).toEqual(policyGroupIds);
});

test('policies · without facts only the tax has a value, and all others a question', () => {
  const rows = listPolicyGroups(unknown).flatMap((group) => group.rows);
  expect(rows.filter((one) => one.value !== undefined)).toEqual([
    { id: 'foodTax', label: 'On food and beverages', value: '18%' },
  ]);
  for (const one of rows) if (one.value === undefined) expect(one.question).toMatch(/\?$/);
});

test('policies · timings are slots, and the latest end is the closing time', () => {
  const slots = [
    { kind: 'morning', opens: 570, closes: 1080 },
    { kind: 'evening', opens: 1140, closes: 1800 },
  ] as const;
  expect(row({ slots }, 'timings', 'Morning slot')?.value).toBe('9:30 AM – 6 PM');
  expect(row({ slots }, 'timings', 'Evening slot')?.value).toBe('7 PM – 6 AM next day');
  expect(row({ slots }, 'timings', 'Closing time')?.value).toBe('6 AM next day');
});

test('policies · one long slot has no morning and no evening slot', () => {
  const slots = [{ kind: 'long', opens: 480, closes: 1860 }] as const;
  const rows = listPolicyGroups({ ...unknown, slots }).at(0)?.rows;
  expect(rows).toEqual([
    { id: 'long', label: 'One long slot', value: '8 AM – 7 AM next day' },
    { id: 'closing', label: 'Closing time', value: '7 AM next day' },
  ]);
});

test('policies · an evening slot with an unknown start has its end', () => {
  const slots = [{ kind: 'evening', closes: 1800 }] as const;
  expect(row({ slots }, 'timings', 'Evening slot')?.value).toBe('until 6 AM next day');
  expect(row({ slots }, 'timings', 'Morning slot')).toHaveProperty('question');
});

test('policies · no rooms is a "No", and an average price keeps its "about"', () => {
  const none = listPolicyGroups({ ...unknown, rooms: { count: 0 } }).find((group) => group.id === 'lodging');
  expect(none?.rows).toEqual([{ id: 'roomsAvailable', label: 'Rooms available', value: 'No', holds: false }]);
  const rooms = { count: 22, price: { about: 1000 } };
  expect(row({ rooms }, 'lodging', 'Number of rooms')?.value).toBe('22');
  expect(row({ rooms }, 'lodging', 'Average room price')?.value).toBe('about ₹1,000 a night');
  expect(row({ rooms: { count: 18 } }, 'lodging', 'Average room price')).toHaveProperty('question');
});

test('policies · changing rooms, parking, royalty and decoration have units', () => {
  expect(row({ changingRooms: { count: [1, 2] } }, 'changingRooms', 'Free changing rooms')?.value).toBe(
    '1–2 rooms',
  );
  expect(row({ parking: { vehicles: 25, valet: true } }, 'parking', 'Space for')?.value).toBe('25 vehicles');
  expect(row({ parking: { vehicles: 25, valet: true } }, 'parking', 'Valet')?.value).toBe('Yes');
  expect(row({ food: { cateringRoyalty: 75 } }, 'food', 'Catering royalty')?.value).toBe('₹75 per plate');
  expect(row({ decoration: { from: 16_000 } }, 'decoration', 'Starting cost')?.value).toBe('from ₹16,000');
});

test('policies · the advance is a share, a fixed amount, or a total booking amount', () => {
  expect(row({ advance: { kind: 'share', share: 0.25 } }, 'advance', 'To book')?.value).toBe('25%');
  const total = { kind: 'amount', rupees: 100_000, purpose: 'total-booking-amount' } as const;
  expect(row({ advance: total }, 'advance', 'Total booking amount')?.value).toBe('₹1,00,000');
  const note = 'adjustable against future bookings within 3 months';
  expect(formatAdvance({ kind: 'share', share: 0.25, note })).toBe(`25%, ${note}`);
  expect(formatAdvance(undefined)).toBeUndefined();
});

test('policies · cancellation is a text', () => {
  expect(row({ cancellable: false }, 'cancellation', 'A booking')?.value).toBe('Non-cancellable');
  expect(row({ cancellable: true }, 'cancellation', 'A booking')?.value).toBe('Can be cancelled');
});

test('policies · ample parking is a yes with its rule, or the number alone, never a no', () => {
  const parking = { vehicles: 200 };
  expect(row({ parking, facilities: ['ample-parking'] }, 'other', 'Ample parking')).toEqual({
    id: 'ampleParking',
    label: 'Ample parking',
    value: 'Yes: 200 vehicles (100 or more)',
    holds: true,
  });
  expect(row({ parking: { vehicles: 25 } }, 'other', 'Ample parking')).toEqual({
    id: 'ampleParking',
    label: 'Ample parking',
    value: '25 vehicles',
  });
  expect(row({}, 'other', 'Ample parking')).toHaveProperty('question');
});

test('policies · of the specified venues, a "No" is said only of rooms, non-veg food and cancellation', () => {
  const denied = loadVenues()
    .filter(({ source }) => source !== 'venue')
    .flatMap((venue) => listPolicyGroups(venue).flatMap(({ rows }) => rows))
    .filter((one) => one.value !== undefined && one.holds === false);
  expect([...new Set(denied.map(({ id }) => id))].sort()).toEqual([
    'cancellation',
    'nonVeg',
    'roomsAvailable',
  ]);
});

test('policies · in Hindi values and questions are Hindi', () => {
  setLocale('hi');
  const rooms = { count: 22, price: { about: 1000 } };
  expect(row({ rooms }, 'lodging', 'कमरे की औसत कीमत')?.value).toBe('एक रात के करीब ₹1,000');
  expect(row({ cancellable: false }, 'cancellation', 'बुकिंग')).toMatchObject({
    value: 'कैंसल नहीं हो सकती',
    holds: false,
  });
  const rows = listPolicyGroups(unknown).flatMap((group) => group.rows);
  for (const one of rows) if (one.value === undefined) expect(one.question).toMatch(/^[^a-z]+\?$/);
});
