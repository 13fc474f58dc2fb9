import { expect, test } from 'vitest';
import type { EventDetails } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { withTold } from '../../domain/facts/with-told.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { shownTotal, shownTotals } from './shown-total.ts';
import { calculateTotalAt } from './venue-total.ts';

const hotel = aVenue({
  id: 'hotel',
  vegPlate: 500,
  nonVegPlate: 700,
  rooms: 20,
  roomPrice: 1000,
});
const mehndi = aFunction({ kind: 'mehndi', guests: 150, rooms: 25, date: '2027-02-10', venue: 'hotel' });
const ring = aFunction({ kind: 'other', name: 'Ring ceremony', guests: 80, vegShare: 0.6 });
const elsewhere = aFunction({ guests: 600, venue: 'vatika' });
const family: EventDetails = [mehndi, ring, elsewhere];

test('shown total · it has the family’s figure for decoration where the total counts it', () => {
  const functions = [aFunction({ decor: 50_000 })] as const;
  expect(shownTotal(hotel, functions)?.functions).toMatchObject([{ decor: 50_000, notCounted: [] }]);
  const priced = { ...hotel, decoration: { from: 16_000 } };
  expect(shownTotal(priced, functions)?.functions[0]?.decor).toBeUndefined();
});

test('shown total · it has the sums of the page, the functions held there, and what is not counted, in ids and numbers', () => {
  const total = shownTotal(hotel, family);
  expect(total).toEqual({
    ...calculateTotalAt(hotel, family)?.sum,
    functions: [
      {
        kind: 'mehndi',
        guests: 150,
        vegShare: 1,
        rooms: 25,
        date: '2027-02-10',
        notCounted: [{ id: 'decoration' }, { id: 'moreRooms', missing: 5, available: 20 }],
      },
      {
        kind: 'other',
        name: 'Ring ceremony',
        guests: 80,
        vegShare: 0.6,
        rooms: 0,
        notCounted: [{ id: 'decoration' }],
      },
    ],
  });
  expect(JSON.stringify(total)).not.toMatch(/venue|vatika|label/);
});

test('shown total · there is none without event details, without a plate price, and where the family holds nothing', () => {
  expect(shownTotal(hotel, undefined)).toBeUndefined();
  expect(shownTotal(aVenue(), family)).toBeUndefined();
  expect(shownTotal(hotel, [elsewhere])).toBeUndefined();
});

const farm = aVenue({ id: 'vatika', name: 'Milan Vatika', vegPlate: 600, nonVegPlate: 800 });

test('shown total · of several venues it has the names, in the order of the page, without those that have no total', () => {
  const [named, other] = [{ ...hotel, name: 'Hotel Howdy' }, farm];
  const unpriced = aVenue({ id: 'unpriced' });
  expect(shownTotals([other, unpriced, named], family)).toEqual({
    event: 'Mehndi 150, Ring ceremony 80, Wedding 600 guests',
    venues: [
      { venue: 'Milan Vatika', ...shownTotal(other, family) },
      { venue: 'Hotel Howdy', ...shownTotal(named, family) },
    ],
  });
  expect(shownTotals([other], undefined)).toBeUndefined();
  expect(shownTotals([unpriced], family)).toBeUndefined();
});

test('shown total · it is by our page’s prices; what the hall told is beside it, without the family’s note', () => {
  const page = { ...hotel, name: 'Hotel Howdy' };
  const told = aTold({ vegPlate: 650, lift: true }, { note: 'Ask for Mr Sharma' });
  const functions = [aFunction({ guests: 100 })] as const;
  const total = shownTotal(withTold(page, told), functions);
  expect(total).toMatchObject({ low: 59_000, high: 59_000 });
  expect(total?.told).toEqual({
    venue: 'Hotel Howdy',
    venueId: 'hotel',
    facts: told.facts,
    total: { low: 76_700, high: 76_700 },
  });
});
