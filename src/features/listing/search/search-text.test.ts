import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadVenues, venueEntries } from '../../../content/venues/index.ts';
import { mentionsLocality, toSlug } from '../../../domain/slug.ts';
import { type Locale, locales, setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { createCloseSearch } from './close-search.ts';
import { normalizeWords } from './normalize-words.ts';
import { createSearch, type SearchedEntry } from './search-text.ts';

/** Misspellings as families type them, each with what it means: the id of a venue or of a locality, or a city. */
const misspellings: readonly (readonly [text: string, meaning: string])[] = [
  ['rajmehal', 'hotelrajmahal'],
  ['raj mahel', 'hotelrajmahal'],
  ['hotal rajmahl', 'hotelrajmahal'],
  ['sarover portiko', 'sarovarportico'],
  ['srovar', 'sarovarportico'],
  ['lagona emrald', 'lagoonaemerald'],
  ['goldan galexy', 'goldengalaxyresort'],
  ['goldenglaxy', 'goldengalaxyresort'],
  ['vrindawan grand', 'vrindavangrand'],
  ['brindavan', 'vrindavangrand'],
  ['karamveer', 'karamvirgarden'],
  ['karmvir gardan', 'karamvirgarden'],
  ['radhe krishna', 'radhakrishnagarden'],
  ['radha krisna', 'radhakrishnagarden'],
  ['puspa vatika', 'pushpvatika'],
  ['milan watika', 'milanvatika'],
  ['saajan vatica', 'sajanvatika'],
  ['seva grand', 'hotelsewagrand'],
  ['khateer grand', 'khatirgrandbanquet'],
  ['clasic elegence', 'classicelegance'],
  ['royal emperio', 'royalimperio'],
  ['royal mountian', 'royalmountain'],
  ['quens lawn banquit', 'queenlawnandbanquet'],
  ['7days vatika', 'sevendayzvatika'],
  ['faridabd', 'faridabad'],
  ['soorajkand', 'surajkund'],
  ['greator noida', 'greater-noida'],
  ['राज महल', 'hotelrajmahal'],
  ['होटल राजमहेल', 'hotelrajmahal'],
  ['सरोबर पोर्टिको', 'sarovarportico'],
  ['गोल्डन गेलेक्सी', 'goldengalaxyresort'],
  ['वृन्दावन ग्रैंड', 'vrindavangrand'],
  ['वृंदावन ग्रांड', 'vrindavangrand'],
  ['करमबीर गार्डेन', 'karamvirgarden'],
  ['लगुना एमरल्ड', 'lagoonaemerald'],
  ['रॉयल इंपीरियो', 'royalimperio'],
  ['पुस्प वाटिका', 'pushpvatika'],
  ['राधा कृष्णा', 'radhakrishnagarden'],
  ['फरिदाबाद', 'faridabad'],
  ['नोयडा', 'noida'],
];

const rajmahal = aVenue({
  id: 'rajmahal',
  name: 'Hotel Rajmahal',
  address: 'Mathura Road, Sector 11, Faridabad',
});
const sarovar = aVenue({
  id: 'sarovar',
  name: 'Sarovar Portico',
  address: 'Surajkund, Faridabad',
});
const hindi = aVenue({
  id: 'hindi',
  name: 'होटल राजमहल',
  address: 'सूरजकुंड, फरीदाबाद',
});
const galaxy = aVenue({
  id: 'galaxy',
  name: 'Golden Galaxy Lawns and Resort',
  address: 'Sector 116, Noida',
});

const searchIn = async (entries: readonly SearchedEntry[]) =>
  createSearch(entries, await createCloseSearch(entries));
const search = await searchIn([rajmahal, sarovar, hindi, galaxy]);

afterEach(() => setLocale('en'));

test.each([
  ['Rajmahal', rajmahal, 'exact'],
  ['RAJMAHAL', rajmahal, 'exact'],
  ['jmah', rajmahal, 'exact'],
  ['mathura road', rajmahal, 'exact'],
  ['राजमहल', hindi, 'exact'],
  ['rajmehal', rajmahal, 'close'],
  ['raj mahal', rajmahal, 'close'],
  ['rajmahal faridabad', rajmahal, 'close'],
  ['farridabad rajmahall', rajmahal, 'close'],
  ['sector11', rajmahal, 'close'],
  ['sec 11', rajmahal, 'close'],
  ['sarover', sarovar, 'close'],
  ['sarowar', sarovar, 'close'],
  ['portico sarovar', sarovar, 'close'],
  ['soorajkund', sarovar, 'close'],
  ['goldengalaxy', galaxy, 'close'],
  ['golden glaxy', galaxy, 'close'],
  ['फरिदाबाद', hindi, 'close'],
  ['lagoona', rajmahal, undefined],
  ['...', rajmahal, undefined],
  ['sector 12', rajmahal, undefined],
  ['sector 111', rajmahal, undefined],
  ['hotel sarovar', rajmahal, undefined],
  ['taj', rajmahal, undefined],
  ['samar', sarovar, undefined],
  ['grand', galaxy, undefined],
  // Without its vowel signs a name is another.
  ['फरदबद', hindi, undefined],
] as const)('search · %j', (text, venue, match) => {
  expect(search(text)?.get(venue.id)).toBe(match);
});

test('search · an empty text matches everything', () => {
  expect(search('  ')).toBeUndefined();
});

test('search · before its code is loaded, it finds exact matches alone', () => {
  const exact = createSearch([rajmahal]);
  expect(exact('jmah')?.get(rajmahal.id)).toBe('exact');
  expect(exact('rajmehal')).toEqual(new Map());
});

test('search · beside hundreds of exact matches close ones are not looked for', () => {
  const halls = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ ...galaxy, id: `${number}` }));
  const countOf = (count: number) =>
    createSearch([...halls(count), rajmahal], () => [rajmahal.id])('golden')?.size;
  expect([countOf(300), countOf(301)]).toEqual([301, 301]);
});

