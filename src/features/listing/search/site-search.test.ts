import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataFiles } from '../../../app/data-files.ts';
import { cityOf } from '../../../content/cities.ts';
import { venueEntries } from '../../../content/venues/index.ts';
import { toSlug } from '../../../domain/slug.ts';
import { type Locale, locales, setLocale } from '../../../i18n/locale.ts';
import { paths } from '../../../lib/paths.ts';
import { createCloseSearch } from './close-search.ts';
import { createSearch } from './search-text.ts';
import { type SearchEntry, searchSite } from './site-search.ts';

async function entriesIn(locale: Locale) {
  setLocale(locale);
  const entries = dataFiles().get('search') as readonly SearchEntry[];
  setLocale('en');
  return { entries, search: createSearch(entries, await createCloseSearch(entries)) };
}
/** What the operator has not renamed, moved, hidden or removed: a venue's page, or a locality's list with a venue. */
const unchanged = venueEntries
  .filter(({ source }) => source !== 'venue')
  .flatMap((venue) => [
    paths.venue(venue),
    `${paths.city(venue.city)}?locality=${venue.locality && toSlug(venue.locality.en)}`,
  ]);
const isUnchanged = (path: string | undefined) =>
  !path || !/\?|\/venues?\//.test(path) || unchanged.includes(path);
const { name: gurgaon } = cityOf('gurgaon');
const { entries, search } = await entriesIn('en');

test('site search · an empty text finds nothing, any other at most twelve entries', () => {
  expect(searchSite(entries, search, '  ')).toEqual([]);
  fc.assert(
    fc.property(
      fc.string(),
      (text) => void expect(searchSite(entries, search, text).length).toBeLessThanOrEqual(12),
    ),
  );
});

test('site search · every venue has a card file', () => {
  const files = dataFiles();
  for (const { kind, id } of entries) {
    if (kind === 'venue') expect(files.has(`venue-summaries/${id.split('/').at(-1)}`), id).toBe(true);
  }
});

describe.each(locales)('site search · on pages in %s', async (locale: Locale) => {
  const all = await entriesIn(locale);
  const found = (text: string) => searchSite(all.entries, all.search, text);

  test.each(
    [
      ['samar', '/venues/samargrand'],
      ['rajmehal', '/venues/hotelrajmahal'],
      ['होटल राजमहल', '/venues/hotelrajmahal'],
      ['गोल्डनगैलेक्सी', '/venues/goldengalaxyresort'],
      ['sarover', '/venues/sarovarportico'],
      ['सरोवर', '/venues/sarovarportico'],
      ['pushp vatika', '/venue/pushpvatika'],
      ['सूरजकुंड', '/faridabad?locality=surajkund'],
      ['surajkund', '/faridabad?locality=surajkund'],
      ['sector 135', '/noida?locality=sector-135'],
    ].filter(([, to]) => isUnchanged(to)),
  )('%j finds %s first', (text = '', to = '') => {
    expect(found(text)[0]?.id).toBe(to);
  });

  test.each(
    [
      ['sector 11', '/faridabad?locality=sector-11'],
      [gurgaon.hi, '/gurgaon'],
      [gurgaon.en, '/gurgaon'],
      ['testimonials', '/testimonials'],
    ].filter(([, to]) => isUnchanged(to)),
  )('%j finds %s', (text = '', to = '') => {
    expect(found(text).map((entry) => entry.id)).toContain(to);
  });
});
