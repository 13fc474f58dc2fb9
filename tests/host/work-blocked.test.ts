import { describe, expect, test } from 'vitest';
import { type TraceEvent, workBlocked } from '../../scripts/bench/work-blocked.ts';

const page = { ph: 'X', pid: 1, tid: 2, args: {} };
const start: TraceEvent[] = [
  { ...page, ph: 'M', name: 'thread_name', ts: 0, args: { name: 'CrRendererMain' } },
  { ...page, ph: 'R', name: 'firstContentfulPaint', ts: 100_000 },
];
/** Milliseconds. */
const task = (at: number, lasts: number, works: number): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts: at * 1000,
  dur: lasts * 1000,
  tdur: works * 1000,
});

describe('fast 1 · blocked time of the page’s own work', () => {
  test('what a task works beyond 50 ms, slowed four times', () => {
    expect(workBlocked([...start, task(200, 20, 20), task(300, 30, 15)])).toBe(30 + 10);
  });

  test('no task is long because it waited for a processor', () => {
    expect(workBlocked([...start, task(200, 60, 12)])).toBe(0);
  });

  test('only what comes after the first paint counts', () => {
    expect(workBlocked([...start, task(10, 80, 80), task(90, 20, 40)])).toBe(30);
  });

  test('a task that ran within another counts once', () => {
    expect(workBlocked([...start, task(210, 15, 15), task(200, 40, 40)])).toBe(110);
  });

  test('other threads do not count, and a trace without a paint is told', () => {
    expect(workBlocked([...start, { ...task(200, 90, 90), tid: 3 }])).toBe(0);
    expect(() => workBlocked([])).toThrow('no first paint');
  });
});
