// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { joinIds, maxShortlist, moveToFront, parseIds, toggleId, writeIds } from '../../lib/shortlist-ids.ts';
import { keepShortlist, noteSeen, toggleShortlist } from '../../lib/shortlist-store.ts';
import { shortlistText, summarizeVenues } from './shortlist-text.ts';

beforeEach(() => localStorage.clear());

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const ids = fc.uniqueArray(id, { maxLength: maxShortlist });

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['A, b ,a', ['a', 'b']],
  ['', []],
  [',,', []],
  ['ok,<script>,../x,hotel raj,-a', ['ok']],
  ['["a","b"]', []],
])('shortlist · %j holds these ids', (text, found) => {
  expect(parseIds(text)).toEqual(found);
});

test('shortlist · any text is read without harm, and never too long', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = parseIds(text);
      expect(found.length).toBeLessThanOrEqual(maxShortlist);
      expect(parseIds(writeIds(found))).toEqual(found);
    }),
  );
});

test('shortlist · ids to text and back is the identity', () => {
  fc.assert(
    fc.property(ids, (list) => {
      expect(parseIds(writeIds(list))).toEqual(list);
    }),
  );
});

test('shortlist · a heart pressed twice changes nothing but the order', () => {
  fc.assert(
    fc.property(ids, id, (list, one) => {
      const twice = toggleId(toggleId(list, one), one);
      if (list.length < maxShortlist) expect(new Set(twice)).toEqual(new Set(list));
    }),
  );
});

test('shortlist · a joined list begins with one’s own and loses nothing of it', () => {
  fc.assert(
    fc.property(ids, ids, (own, added) => {
      expect(joinIds(own, added).slice(0, own.length)).toEqual(own);
    }),
  );
});

test('shortlist · what was seen last comes first, once', () => {
  expect(moveToFront(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c']);
  expect(moveToFront(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
});

test('shortlist · the device keeps what was pressed', () => {
  toggleShortlist('rajmahal');
  toggleShortlist('sewagrand');
  toggleShortlist('rajmahal');
  expect(localStorage.getItem('bh-shortlist-1')).toBe('sewagrand');
  keepShortlist([]);
  expect(localStorage.getItem('bh-shortlist-1')).toBeNull();
  noteSeen('rajmahal');
  expect(localStorage.getItem('bh-seen-1')).toBe('rajmahal');
});

test('shortlist · a device that keeps nothing still works for this page', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => toggleShortlist('rajmahal')).not.toThrow();
  refuse.mockRestore();
  toggleShortlist('sewagrand');
  expect(localStorage.getItem('bh-shortlist-1')).toBe('rajmahal,sewagrand');
});

test('shortlist · the message names the venues, the totals and the link', () => {
  const venues = [
    { name: 'Hotel Rajmahal', place: 'Sector 11', total: '₹1,77,000' },
    { name: 'Samar Grand', place: 'Sector 10' },
  ];
  expect(shortlistText({ venues, eventDetails: '300 guests, all veg', link: 'https://example.com/s' })).toBe(
    [
      'Our wedding venues, estimated for 300 guests, all veg:',
      '1. Hotel Rajmahal, Sector 11: ₹1,77,000',
      '2. Samar Grand, Sector 10: total not known yet',
      '',
      'https://example.com/s',
    ].join('\n'),
  );
  expect(shortlistText({ venues, link: 'x' })).toContain('2. Samar Grand, Sector 10\n');
});

test('shortlist · one request names the venues, and stays within what a lead carries', () => {
  expect(summarizeVenues(['A', 'B'], '300 guests')).toBe('A, B (300 guests)');
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 5, maxLength: 40 }), { minLength: 1, maxLength: 30 }),
      (names) => {
        const about = summarizeVenues(names, '300 guests, 60% veg');
        expect(about.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});
