import { expect, test } from 'vitest';
import { checkVisitTime, istToday } from './visit-times.ts';

// 21 November 2026, 14:00 in India.
const now = new Date('2026-11-21T08:30:00Z');

test('venues 5 · a visit needs a date and a time', () => {
  expect(checkVisitTime('', '', now)).toEqual({
    date: 'Please choose a date.',
    time: 'Please choose a time.',
  });
  expect(checkVisitTime('2026-11-22', '11:00', now)).toEqual({});
});

test('lead · a visit lies in the hours of the team, borders included', () => {
  expect(checkVisitTime('2026-11-22', '09:00', now)).toEqual({});
  expect(checkVisitTime('2026-11-22', '21:00', now)).toEqual({});
  expect(checkVisitTime('2026-11-22', '08:59', now).time).toMatch(/9 am and 9 pm/);
  expect(checkVisitTime('2026-11-22', '21:01', now).time).toMatch(/9 am and 9 pm/);
});

test('lead · a visit is not in the past, counted in Indian time', () => {
  expect(checkVisitTime('2026-11-20', '11:00', now).date).toMatch(/today/);
  expect(checkVisitTime('2026-11-21', '14:00', now).time).toMatch(/passed/);
  expect(checkVisitTime('2026-11-21', '14:15', now)).toEqual({});
  expect(istToday(new Date('2026-11-21T19:00:00Z'))).toBe('2026-11-22');
});

test('lead · a date that does not exist is told as such', () => {
  expect(checkVisitTime('2026-13-01', '11:00', now).date).toBe('Please choose a real date.');
});
