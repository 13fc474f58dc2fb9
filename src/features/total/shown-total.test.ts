import { expect, test } from 'vitest';
import type { EventDetails } from '../../domain/event-details.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { shownTotal } from './shown-total.ts';
import { calculateTotalAt } from './venue-total.ts';

const hotel = aVenue({
  id: 'hotel',
  plate: { veg: 500, nonVeg: 700 },
  rooms: { count: 20, price: 1000 },
});
const mehndi = aFunction({ kind: 'mehndi', guests: 150, rooms: 25, date: '2027-02-10', venue: 'hotel' });
const ring = aFunction({ kind: 'other', name: 'Ring ceremony', guests: 80, vegShare: 0.6 });
const elsewhere = aFunction({ guests: 600, venue: 'vatika' });
const family: EventDetails = [mehndi, ring, elsewhere];

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
