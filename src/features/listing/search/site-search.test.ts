import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataFiles } from '../../../app/data-files.ts';
import { type SearchEntry, searchSite } from './site-search.ts';

const entries = dataFiles().get('search') as readonly SearchEntry[];
const first = (text: string) => searchSite(entries, text)[0];

test.each([
  ['rajmehal', '/venues/hotelrajmahal'],
  ['Hotel Rajmahal', '/venues/hotelrajmahal'],
  ['sarover', '/venues/sarovarportico'],
  ['pushp vatika', '/venue/pushpvatika'],
  ['sector 11', '/faridabad?locality=sector-11'],
  ['sector 135', '/noida?locality=sector-135'],
  ['gurgaon', '/gurgaon'],
  ['testimonials', '/testimonials'],
])('search · "%s" finds %s', (text, to) => {
  expect(searchSite(entries, text).map((entry) => entry.to)).toContain(to);
});

test('search · a venue by its name comes first', () => {
  expect(first('samar')?.to).toBe('/venues/samargrand');
});

test('search · nothing asked finds nothing, and any text is answered shortly', () => {
  expect(searchSite(entries, '  ')).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => void expect(searchSite(entries, text).length).toBeLessThanOrEqual(12)),
  );
});

test('search · every venue has a card of its own to fetch', () => {
  const files = dataFiles();
  for (const { kind, to } of entries) {
    if (kind === 'venue') expect(files.has(`venue-summaries/${to.split('/').at(-1)}`), to).toBe(true);
  }
});
