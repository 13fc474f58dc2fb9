import fc from 'fast-check';
import { expect, test } from 'vitest';
import { own, toCsv } from '../../api/_mail/csv.ts';
import { anyText } from './any-text.ts';
import { parseCsv } from './csv-parser.ts';

test('CSV · it is UTF-8 with a byte order mark, quoted as RFC 4180 says', () => {
  expect(toCsv([['वेन्यू', 'a,b', 'say "ok"', 'two\r\nlines', '', '-']])).toBe(
    '\ufeffवेन्यू,"a,b","say ""ok""","two\r\nlines",,\'-\r\n',
  );
});

test.each([
  ['a formula', '=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =1', '＝1+1', '＋1', '－1', '＠x'],
  ['a number', '5', '007', '1e5', '१२', '+91 98765', '50%', '₹650', '.5', '(5)'],
  ['a date', '12 Feb', '10-12', 'Feb 12', 'March 2027', '10/12', 'Mar-5', 'फ़रवरी 12', '२ फ़रवरी'],
  ['a time', '7 pm', '19:30', 'at 7'],
  ['a truth value', 'TRUE', 'false', 'True', 'TRUE '],
  ['a text with an apostrophe', "'=1+1", "'tis"],
])('CSV · a typed text that a spreadsheet could take for %s gets an apostrophe', (_, ...texts) => {
  expect(parseCsv(toCsv([texts]))).toEqual([texts.map((text) => `'${text}`)]);
});

test('CSV · a typed text without a digit that begins with a letter stays as it is, and so does an empty one', () => {
  const texts = ['Milan Vatika', 'संगीत, "बड़ा"', 'Ågård', 'true love', 'March', ''];
  expect(parseCsv(toCsv([texts]))).toEqual([texts]);
});

test('CSV · ids, dates and numbers of our own get no apostrophe', () => {
  const cells = ['7-wonders', '2027-02-11', '400', '60%'];
  expect(parseCsv(toCsv([cells.map(own)]))).toEqual([cells]);
});

test('CSV · any typed text is read back as it was without the one apostrophe', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyText(), { minLength: 1 })), (rows) => {
      const read = parseCsv(toCsv(rows)).map((row) => row.map((cell) => cell.replace(/^'/, '')));
      expect(read).toEqual(rows);
    }),
  );
});
