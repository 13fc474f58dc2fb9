import { expect, test } from 'vitest';
import { truncateText } from './truncate-text.ts';

test.for([
  ['Wedding', 7, 'Wedding'],
  ['Wedding', 3, 'Wed'],
  ['a😀b', 2, 'a'],
  ['a😀b', 3, 'a😀'],
  ['शादी', 3, 'शा'],
  ['👨‍👩‍👧 family', 6, ''],
  ['🇮🇳🇮🇳', 6, '🇮🇳'],
] as const)('truncation · %s to %i units is %s', ([text, maxLength, expected]) => {
  expect(truncateText(text, maxLength)).toBe(expected);
});
