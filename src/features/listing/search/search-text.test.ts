import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { loadVenues, venueEntries } from '../../../content/venues/index.ts';
import { type Locale, locales, setLocale } from '../../../i18n/locale.ts';
import { aVenue } from '../../venues/venue-fixture.ts';
import { isCloseWord, normalizeWords, prefixEditDistance } from './fuzzy-words.ts';
import { matchText } from './search-text.ts';

const rajmahal = aVenue({ name: 'Hotel Rajmahal', address: 'Mathura Road, Sector 11, Faridabad' });
const sarovar = aVenue({ name: 'Sarovar Portico', address: 'Surajkund, Faridabad' });
const galaxy = aVenue({ name: 'Golden Galaxy Lawns and Resort', address: 'Sector 116, Noida' });

afterEach(() => setLocale('en'));

describe('search · matches name or location in any letter case', () => {
  test.each(['Rajmahal', 'RAJMAHAL', 'jmah', 'mathura road', 'sector 11', '', '  '])('%j', (text) => {
    expect(matchText(rajmahal, text)).toBe('exact');
  });
  test('a text in neither does not match', () => {
    expect(matchText(rajmahal, 'lagoona')).toBeUndefined();
    expect(matchText(rajmahal, '...')).toBeUndefined();
  });
  test('every part of a name matches exactly', () => {
    fc.assert(
      fc.property(fc.nat(13), fc.nat(13), (from, length) => {
        const part = rajmahal.name.slice(from, from + length);
        expect(matchText(rajmahal, part.toUpperCase())).toBe('exact');
      }),
    );
  });
});

describe('search · tolerates misspellings', () => {
  test.each([
    ['rajmehal', rajmahal],
    ['raj mahal', rajmahal],
    ['rajmahal faridabad', rajmahal],
    ['farridabad rajmahall', rajmahal],
    ['sector11', rajmahal],
    ['sec 11', rajmahal],
    ['sarover', sarovar],
    ['sarowar', sarovar],
    ['portico sarovar', sarovar],
    ['soorajkund', sarovar],
    ['goldengalaxy', galaxy],
    ['golden glaxy', galaxy],
  ])('%j matches its venue', (text, venue) => {
    expect(matchText(venue, text)).toBe('close');
  });
  test.each([
    ['sector 12', rajmahal],
    ['sector 111', rajmahal],
    ['hotel sarovar', rajmahal],
    ['taj', rajmahal],
    ['samar', sarovar],
    ['grand', galaxy],
  ])('%j does not match another venue', (text, venue) => {
    expect(matchText(venue, text)).toBeUndefined();
  });
});

test('search · accents, double letters and spellings of one sound are normalized', () => {
  expect(normalizeWords('Sāmar  Sector11, Sewa')).toEqual(['samar', 'sector', '11', 'seva']);
  expect(normalizeWords('Lagoona Emerald')).toEqual(['laguna', 'emerald']);
});

test('search · edits are counted to the nearest prefix, a transposition counts once', () => {
  expect(prefixEditDistance('rajmehal', 'rajmahal')).toBe(1);
  expect(prefixEditDistance('dehli', 'delhi')).toBe(1);
  expect(prefixEditDistance('faridab', 'faridabad')).toBe(0);
  expect(isCloseWord('11', '116')).toBe(false);
  expect(isCloseWord('nit', 'net')).toBe(false);
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

test('search · Devanagari names are found by their beginning and with a misspelling, not without vowel signs', () => {
  const venue = aVenue({ name: 'होटल राजमहल', address: 'सूरजकुंड, फरीदाबाद' });
  expect(normalizeWords('फरीदाबाद, सेक्टर११')).toEqual(['फरीदाबाद', 'सेक्टर', '११']);
  expect(matchText(venue, 'राजमहल')).toBe('exact');
  expect(matchText(venue, 'फरिदाबाद')).toBe('close');
  expect(matchText(venue, 'फरदबद')).toBeUndefined();
});

/** Any part of a text from 2 characters on. */
const partOf = (text: string) =>
  fc
    .tuple(fc.nat(text.length - 2), fc.integer({ min: 2, max: text.length }))
    .map(([from, length]) => text.slice(from, from + length));

describe.each(locales)('search · on pages in %s', (locale: Locale) => {
  const venuesFound = (text: string) => {
    setLocale(locale);
    return loadVenues()
      .filter((venue) => matchText(venue, text))
      .map(({ id }) => id);
  };

  test('a venue is found by every part of its name and its location in both languages', () => {
    const texts = venueEntries.flatMap(({ id, name, nameHi, address }) =>
      [name, nameHi, address.en, address.hi ?? ''].map((text) => [id, text] as const),
    );
    const someText = fc
      .constantFrom(...texts)
      .chain(([id, text]) => partOf(text).map((part) => [id, part] as const));
    fc.assert(fc.property(someText, ([id, part]) => void expect(venuesFound(part)).toContain(id)));
  });

  test.each([
    ['फरीदाबाद', 'Faridabad', 'faridabaad'],
    ['फ़रीदाबाद', 'FARIDABAD', 'fareedabad'],
    ['सूरजकुंड', 'Surajkund', 'soorajkund'],
    ['नोएडा', 'noida', 'Noida'],
    ['सेक्टर 11', 'sector 11', 'sector11'],
    ['बड़खल', 'badkhal', 'badkal'],
  ])('%j, %j and %j find the same venues', (hindi, english, misspelt) => {
    expect(venuesFound(hindi)).not.toEqual([]);
    expect(venuesFound(english)).toEqual(venuesFound(hindi));
    expect(venuesFound(misspelt)).toEqual(venuesFound(hindi));
  });

  test('a name without its vowel signs finds nothing', () => {
    expect(venuesFound('फरदबद')).toEqual([]);
    expect(venuesFound('गलडन गलकस')).toEqual([]);
  });
});
