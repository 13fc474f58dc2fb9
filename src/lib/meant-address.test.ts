import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meantAddress, pathWords } from './meant-address.ts';

test.each([
  ...[
    '.',
    ')',
    ',',
    '*',
    '।',
    '"',
    '%20',
    '%22',
    '%E2%80%8B',
    '%E2%80%8E.',
    '%EF%BB%BF',
    '%C2%A0',
    '/',
    '/).',
    "'",
    '…',
    '>',
    '%0A',
    '%F0%9F%99%8F',
    '%E2%9D%A4%EF%B8%8F',
    '%E3%85%A4',
  ].map((added) => [`/faridabad${added}`, '', '/faridabad', ''] as const),
  ['/hi/venues/samargrand।', '?guests=300', '/hi/venues/samargrand', '?guests=300'],
  ['/faridabad&utm_source=x', '', '/faridabad', '?utm_source=x'],
  ['/faridabad&utm_source=x', '?fbclid=1', '/faridabad', '?utm_source=x&fbclid=1'],
  ['/faridabad%3Fguests%3D300', '', '/faridabad', '?guests=300'],
  ['/faridabad%3Fguests%3D300%26veg%3D60).', '', '/faridabad', '?guests=300&veg=60'],
  ['/%66aridabad', '?q=a%20b', '/faridabad', '?q=a%20b'],
  ['/%66aridabad%E0%A4', '', '/%66aridabad%E0%A4', ''],
  ['/venues/samargrand%23reviews-title', '', '/venues/samargrand', ''],
  ['/hi//evil.example', '', '/hi/evil.example', ''],
  ['//evil.example', '', '/evil.example', ''],
  ['/%5Cevil.example', '', '/evil.example', ''],
  ['/).', '', '/', ''],
] as const)('meant address · %s%s is %s%s', (pathname, search, path, params) => {
  expect(meantAddress(pathname, search)).toEqual({ path, search: params });
});

test('meant address · it is always of this site', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { path } = meantAddress(`/${text}`, '');
      expect(new URL(path, 'https://example.com').origin).toBe('https://example.com');
    }),
  );
});

test.each([
  ['/faridabad/hotel-rajmahal.html', ['faridabad', 'hotel rajmahal']],
  ['/hi/venues/Samar%20Grand)', ['Samar Grand']],
  ['/फरीदाबाद', ['फरीदाबाद']],
  ['/venue/', []],
])('meant address · the words of %s are %j', (pathname, words) => {
  expect(pathWords(pathname)).toEqual(words);
});
