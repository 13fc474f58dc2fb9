import { expect, test } from 'vitest';
import { toAsciiDigits } from './digits.ts';

const scripts = Intl.supportedValuesOf('numberingSystem')
  .map((system) => [system, new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false })] as const)
  .filter(([, format]) => /^\p{Nd}{10}$/u.test(format.format(9_876_543_210)));

test('digits · there are many scripts to test', () => expect(scripts.length).toBeGreaterThan(60));

test.each(scripts)('digits · those of the numbering system %s become ASCII digits', (_system, format) => {
  expect(toAsciiDigits(`+${format.format(9_876_543_210)}, ${format.format(50)}`)).toBe('+9876543210, 50');
});

test('digits · everything else stays', () => {
  const text = 'Hall 2, ½ day, Ⅷ, ⑨, शादी 😀';
  expect(toAsciiDigits(text)).toBe(text);
});
