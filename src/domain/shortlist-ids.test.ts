import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatIds,
  invalidIds,
  maxShortlist,
  mergeIds,
  moveToFront,
  parseIds,
  toggleId,
} from './shortlist-ids.ts';

const id = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
const ids = fc.uniqueArray(id, { maxLength: maxShortlist });

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['A, b ,a', ['a', 'b']],
  ['', []],
  [',,', []],
  ['ok,<script>,../x,hotel raj,-a', ['ok']],
  ['["a","b"]', []],
])('shortlist ids · %j contains %j', (text, found) => {
  expect(parseIds(text)).toEqual(found);
});

test.each([
  ['a,b', []],
  ['a,,b)', ['b)']],
  ['b),b),-a,x'.concat('y'.repeat(80)), ['b)', '-a', `x${'y'.repeat(59)}`]],
])('shortlist ids · what is not an id in %j is named', (text, invalid) => {
  expect(invalidIds(text)).toEqual(invalid);
});

test('shortlist ids · any text is parsed to a list of limited length', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = parseIds(text);
      expect(found.length).toBeLessThanOrEqual(maxShortlist);
      expect(parseIds(formatIds(found))).toEqual(found);
    }),
  );
});

test('shortlist ids · formatting and parsing returns the same ids', () => {
  fc.assert(
    fc.property(ids, (list) => {
      expect(parseIds(formatIds(list))).toEqual(list);
    }),
  );
});

test('shortlist ids · toggling twice changes at most the order', () => {
  fc.assert(
    fc.property(ids, id, (list, one) => {
      fc.pre(list.length < maxShortlist);
      const twice = toggleId(toggleId(list, one), one);
      expect(new Set(twice)).toEqual(new Set(list));
    }),
  );
});

test('shortlist ids · one more venue in a full list takes the place of the oldest', () => {
  const full = Array.from({ length: maxShortlist }, (_, index) => `venue-${index}`);
  expect(toggleId(full, 'new')).toEqual([...full.slice(1), 'new']);
});

test('shortlist ids · merged lists start with the own ids and lose none of them', () => {
  fc.assert(
    fc.property(ids, ids, (own, added) => {
      expect(mergeIds(own, added).slice(0, own.length)).toEqual(own);
    }),
  );
});

test('shortlist ids · the id moved to the front is listed once', () => {
  expect(moveToFront(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c']);
  expect(moveToFront(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b']);
});
