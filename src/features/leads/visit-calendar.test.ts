import { expect, test } from 'vitest';
import { visitCalendar, webCalendarUrl } from './visit-calendar.ts';

const visit = {
  id: '7d1c9a40-0000-4000-8000-000000000001',
  title: 'Visit: Basant Vatika',
  venue: 'Basant Vatika',
  date: '2026-12-05',
  time: '11:00',
  notes: 'We call to confirm.',
  stamp: new Date('2026-11-21T05:00:00Z'),
};

test("visit calendar · a visit is one hour in Asia/Kolkata with the lead's id as UID", () => {
  const lines = visitCalendar(visit).split('\r\n');
  expect(lines).toContain('UID:7d1c9a40-0000-4000-8000-000000000001');
  expect(lines).toContain('DTSTART;TZID=Asia/Kolkata:20261205T110000');
  expect(lines).toContain('DTEND;TZID=Asia/Kolkata:20261205T120000');
  expect(lines).toContain('DTSTAMP:20261121T050000Z');
  expect(lines).toContain('TZID:Asia/Kolkata');
  expect(lines.at(-1)).toBe('');
});

test('visit calendar · a name cannot add lines or fields', () => {
  const file = visitCalendar({ ...visit, title: 'Visit: A; B, C\\D\r\nATTENDEE:x', notes: 'one\ntwo' });
  expect(file).toContain('SUMMARY:Visit: A\\; B\\, C\\\\D\\nATTENDEE:x\r\n');
  expect(file).toContain('DESCRIPTION:one\\ntwo\r\n');
});

test('visit calendar · lines are folded at 75 bytes', () => {
  const notes = 'बारात '.repeat(40).trim();
  const file = visitCalendar({ ...visit, notes });
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
  expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${notes}`);
});

test('visit calendar · a visit late in the evening ends on the next day', () => {
  expect(visitCalendar({ ...visit, time: '23:30' })).toContain('DTEND;TZID=Asia/Kolkata:20261206T003000');
});

test('web calendar · its address has what the file has, in India, without a "+"', () => {
  const url = webCalendarUrl({ ...visit, venue: 'Basant Vatika, Sector 10', time: '23:30', hours: 2 });
  expect(url).not.toContain('+');
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Visit: Basant Vatika',
    dates: '20261205T233000/20261206T013000',
    ctz: 'Asia/Kolkata',
    location: 'Basant Vatika, Sector 10',
    details: 'We call to confirm.',
  });
});
