import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { at, nextDay } from '../../domain/clock.ts';
import type { TimingSlot } from '../../domain/facts/fact-rules.ts';
import { setLocale } from '../../i18n/locale.ts';
import { checkVisitTime, displayTime, tourHours, visitHours, visitorTime } from './visit-times.ts';

afterEach(() => setLocale('en'));

const team = { opens: at(9), closes: at(21) };
const hoursOf = (slots: readonly TimingSlot[]) => visitHours(slots, team);
const teamHours = hoursOf([]);
/** A venue that closes at five has its latest start at four. */
const earlyHours = hoursOf([{ kind: 'morning', opens: at(10), closes: at(17) }]);
const check = (date: string, time: string, hours = teamHours) => checkVisitTime(date, time, hours);
const teamError = 'Please choose a time between 9 am and 8 pm.';
const earlyError = 'Please choose a time between 10 am and 4 pm.';

test.each([
  ['', '', { date: 'Please choose a date.', time: 'Please choose a time.' }],
  ['2026-11-22', '11:00', {}],
  ['2026-13-01', '11:00', { date: 'Please choose a real date, with all four digits of the year.' }],
  ['2026-11-22', '08:59', { time: teamError }],
  ['2026-11-22', '09:00', {}],
  ['2026-11-22', '20:00', {}],
  ['2026-11-22', '20:01', { time: teamError }],
  ['2026-11-22', '09:59', { time: earlyError }, earlyHours],
  ['2026-11-22', '10:00', {}, earlyHours],
  ['2026-11-22', '16:00', {}, earlyHours],
  ['2026-11-22', '16:01', { time: earlyError }, earlyHours],
  ['20266-02-14', '11:00', { date: 'Please choose a real date, with all four digits of the year.' }],
  ['2100-01-01', '11:00', { date: 'Please choose a real date, with all four digits of the year.' }],
  ['2099-12-31', '11:00', {}],
] as const)('visit times · %s at "%s" has these errors: %j', (date, time, problems, hours?) => {
  expect(check(date, time, hours)).toEqual(problems);
});

test.each([
  ['no known slots: the team', [], '09:00', '20:00'],
  ['the venue closes earlier', [{ kind: 'long', opens: at(10), closes: at(17) }], '10:00', '16:00'],
  [
    'the venue opens earlier and closes later',
    [{ kind: 'long', opens: at(8), closes: nextDay(7) }],
    '09:00',
    '20:00',
  ],
  [
    'two slots: from the first opening to the last closing',
    [
      { kind: 'morning', opens: at(9, 30), closes: at(16) },
      { kind: 'evening', opens: at(18), closes: at(20, 30) },
    ],
    '09:30',
    '19:30',
  ],
  ['only an evening slot', [{ kind: 'evening', opens: at(19), closes: at(24) }], '19:00', '20:00'],
  ['unknown opening: the team', [{ kind: 'evening', closes: nextDay(6) }], '09:00', '20:00'],
  ['unknown closing: the team', [{ kind: 'morning', opens: at(11) }], '11:00', '20:00'],
  ['one hour of overlap', [{ kind: 'evening', opens: at(20), closes: nextDay(2) }], '20:00', '20:00'],
  [
    'less than an hour of overlap: the team',
    [{ kind: 'evening', opens: at(20, 1), closes: nextDay(2) }],
    '09:00',
    '20:00',
  ],
] as const)('visit times · start of a visit · %s', (_name, slots, from, to) => {
  expect(hoursOf(slots)).toEqual({ from, to });
});

test("visit times · a visit is within the team's hours for any slots", () => {
  const minute = fc.integer({ min: 0, max: at(34) });
  const slot = fc.record({ kind: fc.constant('long' as const), opens: minute, closes: minute });
  fc.assert(
    fc.property(fc.array(slot, { maxLength: 3 }), (slots) => {
      const { from, to } = hoursOf(slots);
      expect(from >= '09:00' && from <= to && to <= '20:00').toBe(true);
    }),
  );
});

test.each([
  ['09:00', '9 am'],
  ['09:30', '9:30 am'],
  ['12:00', '12 pm'],
  ['20:05', '8:05 pm'],
  ['00:00', '12 am'],
])('visit times · %s is displayed as %s', (time, text) => {
  expect(displayTime(time)).toBe(text);
});

test('visit times · in Hindi the errors name the part of the day', () => {
  setLocale('hi');
  expect(check('2026-11-22', '08:00').time).toBe('कृपया सुबह 9 बजे से रात 8 बजे तक का कोई समय चुनिए।');
  for (const [date, time] of [
    ['', ''],
    ['2026-13-01', '11:00'],
  ] as const) {
    for (const text of Object.values(check(date, time))) expect(text).toMatch(/^[^a-z]*।$/i);
  }
});

const long = (opens: number, closes: number): readonly TimingSlot[] => [{ kind: 'long', opens, closes }];

test.each([
  ['one venue is a visit', [long(at(10), at(17))], '10:00', '16:00'],
  ['of venues without known hours: the team, an hour for each', [[], [], []], '09:00', '18:00'],
  ['the second venue opens late', [[], long(at(12), at(21))], '11:00', '19:00'],
  ['the first venue closes early', [long(at(9), at(13)), []], '09:00', '12:00'],
  ['the order is impossible: the team', [long(at(18), at(21)), long(at(9), at(12))], '09:00', '19:00'],
] as const)('visit times · start of a tour · %s', (_name, venues, from, to) => {
  expect(tourHours(venues, team)).toEqual({ from, to });
});

test('visit times · a tour reaches each venue within its hours, wherever its order allows that', () => {
  const hour = fc.integer({ min: at(8), max: at(20) });
  const slots = fc
    .tuple(hour, fc.integer({ min: 60, max: at(10) }))
    .map(([opens, open]) => long(opens, opens + open));
  fc.assert(
    fc.property(fc.array(slots, { minLength: 1, maxLength: 4 }), (venues) => {
      const { from, to } = tourHours(venues, team);
      expect(from >= '09:00' && from <= to && to <= '20:00').toBe(true);
      const own = venues.map(hoursOf);
      const minutes = (text: string) => at(Number(text.slice(0, 2)), Number(text.slice(3)));
      const fits = (start: number) =>
        own.every(
          (one, index) => minutes(one.from) <= start + 60 * index && start + 60 * index <= minutes(one.to),
        );
      const isPossible = Array.from({ length: at(12) }, (_, minute) => at(9) + minute).some(fits);
      expect(fits(minutes(from)) && fits(minutes(to))).toBe(isPossible);
    }),
  );
});

test.each([
  ['2026-12-05', '11:00', 0, '5:30 am'],
  ['2026-12-05', '11:00', -480, '9:30 pm, 4 Dec 2026'],
  ['2026-12-05', '20:00', 600, '12:30 am, 6 Dec 2026'],
  ['2026-12-05', '11:00', 330, undefined],
  ['', '11:00', undefined, undefined],
] as const)(
  "visit times · %s at %s, for a clock %s minutes east of UTC, is the visitor's %s",
  (date, time, offset, text) => {
    expect(visitorTime(date, time, offset)).toBe(text);
  },
);
