import { afterEach, expect, test } from 'vitest';
import { type Locale, setLocale } from './locale.ts';
import { contentLang } from './localized.ts';

afterEach(() => setLocale('en'));

test.each<[Locale, string, string | undefined]>([
  ['hi', 'Hotel Rajmahal', 'en'],
  ['hi', 'होटल Rajmahal', undefined],
  ['hi', '₹1,00,000', undefined],
  ['en', 'Hotel Rajmahal', undefined],
])('content · on a page in "%s" the language of "%s" is named as %s', (locale, text, lang) => {
  setLocale(locale);
  expect(contentLang(text)).toBe(lang);
});
