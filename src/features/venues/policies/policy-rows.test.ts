import { afterEach, expect, test } from 'vitest';
import { loadVenues } from '../../../content/venues/index.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../venue-fixture.ts';
import { listPolicyGroups, type PolicyGroupId, type PolicyVenue, policyGroupIds } from './policy-rows.ts';

afterEach(() => setLocale('en'));

const unknown: VenueFacts = aVenue();

const row = (venue: Partial<PolicyVenue>, group: PolicyGroupId, label: string) =>
  listPolicyGroups({ ...unknown, ...venue })
    .find((one) => one.id === group)
    ?.rows.filter((one) => one.label === label)
    .sort((a, b) => Number(b.value !== undefined) - Number(a.value !== undefined))[0];

test('policies · every group of the specification is listed, in its order', () => {
  expect(listPolicyGroups(unknown).map((group) => group.id)).toEqual(policyGroupIds);
});

test('policies · without facts only the tax has a value, and all others a question', () => {
  const rows = listPolicyGroups(unknown).flatMap((group) => group.rows);
  expect(rows.filter((one) => one.value !== undefined)).toEqual([
    expect.objectContaining({ id: 'foodTax', label: 'On food and beverages', value: '18%' }),
  ]);
  for (const one of rows) if (one.value === undefined) expect(one.question).toMatch(/\?$/);
});

const slots = { morningOpens: 570, morningCloses: 1080, eveningOpens: 1140, eveningCloses: 1800 } as const;
const advanceNote = 'adjustable against future bookings within 3 months';
const rooms = { rooms: 22, roomPrice: { about: 1000 } } as const;
const parking = { parking: 25, hasValet: true } as const;

test.each([
  [slots, 'timings', 'Morning slot', '9:30 AM – 6 PM'],
  [slots, 'timings', 'Evening slot', '7 PM – 6 AM next day'],
  [slots, 'timings', 'Closing time', '6 AM next day'],
  [{ eveningCloses: 1800 }, 'timings', 'Evening slot', 'until 6 AM next day'],
  [{ eveningCloses: 1800 }, 'timings', 'Morning slot', undefined],
  [rooms, 'lodging', 'Number of rooms', '22'],
  [rooms, 'lodging', 'Average room price', 'about ₹1,000 a night'],
  [{ rooms: 18 }, 'lodging', 'Average room price', undefined],
  [{ changingRooms: [1, 2] }, 'changingRooms', 'Free changing rooms', '1–2 rooms'],
  [parking, 'parking', 'Space for', '25 vehicles'],
  [parking, 'parking', 'Valet', 'Yes'],
  [{ royalty: 75 }, 'food', 'Catering royalty', '₹75 per plate'],
  [{ decoration: { from: 16_000 } }, 'decoration', 'Starting cost', 'from ₹16,000'],
  [{ advanceShare: 0.25 }, 'advance', 'To book', '25%'],
  [{ advanceShare: 0.25, advanceNote }, 'advance', 'To book', `25%, ${advanceNote}`],
  [{ bookingAmount: 100_000 }, 'advance', 'Total booking amount', '₹1,00,000'],
  [{ cancellable: false }, 'cancellation', 'A booking', 'Non-cancellable'],
  [{ cancellable: true }, 'cancellation', 'A booking', 'Can be cancelled'],
  [{ parking: 25 }, 'other', 'Ample parking', '25 vehicles'],
  [{}, 'other', 'Ample parking', undefined],
  [{ decoration: 60_000 }, 'decoration', 'Decoration', '₹60,000'],
  [{ decoration: 'included' }, 'decoration', 'Decoration', 'Included'],
  [{ corkage: 500 }, 'alcohol', 'Corkage', '₹500 a bottle'],
  [{ royalty: 'no-charge' }, 'food', 'Catering royalty', 'No charge'],
  [{ valet: { from: 100 } }, 'parking', 'Valet charge', 'from ₹100 a vehicle'],
  [{ minimumPlates: 0 }, 'food', 'Minimum number of plates', 'None'],
  [{ musicUntil: 1350 }, 'other', 'Music until', '10:30 PM'],
  [{ deposit: 0 }, 'advance', 'Refundable deposit', 'None'],
  [{ foodTax: 'included' }, 'tax', 'On food and beverages', 'Included in the plate price'],
] as const)('policies · with %j, %s: %s is %s', (facts, group, label, value) => {
  const found = row(facts, group, label);
  expect(found).toHaveProperty(value === undefined ? 'question' : 'value');
  expect(found?.value).toBe(value);
});

test('policies · one long slot has no morning and no evening slot', () => {
  const rows = listPolicyGroups({ ...unknown, longOpens: 480, longCloses: 1860 }).at(0)?.rows;
  expect(rows?.filter(({ isExtra }) => !isExtra)).toMatchObject([
    { label: 'One long slot', value: '8 AM – 7 AM next day' },
    { label: 'Closing time', value: '7 AM next day' },
  ]);
});

test('policies · no rooms is a "No"', () => {
  const none = listPolicyGroups({ ...unknown, rooms: 0 }).find((group) => group.id === 'lodging');
  expect(none?.rows).toMatchObject([{ label: 'Rooms available', value: 'No', holds: false }]);
});

test('policies · ample parking is a yes with its rule, or the number alone, never a no', () => {
  const ample = { parking: 200 };
  const value = 'Yes: 200 vehicles (100 or more)';
  expect(row(ample, 'other', 'Ample parking')).toMatchObject({ value, holds: true });
  expect(row(parking, 'other', 'Ample parking')).not.toHaveProperty('holds');
});

test('policies · of the specified venues, a "No" is said only of rooms, non-veg food and cancellation', () => {
  const denied = loadVenues()
    .filter(({ source }) => source !== 'venue')
    .flatMap((venue) => listPolicyGroups(venue).flatMap(({ rows }) => rows))
    // What a venue has confirmed itself may be a no, too.
    .filter((one) => one.value !== undefined && one.holds === false && !one.confirmed);
  const ids = [...new Set(denied.map(({ id }) => id))];
  expect(['cancellable', 'servesNonVeg', 'roomsAvailable']).toEqual(expect.arrayContaining(ids));
});

test('policies · in Hindi values and questions are Hindi', () => {
  setLocale('hi');
  expect(row(rooms, 'lodging', 'कमरे की औसत कीमत')?.value).toBe('एक रात के करीब ₹1,000');
  expect(row({ cancellable: false }, 'cancellation', 'बुकिंग')).toMatchObject({
    value: 'कैंसल नहीं हो सकती',
    holds: false,
  });
  const rows = listPolicyGroups(unknown).flatMap((group) => group.rows);
  for (const one of rows) if (one.value === undefined) expect(one.question).toMatch(/^[^a-z]+\?$/);
});

test('policies · a row is confirmed since the earliest day of its facts, if the venue has confirmed all of them', () => {
  const [first, later] = [
    { date: '2026-11-02', text: '2 Nov 2026' },
    { date: '2026-11-12', text: '12 Nov 2026' },
  ];
  const slot = { ...unknown, eveningOpens: 1140, eveningCloses: 1740 };
  expect(
    row({ ...slot, confirmed: { eveningOpens: later, eveningCloses: first } }, 'timings', 'Evening slot'),
  ).toHaveProperty('confirmed', first);
  expect(row({ ...slot, confirmed: { eveningOpens: later } }, 'timings', 'Evening slot')).not.toHaveProperty(
    'confirmed',
  );
});
