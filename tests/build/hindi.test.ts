import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { venueEntries } from '../../src/content/venues/index.ts';
import { list, read } from './built-files.ts';
import { checkEach } from './check-each.ts';
import { attributeOf, languageOf, readHtml } from './html.ts';

const files = list('.html');
const hindiFiles = files.filter((file) => /^hi[./]/.test(file));

const isString = (value: unknown) => typeof value === 'string';

/** Names and abbreviations that Hindi texts write in Latin letters. */
const allowed = [
  site.name,
  site.badge,
  site.email.display,
  ...site.social.flatMap(({ platform, username }) => [platform, username]),
  ...venueEntries.flatMap(({ name, halls }) => [name, ...halls.map((hall) => hall.name)]).filter(isString),
  ...['English', 'WhatsApp', 'UPI', 'RuPay', 'Visa', 'Mastercard', 'AC', 'DJ', 'VIP', 'GST', 'PDF', 'QR'],
].sort((a, b) => b.length - a.length);

const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription'];

/** Every text that a visitor reads or hears; content without a Hindi text is marked as English. */
function textsOf(html: string): string[] {
  const { texts, tags } = readHtml(html, (tag) => /^<(?!html)[^>]* lang="en/.test(tag));
  const heard = tags.flatMap((tag) => attributes.map((name) => attributeOf(tag, name)));
  const described = tags.filter((tag) =>
    /^<meta[^>]* (name="description"|property="[^"]*(title|:alt)")/.test(tag),
  );
  return [...texts, ...heard, ...described.map((tag) => attributeOf(tag, 'content'))];
}

const withoutAllowed = (text: string) => allowed.reduce((rest, name) => rest.replaceAll(name, ''), text);

test('hindi · every English page has a Hindi one', () => {
  const english = files.filter((file) => !hindiFiles.includes(file) && file !== '404.html');
  const missing = english.filter(
    (file) => !hindiFiles.includes(file === 'index.html' ? 'hi.html' : `hi/${file}`),
  );
  expect(missing).toEqual([]);
  expect(hindiFiles.length).toBeGreaterThan(40);
});

test('hindi · pages are marked as Hindi and their texts are in Hindi', () => {
  checkEach(
    hindiFiles.map((file) => [file, read(file)] as const),
    (html) => {
      expect(languageOf(html)).toBe('hi-IN');
      const texts = new Set(textsOf(html).map((text) => text.trim()));
      const hasLatin = (text: string) => /[a-z]{2}/i.test(text);
      expect(texts.size).toBeGreaterThan(5);
      expect([...texts].filter((text) => hasLatin(text) && hasLatin(withoutAllowed(text)))).toEqual([]);
    },
  );
});
