import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aVenue } from '../../venues/venue-fixture.ts';
import { foldWords, isCloseWord, slipsToBeginning } from './search-spelling.ts';
import { matchText } from './search-text.ts';

const rajmahal = aVenue({ name: 'Hotel Rajmahal', address: 'Mathura Road, Sector 11, Faridabad' });
const sarovar = aVenue({ name: 'Sarovar Portico', address: 'Surajkund, Faridabad' });
const galaxy = aVenue({ name: 'Golden Galaxy Lawns and Resort', address: 'Sector 116, Noida' });

describe('site 5 · text search matches name or location, case-insensitive', () => {
  test.each(['Rajmahal', 'RAJMAHAL', 'jmah', 'mathura road', 'sector 11', '', '  '])('%j', (text) => {
    expect(matchText(rajmahal, text)).toBe('exact');
  });
  test('what stands in neither does not match', () => {
    expect(matchText(rajmahal, 'lagoona')).toBeUndefined();
    expect(matchText(rajmahal, '...')).toBeUndefined();
  });
  test('any part of a name is found exactly, in any letter case', () => {
    fc.assert(
      fc.property(fc.nat(13), fc.nat(13), (from, length) => {
        const part = rajmahal.name.slice(from, from + length);
        expect(matchText(rajmahal, part.toUpperCase())).toBe('exact');
      }),
    );
  });
});

describe('lead · search forgives spelling', () => {
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
  ])('%j finds its venue', (text, venue) => {
    expect(matchText(venue, text)).toBe('close');
  });
  test.each([
    ['sector 12', rajmahal],
    ['sector 111', rajmahal],
    ['hotel sarovar', rajmahal],
    ['taj', rajmahal],
    ['samar', sarovar],
    ['grand', galaxy],
  ])('%j is not stretched to a venue that it is not', (text, venue) => {
    expect(matchText(venue, text)).toBeUndefined();
  });
});

test('lead · words fold accents, double letters and spellings of one sound', () => {
  expect(foldWords('Sāmar  Sector11, Sewa')).toEqual(['samar', 'sector', '11', 'seva']);
  expect(foldWords('Lagoona Emerald')).toEqual(['laguna', 'emerald']);
});

test('lead · slips are counted to the nearest beginning, neighbours swapped count once', () => {
  expect(slipsToBeginning('rajmehal', 'rajmahal')).toBe(1);
  expect(slipsToBeginning('dehli', 'delhi')).toBe(1);
  expect(slipsToBeginning('faridab', 'faridabad')).toBe(0);
  expect(isCloseWord('11', '116')).toBe(false);
  expect(isCloseWord('nit', 'net')).toBe(false);
});
