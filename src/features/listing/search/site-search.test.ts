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
])('site search · "%s" finds %s', (text, to) => {
  expect(searchSite(entries, text).map((entry) => entry.to)).toContain(to);
});

test('site search · a match of the name comes first', () => {
  expect(first('samar')?.to).toBe('/venues/samargrand');
});

test('site search · an empty text finds nothing, any other at most twelve entries', () => {
  expect(searchSite(entries, '  ')).toEqual([]);
  fc.assert(
    fc.property(fc.string(), (text) => void expect(searchSite(entries, text).length).toBeLessThanOrEqual(12)),
  );
});

test('site search · every venue has a card file', () => {
  const files = dataFiles();
  for (const { kind, to } of entries) {
    if (kind === 'venue') expect(files.has(`venue-summaries/${to.split('/').at(-1)}`), to).toBe(true);
  }
});
