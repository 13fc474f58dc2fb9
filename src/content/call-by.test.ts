import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { istOffsetMs } from '../domain/clock.ts';
import { callBy } from './call-by.ts';
import { site } from './site.ts';

/** A time such as "22 09:00" of November 2026, in IST. */
const ist = (text: string) => {
  const [day = '', time = ''] = text.split(' ');
  return new Date(`2026-11-${day}T${time}:00+05:30`);
};

describe('call by', () => {
  // Business hours are 9 am to 9 pm, and a call is promised within four of them.
  test.each([
    ['22 09:00', '22 13:00'],
    ['22 17:00', '22 21:00'],
    ['22 17:01', '23 09:01'],
    ['22 20:59', '23 12:59'],
    ['22 21:00', '23 13:00'],
    ['22 23:59', '23 13:00'],
    ['23 00:00', '23 13:00'],
    ['23 05:30', '23 13:00'],
    ['23 08:59', '23 13:00'],
    ['30 08:00', '30 13:00'],
  ])('call by · a lead of %s expects a call by %s', (received, expected) => {
    expect(callBy(ist(received))).toEqual(ist(expected));
  });

  test.each([
    ['morning', '22 11:59', '22 12:00'],
    ['morning', '22 12:00', '23 12:00'],
    ['afternoon', '22 10:00', '22 17:00'],
    ['evening', '22 22:00', '23 21:00'],
    ['now', '22 10:00', '22 14:00'],
  ] as const)(
    'call by · a lead that asks for the %s at %s expects a call by %s',
    (callTime, received, expected) => {
      expect(callBy(ist(received), callTime)).toEqual(ist(expected));
    },
  );

  test('call by · is always within business hours, after the lead, and within a day', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (received) => {
          const end = callBy(received).getTime();
          const minutes = ((end + istOffsetMs) / 60_000) % (24 * 60);
          const hours = (end - received.getTime()) / 3_600_000;
          return (
            minutes >= site.hours.opens &&
            minutes <= site.hours.closes &&
            hours >= site.promise.withinHours &&
            hours <= 24
          );
        },
      ),
    );
  });
});
