import { afterEach, expect, test } from 'vitest';
import { loadVenues } from '../../../content/venues/index.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../venue-fixture.ts';
import { listPolicyGroups, type PolicyGroupId, policyGroupIds } from './policy-groups.ts';

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

const slots = [
  { kind: 'morning', opens: 570, closes: 1080 },
  { kind: 'evening', opens: 1140, closes: 1800 },
] as const;
const booking = { kind: 'amount', rupees: 100_000, purpose: 'total-booking-amount' } as const;
const note = 'adjustable against future bookings within 3 months';
const rooms = { count: 22, price: { about: 1000 } };
const parking = { vehicles: 25, valet: true };

test.each([
  [{ slots }, 'timings', 'Morning slot', '9:30 AM – 6 PM'],
  [{ slots }, 'timings', 'Evening slot', '7 PM – 6 AM next day'],
  [{ slots }, 'timings', 'Closing time', '6 AM next day'],
  [{ slots: [{ kind: 'evening', closes: 1800 }] }, 'timings', 'Evening slot', 'until 6 AM next day'],
  [{ slots: [{ kind: 'evening', closes: 1800 }] }, 'timings', 'Morning slot', undefined],
  [{ rooms }, 'lodging', 'Number of rooms', '22'],
  [{ rooms }, 'lodging', 'Average room price', 'about ₹1,000 a night'],
  [{ rooms: { count: 18 } }, 'lodging', 'Average room price', undefined],
  [{ changingRooms: { count: [1, 2] } }, 'changingRooms', 'Free changing rooms', '1–2 rooms'],
  [{ parking }, 'parking', 'Space for', '25 vehicles'],
  [{ parking }, 'parking', 'Valet', 'Yes'],
  [{ food: { cateringRoyalty: 75 } }, 'food', 'Catering royalty', '₹75 per plate'],
  [{ decoration: { from: 16_000 } }, 'decoration', 'Starting cost', 'from ₹16,000'],
  [{ advance: { kind: 'share', share: 0.25 } }, 'advance', 'To book', '25%'],
  [{ advance: { kind: 'share', share: 0.25, note } }, 'advance', 'To book', `25%, ${note}`],
  [{ advance: booking }, 'advance', 'Total booking amount', '₹1,00,000'],
  [{ cancellable: false }, 'cancellation', 'A booking', 'Non-cancellable'],
  [{ cancellable: true }, 'cancellation', 'A booking', 'Can be cancelled'],
  [{ parking: { vehicles: 25 } }, 'other', 'Ample parking', '25 vehicles'],
  [{}, 'other', 'Ample parking', undefined],
] as const)('policies · with %j, %s: %s is %s', (facts, group, label, value) => {
  const found = row(facts, group, label);
  expect(found).toHaveProperty(value === undefined ? 'question' : 'value');
  expect(found?.value).toBe(value);
});

test('policies · one long slot has no morning and no evening slot', () => {
  const slots = [{ kind: 'long', opens: 480, closes: 1860 }] as const;
  const rows = listPolicyGroups({ ...unknown, slots }).at(0)?.rows;
  expect(rows).toEqual([
    { id: 'long', label: 'One long slot', value: '8 AM – 7 AM next day' },
    { id: 'closing', label: 'Closing time', value: '7 AM next day' },
  ]);
});

test('policies · no rooms is a "No"', () => {
  const none = listPolicyGroups({ ...unknown, rooms: { count: 0 } }).find((group) => group.id === 'lodging');
  expect(none?.rows).toEqual([{ id: 'roomsAvailable', label: 'Rooms available', value: 'No', holds: false }]);
});

test('policies · ample parking is a yes with its rule, or the number alone, never a no', () => {
  const ample = { parking: { vehicles: 200 }, facilities: ['ample-parking'] } as const;
  const value = 'Yes: 200 vehicles (100 or more)';
  expect(row(ample, 'other', 'Ample parking')).toMatchObject({ value, holds: true });
  expect(row({ parking }, 'other', 'Ample parking')).not.toHaveProperty('holds');
});

test('policies · of the specified venues, a "No" is said only of rooms, non-veg food and cancellation', () => {
  const denied = loadVenues()
    .filter(({ source }) => source !== 'venue')
    .flatMap((venue) => listPolicyGroups(venue).flatMap(({ rows }) => rows))
    .filter((one) => one.value !== undefined && one.holds === false);
  const ids = [...new Set(denied.map(({ id }) => id))];
  expect(['cancellation', 'nonVeg', 'roomsAvailable']).toEqual(expect.arrayContaining(ids));
});

test('policies · in Hindi values and questions are Hindi', () => {
  setLocale('hi');
  expect(row({ rooms }, 'lodging', 'कमरे की औसत कीमत')?.value).toBe('एक रात के करीब ₹1,000');
  expect(row({ cancellable: false }, 'cancellation', 'बुकिंग')).toMatchObject({
    value: 'कैंसल नहीं हो सकती',
    holds: false,
  });
  const rows = listPolicyGroups(unknown).flatMap((group) => group.rows);
  for (const one of rows) if (one.value === undefined) expect(one.question).toMatch(/^[^a-z]+\?$/);
});
