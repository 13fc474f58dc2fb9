import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { formatDate, formatLongDate } from './dates.ts';

afterEach(() => setLocale('en'));

test('dates · the month is in the language of the page or the given one, in full in Hindi, the digits are Latin', () => {
  expect(formatLongDate('2026-01-14')).toBe('14 January 2026');
  expect(formatDate('2027-02-12')).toBe('12 Feb 2027');
  setLocale('hi');
  expect(formatLongDate('2026-01-14')).toBe('14 जनवरी 2026');
  expect(formatDate('2027-02-12')).toBe('12 फ़रवरी 2027');
  expect(formatLongDate('2026-01-14', 'en')).toBe('14 January 2026');
});
