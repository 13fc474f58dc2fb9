import { expect, test } from 'vitest';
import { type AgeMarks, ageOf } from './lead-age.ts';

const hour = 3_600_000;
const day = 24 * hour;
const now = Date.UTC(2026, 10, 25, 12);

/** The state of a lead at each page load, with the marks that the loads before have left. */
function statesAt(queuedAt: unknown, ...loads: readonly number[]) {
  let marks: AgeMarks = {};
  return loads.map((time) => {
    const age = ageOf(queuedAt, marks, time);
    marks = JSON.parse(JSON.stringify(age.marks));
    return age.isOver ? 'over' : age.isExpired ? 'expired' : 'fresh';
  });
}

test.each<[string, unknown, readonly number[], readonly string[]]>([
  ['with a right clock', now, [now, now + 3 * day, now + 3 * day + 1], ['fresh', 'fresh', 'expired']],
  [
    'a day after a load found it expired',
    now,
    [now + 4 * day, now + 5 * day - 1, now + 5 * day],
    ['expired', 'expired', 'over'],
  ],
  ['years after the last load', now, [now + 900 * day], ['expired']],
  [
    'stored by a clock a year slow',
    now - 365 * day,
    [now, now + hour, now + day],
    ['expired', 'expired', 'over'],
  ],
  [
    'for one load by a clock five days fast',
    now,
    [now + 5 * day, now + hour, now + 2 * day],
    ['expired', 'fresh', 'fresh'],
  ],
  [
    'after a load by a clock five days fast, by a load a day before that time',
    now,
    [now + 5 * day, now + 4 * day, now + 5 * day - hour, now + 5 * day],
    ['expired', 'expired', 'expired', 'over'],
  ],
  [
    'stored in 2037',
    Date.UTC(2037, 0, 1),
    [now, now + 3 * day, now + 3 * day + 1],
    ['fresh', 'fresh', 'expired'],
  ],
  [
    'without a time',
    undefined,
    [now, now + 3 * day, now + 4 * day, now + 5 * day],
    ['fresh', 'fresh', 'expired', 'over'],
  ],
  [
    'without a time, first seen in 2037',
    undefined,
    [Date.UTC(2037, 0, 1), now, now + 3 * day + 1],
    ['fresh', 'fresh', 'expired'],
  ],
  ['with an impossible time', -1e300, [now], ['fresh']],
  ['with a text as time', 'yesterday', [now, now + 4 * day], ['fresh', 'expired']],
])('lead age · %s', (_name, queuedAt, loads, states) => {
  expect(statesAt(queuedAt, ...loads)).toEqual(states);
});
