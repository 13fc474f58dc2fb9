import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventDetailsToParams, parseEventDetails, unusableOf } from './event-details.ts';

const read = (search: string) => parseEventDetails(new URLSearchParams(search));

test('your total · the address carries the event details', () => {
  expect(read('guests=300&veg=60&rooms=10&date=2027-02-14')).toEqual({
    guests: 300,
    vegShare: 0.6,
    rooms: 10,
    date: '2027-02-14',
  });
});

test('your total · without a usable guest count there is no event details', () => {
  for (const search of ['', 'guests=', 'guests=0', 'guests=-5', 'guests=many', 'guests=9999999', 'veg=50'])
    expect(read(search)).toBeUndefined();
});

test('your total · a bad value beside the guests is left out', () => {
  expect(read('guests=300&veg=140&rooms=x&date=2027-02-31')).toEqual({ guests: 300, vegShare: 1, rooms: 0 });
});

test.each([
  ['guests=300&veg=60&rooms=0&date=2027-02-14', []],
  ['', []],
  ['guests=&veg=&rooms=&date=', []],
  ['guests=many', ['guests']],
  ['guests=300&veg=140&rooms=201&date=2027-02-31', ['veg', 'rooms', 'date']],
  ['guests=5001&rooms=200', ['guests']],
])('your total · of "%s" we cannot use %j', (search, unusable) => {
  expect(unusableOf(new URLSearchParams(search))).toEqual(unusable);
});

test('your total · event details to address and back is the identity', () => {
  const parties = fc.record({
    guests: fc.integer({ min: 1, max: 5000 }),
    vegShare: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
    rooms: fc.integer({ min: 0, max: 200 }),
    date: fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  });
  fc.assert(
    fc.property(parties, (eventDetails) => {
      expect(parseEventDetails(new URLSearchParams(eventDetailsToParams(eventDetails)))).toEqual(
        eventDetails,
      );
    }),
  );
});
