import { expect, test } from 'vitest';
import { trimText } from './trim-text.ts';

test.each([
  ['white space', ' \t\r\n\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['marks of direction', '\u200e\u202a\u2066'],
  ['fillers and selectors', '\u115f\u3164\uffa0\u034f\ufe0f\u2800'],
  ['soft hyphens and controls', '\u00ad\u0000\u001b'],
])('trim text · nothing but %s is blank', (_name, text) => {
  expect(trimText(text)).toBe('');
  expect(trimText(` ${text}आशा${text} `)).toContain('आशा');
});

test('trim text · the joiners of a script and of an emoji stay', () => {
  for (const text of ['क्‍ष', '❤️', '👨‍👩‍👧']) expect(trimText(` ${text} `)).toBe(text);
});