const namesRead = vi.fn(() => galaxy.name);
const galaxies = Array.from({ length: 50 }, (_, number) => ({
  ...galaxy,
  id: `${number}`,
  get name() {
    return namesRead();
  },
}));

test('search · entries are indexed 10 at a time, so that input in between is handled', async () => {
  namesRead.mockClear();
  vi.useFakeTimers();
  const indexing = createCloseSearch(galaxies);
  expect(namesRead).toHaveBeenCalledTimes(10);
  await vi.runAllTimersAsync();
  expect([...(await indexing)('golden glaxy', ['name'])]).toHaveLength(50);
  expect(namesRead).toHaveBeenCalledTimes(50);
});

test('search · when close matches can be found, the texts of entries are not prepared again', () => {
  namesRead.mockClear();
  for (const findClose of [undefined, () => []])
    expect(createSearch(galaxies, findClose)('golden')?.size).toBe(50);
  expect(namesRead).toHaveBeenCalledTimes(50);
});

test('search · a name alone can be searched', () => {
  expect([...(search('farridabad', ['name']) ?? [])]).toEqual([]);
  expect([...(search('faridabad', ['name']) ?? [])]).toEqual([]);
  expect([...(search('sarover', ['name']) ?? [])]).toEqual([[sarovar.id, 'close']]);
});

test('search · every part of a name matches exactly, in any letter case', () => {
  fc.assert(
    fc.property(fc.nat(13), fc.integer({ min: 1, max: 13 }), (from, length) => {
      const part = rajmahal.name.slice(from, from + length);
      if (part.trim()) expect(search(part.toUpperCase())?.get(rajmahal.id)).toBe('exact');
    }),
  );
});

test('search · accents, double letters and spellings of one sound are normalized', () => {
  expect(normalizeWords('Sāmar  Sector11, Sewa')).toEqual(['samar', 'sector', '11', 'seva']);
  expect(normalizeWords('Lagoona Emerald')).toEqual(['laguna', 'emerald']);
  expect(normalizeWords('फरीदाबाद, सेक्टर११')).toEqual(['फरीदाबाद', 'सेक्टर', '११']);
});

const devanagari = fc.string({
  unit: fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
});

test('search · normalization keeps every letter, vowel sign and digit of Devanagari', () => {
  fc.assert(
    fc.property(devanagari, (text) => {
      const significant = text.normalize('NFKD').replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      expect(normalizeWords(text).join('')).toBe(significant);
    }),
  );
});

/** Any part of a text from 2 characters on. */
const partOf = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 2), fc.integer({ min: 2, max: text.length }))
    .map(([from, length]) => text.slice(from, from + length));

/** The operator may have moved, hidden or removed the others. */
const hasVenue = (place = '') =>
  venueEntries.some(({ address, city }) => mentionsLocality(`${address.en}, ${city}`, place));

describe.each(locales)('search · on pages in %s', async (locale: Locale) => {
  setLocale(locale);
  const venues = loadVenues();
  const all = await searchIn(venues);
  setLocale('en');
  const venuesFound = (text: string) => venues.map(({ id }) => id).filter((id) => all(text)?.has(id));

  test('a venue is found by every part of its name and its location in both languages', () => {
    const texts = venueEntries.flatMap(({ id, name, nameHi, address }) =>
      [name, nameHi, address.en, address.hi ?? ''].map((text) => [id, text] as const),
    );
    const someText = fc
      .constantFrom(...texts)
      .chain(([id, text]) => partOf(text).map((part) => [id, part] as const));
    fc.assert(fc.property(someText, ([id, part]) => void expect(venuesFound(part)).toContain(id)));
  });

  test.each(
    [
      ['फरीदाबाद', 'Faridabad', 'faridabaad'],
      ['फ़रीदाबाद', 'FARIDABAD', 'fareedabad'],
      ['सूरजकुंड', 'Surajkund', 'soorajkund'],
      ['नोएडा', 'noida', 'Noida'],
      ['सेक्टर 11', 'sector 11', 'sector11'],
      ['बड़खल', 'badkhal', 'badkal'],
    ].filter(([, place]) => hasVenue(place)),
  )('%j, %j and %j find the same venues', (hindi = '', english = '', misspelt = '') => {
    expect(venuesFound(hindi)).not.toEqual([]);
    expect(venuesFound(english)).toEqual(venuesFound(hindi));
    expect(venuesFound(misspelt)).toEqual(venuesFound(hindi));
  });

  const venuesMeant = (meaning: string) =>
    venueEntries.filter(({ id, city, locality }) =>
      [id, city, locality && toSlug(locality.en)].includes(meaning),
    );
  // The operator may have renamed, hidden or removed the others.
  const known = misspellings.filter(([, meaning]) =>
    venuesMeant(meaning).some(({ id, source }) => id !== meaning || source !== 'venue'),
  );

  test.each(known)('%j finds %s and no other', (text, meaning) => {
    const meant = venuesMeant(meaning);
    // A word of four letters must be exact: “days” is not “Dayz”.
    const found = text === '7days vatika' ? [] : meant;
    expect(venuesFound(text)).toEqual(found.map(({ id }) => id));
  });
});
