import { expect, test } from 'vitest';
import { visitCalendar } from './visit-calendar.ts';

const visit = {
  id: '7d1c9a40-0000-4000-8000-000000000001',
  venue: 'Basant Vatika',
  date: '2026-12-05',
  time: '11:00',
  notes: 'We call to confirm.',
  stamp: new Date('2026-11-21T05:00:00Z'),
};

test('lead · a visit is one hour in Asia/Kolkata under the id of its lead', () => {
  const lines = visitCalendar(visit).split('\r\n');
  expect(lines).toContain('UID:7d1c9a40-0000-4000-8000-000000000001');
  expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20261205T110000');
  expect(lines).toContain('DTEND;TZID=Asia/Kolkata:20261205T120000');
  expect(lines).toContain('DTSTAMP:20261121T050000Z');
  expect(lines).toContain('TZID:Asia/Kolkata');
  expect(lines.at(-1)).toBe('');
});

test('lead · a name cannot add lines or fields to a calendar file', () => {
  const file = visitCalendar({ ...visit, venue: 'A; B, C\\D\r\nATTENDEE:x', notes: 'one\ntwo' });
  expect(file).toContain('SUMMARY:Visit: A\\; B\\, C\\\\D\\nATTENDEE:x\r\n');
  expect(file).toContain('DESCRIPTION:one\\ntwo\r\n');
});

test('lead · calendar lines hold at most 75 bytes and join again', () => {
  const notes = 'बारात '.repeat(40).trim();
  const file = visitCalendar({ ...visit, notes });
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${notes}`);
});

test('lead · a visit late in the evening ends on the next day', () => {
  expect(visitCalendar({ ...visit, time: '23:30' })).toContain('DTEND;TZID=Asia/Kolkata:20261206T003000');
});
