import { expect, test } from 'vitest';
import { type CallTime, hoursOf } from './call-times.ts';
import { at } from './clock.ts';
import { isSameDay, minutesOfDay, nextOpening, nextSpan } from './opening-hours.ts';

const hours = { opens: at(9), closes: at(21) };
/** A time such as "22 09:00" of November 2026, in IST. */
const ist = (text: string) => new Date(`2026-11-${text.replace(' ', 'T')}:00+05:30`);

test.each([
  ['22 08:59', '22 09:00'],
  ['22 09:00', undefined],
  ['22 20:59', undefined],
  ['22 21:00', '23 09:00'],
  ['22 23:59', '23 09:00'],
  ['23 00:00', '23 09:00'],
])('call times · at %s, the next opening is %s', (now, opening) => {
  expect(nextOpening(hours, ist(now))).toEqual(opening && ist(opening));
});

test.each<[CallTime, object | undefined]>([
  ['now', undefined],
  ['morning', { from: at(9), to: at(12) }],
  ['afternoon', { from: at(12), to: at(17) }],
  ['evening', { from: at(17), to: at(21) }],
])('call times · "%s" has the hours %j', (callTime, span) => {
  expect(hoursOf(callTime, hours)).toEqual(span);
});

test('call times · other business hours cut the parts of the day, or leave one out', () => {
  const late = { opens: at(13), closes: at(17) };
  expect((['morning', 'afternoon', 'evening'] as const).map((one) => hoursOf(one, late))).toEqual([
    undefined,
    { from: at(13), to: at(17) },
    undefined,
  ]);
  expect(nextSpan('evening', late, ist('22 10:00'))).toBeUndefined();
});

test.each<[CallTime, string, string, string]>([
  ['morning', '22 07:00', '22 09:00', '22 12:00'],
  ['morning', '22 11:59', '22 09:00', '22 12:00'],
  ['morning', '22 12:00', '23 09:00', '23 12:00'],
  ['afternoon', '22 16:59', '22 12:00', '22 17:00'],
  ['evening', '22 10:00', '22 17:00', '22 21:00'],
  ['evening', '22 21:00', '23 17:00', '23 21:00'],
])('call times · %s, asked for at %s, is from %s to %s', (callTime, now, from, to) => {
  expect(nextSpan(callTime, hours, ist(now))).toEqual({ from: ist(from), to: ist(to) });
});

test('call times · elsewhere the same moment has another time and perhaps another day', () => {
  const opening = ist('22 09:00');
  expect(minutesOfDay(opening, -300)).toBe(at(22, 30));
  expect(isSameDay(opening, ist('21 22:00'), -300)).toBe(true);
  expect(isSameDay(opening, ist('21 22:00'), 330)).toBe(false);
});
