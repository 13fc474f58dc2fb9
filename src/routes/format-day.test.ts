import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { formatDay } from './format-day.ts';

afterEach(() => setLocale('en'));

test('days · the month is in the language of the page, the digits are Latin', () => {
  expect(formatDay('2026-01-14')).toBe('14 January 2026');
  setLocale('hi');
  expect(formatDay('2026-01-14')).toBe('14 जनवरी 2026');
});
