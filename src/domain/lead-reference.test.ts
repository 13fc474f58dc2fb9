import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadReference } from './lead-reference.ts';

test('lead reference · it is the same in every build, and in capital letters', () => {
  const id = '0b0e7a52-9d0c-4a5c-8f0e-0d9a2f1c7b11';
  expect(leadReference(id)).toBe('TF9TC');
  expect(leadReference(id.toUpperCase())).toBe(leadReference(id));
});

test('lead reference · has five characters, none of which looks like another or is a vowel', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(leadReference(id)).toMatch(/^[^01258ABEILOSUVZ\W_a-z]{5}$/);
    }),
  );
});

test('lead reference · a thousand leads have different ones, but for a few', () => {
  const references = fc.sample(fc.uuid({ version: 4 }), { numRuns: 1000, seed: 7 }).map(leadReference);
  expect(new Set(references).size).toBeGreaterThan(995);
});
