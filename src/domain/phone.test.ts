import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTenDigits, type TenDigits } from './phone.ts';
import { waysToWriteNumbers } from './phone-fixture.ts';

function describeReading(read: TenDigits): string {
  if ('digits' in read) return read.digits;
  if (read.reason !== 'count') return read.reason;
  return `${read.count} digits${read.hasPrefix ? ' after the prefix' : ''}`;
}

const readings = waysToWriteNumbers.map(([typed, tenDigits]) => [typed, tenDigits] as const);

test.each(readings)('ten digits · %j is read as %s', (typed, expected) => {
  expect(describeReading(readTenDigits(typed))).toBe(expected);
});

const national = fc.stringMatching(/^[1-9]\d{9}$/);

test('ten digits · marks between the digits change nothing', () => {
  const marks = fc.array(fc.stringMatching(/^[ .\-()\u00a0\u200b\u2011]?$/), {
    minLength: 10,
    maxLength: 10,
  });
  fc.assert(
    fc.property(
      national,
      fc.constantFrom('', '0', '91', '+91', '091', '0091', '+910'),
      marks,
      (digits, prefix, between) => {
        const written = [...digits].map((digit, index) => `${between[index]}${digit}`).join('');
        expect(readTenDigits(prefix + written)).toEqual({ digits });
      },
    ),
  );
});

test('ten digits · what is read ends with all that was typed but a prefix: nothing is cut', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\+?[\d ]{0,20}$/), (typed) => {
      const read = readTenDigits(typed);
      if (!('digits' in read)) return;
      expect(read.digits).toMatch(/^[1-9]\d{9}$/);
      const all = typed.replace(/\D/g, '');
      expect(['', '0', '91', '091', '0091', '910'].map((prefix) => prefix + read.digits)).toContain(all);
    }),
  );
});
