import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mentionsLocality, toSlug } from './slug.ts';

test.each([
  ['Sector 116', 'sector-116'],
  ['Badkhal–Surajkund Road', 'badkhal-surajkund-road'],
  ['  Villa / Farmhouse ', 'villa-farmhouse'],
  ['सेक्टर ११६', 'सेक्टर-११६'],
  ['सूरजकुंड', 'सूरजकुंड'],
])('slug · %j becomes %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

const character = fc.oneof(
  fc.integer({ min: 0x900, max: 0x97f }).map((code) => String.fromCodePoint(code)),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);

test('slug · every letter, mark and digit is kept, and a slug is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: character }), (name) => {
      const slug = toSlug(name);
      const significant = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      expect(significant(slug)).toBe(significant(name.normalize('NFC').toLowerCase().normalize('NFC')));
      expect(slug).toMatch(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u);
      expect(toSlug(slug)).toBe(slug);
    }),
  );
});

test('slug · a location contains a locality as whole words', () => {
  expect(mentionsLocality('Badkhal–Surajkund Road', 'surajkund road')).toBe(true);
  expect(mentionsLocality('Badkhal–Surajkund Road', 'surajkund-road')).toBe(true);
  expect(mentionsLocality('सेक्टर 116, नोएडा', 'सेक्टर 11')).toBe(false);
  expect(mentionsLocality('सेक्टर 116, नोएडा', 'नोएडा')).toBe(true);
});
