import { expect, test } from 'vitest';
import { formatQuotes, parseQuotes, quoteLimits } from './quote.ts';
import { aQuote } from './quote-fixture.ts';
import { formatQuotesParam, readQuotesParam } from './quotes-param.ts';

const full = aQuote({
  functions: [{ kind: 'other', name: 'सगाई', guests: 120, vegShare: 0.6, rooms: 4 }],
  price: { kind: 'plate', of: 'package', veg: 900, nonVeg: 1100, minimum: 200 },
  tax: 0.18,
  items: { rooms: 2500, decoration: 'included', dj: 'open', cleaning: 'not-needed' },
  advance: { share: 0.25 },
});

test('quotes · they are read back as they were written, also from a link', () => {
  const text = formatQuotes([full, aQuote({ id: 'q2', price: { kind: 'sum', rupees: 200_000 } })]);
  expect(parseQuotes(text)).toEqual(JSON.parse(text));
  expect(parseQuotes(text)[0]).toEqual(full);
  const param = formatQuotesParam(text);
  expect(param).toMatch(/^[\w-]+$/);
  expect(readQuotesParam(param)).toBe(text);
  expect(readQuotesParam(`${param}).`)).toBe(text);
  expect(formatQuotes([])).toBe('');
});

test.each([
  ['no text', ''],
  ['no list', '{"id":"q1"}'],
  ['half a list', '[{"id":"q1"'],
  [
    'an unknown function',
    JSON.stringify([{ ...full, functions: [{ ...full.functions[0], kind: 'party' }] }]),
  ],
  ['no functions', JSON.stringify([{ ...full, functions: [] }])],
  ['a negative price', JSON.stringify([{ ...full, price: { kind: 'sum', rupees: -1 } }])],
  ['a share above all', JSON.stringify([{ ...full, tax: 18 }])],
  ['an answer that is none', JSON.stringify([{ ...full, items: { dj: 'maybe' } }])],
  ['a venue that is none', JSON.stringify([{ ...full, venue: '../x' }])],
])('quotes · %s is left out', (_, text) => {
  expect(parseQuotes(text)).toEqual([]);
});

test('quotes · the valid ones of a list stay, each once, and not without end', () => {
  expect(parseQuotes(JSON.stringify([{ id: 'x' }, full, { ...full, unknown: 1 }]))).toEqual([full]);
  const many = Array.from({ length: 40 }, (_, index) => aQuote({ id: `q${index}` }));
  expect(parseQuotes(formatQuotes(many))).toHaveLength(quoteLimits.quotes);
});

test('quotes · what is not the parameter of a link has no text', () => {
  for (const param of ['', '%', 'अ', 'A', '_w']) expect(parseQuotes(readQuotesParam(param))).toEqual([]);
});

test('quotes in a link · every byte is written with letters, digits, - and _, and read again', () => {
  const text = `${'ÿ?>ÿ~ÿ?'.repeat(3)}₹1,50,000 – नमस्ते`;
  const param = formatQuotesParam(text);
  expect(param).toMatch(/^[\w-]+$/);
  expect(param).toMatch(/_/);
  expect(readQuotesParam(param)).toBe(text);
});
