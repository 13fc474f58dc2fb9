import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from '../../api/_mail/csv.ts';
import { anyText } from './any-text.ts';
import { parseCsv } from './csv-parser.ts';

test('CSV · it is UTF-8 with a byte order mark, quoted as RFC 4180 says', () => {
  expect(toCsv([['वेन्यू', 'a,b', 'say "ok"', 'two\r\nlines', '', '-']])).toBe(
    '\ufeffवेन्यू,"a,b","say ""ok""","two\r\nlines",,\'-\r\n',
  );
});

test.each([
  '=1+1',
  '+91 98765',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '\tx',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
])('CSV · %j stays text', (text) => {
  expect(parseCsv(toCsv([[text]]))).toEqual([[`'${text}`]]);
});

test('CSV · any other text is read back as it was', () => {
  const cell = anyText().filter((text) => !/^[\s=+\-@＝＋－＠]/.test(text));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 })), (rows) => {
      expect(parseCsv(toCsv(rows))).toEqual(rows);
    }),
  );
});
