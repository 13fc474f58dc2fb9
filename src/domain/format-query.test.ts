import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatQuery } from './format-query.ts';

test('query · spaces are %20, and what messengers cut or format is encoded', () => {
  const params = new URLSearchParams({ venues: 'a,b', name: "Pool (party), it's *ours*!", q: 'end.' });
  expect(formatQuery(params)).toBe('venues=a,b&name=Pool%20%28party%29,%20it%27s%20%2Aours%2A%21&q=end%2E');
});

test('query · it reads back to the same parameters, and has only characters that links keep', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
      const params = new URLSearchParams(pairs);
      const query = formatQuery(params);
      expect([...new URLSearchParams(query)]).toEqual([...params]);
      expect(query).toMatch(/^(?:[\w%.,=&-]*[\w=])?$/);
    }),
  );
});
