import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { site } from './site.ts';
import { maxDraftLength, shareLink, whatsAppLink, writeDraft } from './whatsapp-draft.ts';

afterEach(() => setLocale('en'));

const wedding = { kind: 'wedding', guests: 400, vegShare: 0.6, rooms: 20, date: '2030-12-21' } as const;
const sangeet = { ...wedding, kind: 'sangeet', guests: 1, rooms: 0, date: undefined } as const;
const link = 'https://example.com/venues/milanvatika';
const reference = 'K7Q4M';

test.each([
  [
    'en',
    [
      'Hello,',
      'What are your prices?',
      'Wedding · 400 guests, 60% veg, 20 rooms, 21 Dec 2030',
      'Sangeet · 1 guest, 60% veg',
      'Total: ₹2,00,000',
      'We need\na lawn.',
      '',
      'My request: K7Q4M',
      link,
    ],
  ],
  [
    'hi',
    [
      'Hello,',
      'What are your prices?',
      'शादी · 400 मेहमान, 60% वेज, 20 कमरे, 21 दिसंबर 2030',
      'संगीत · 1 मेहमान, 60% वेज',
      'Total: ₹2,00,000',
      'We need\na lawn.',
      '',
      'मेरी रिक्वेस्ट: K7Q4M',
      link,
    ],
  ],
] as const)(
  'WhatsApp draft · its parts are lines, the reference and the link last, in "%s"',
  (locale, lines) => {
    setLocale(locale);
    const draft = {
      greeting: 'Hello,',
      about: 'What are your prices?',
      functions: [wedding, sangeet],
      total: 'Total: ₹2,00,000',
      note: 'We need\na lawn.',
    };
    expect(writeDraft({ ...draft, link, reference })).toBe(lines.join('\n'));
  },
);

test('WhatsApp draft · a sentence alone has no other line', () => {
  expect(writeDraft({ about: 'Please call me back.' })).toBe('Please call me back.');
});

test('WhatsApp draft · about one subject has at most 700 characters beside its link, whole lines, and the whole reference', () => {
  const line = fc.string({ minLength: 1, maxLength: 90, size: 'max' }).map((one) => one.replace(/\s/gu, '-'));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 40, size: 'max' }),
      fc.boolean(),
      (lines, isSent) => {
        const ends = { link, ...(isSent && { reference }) };
        const text = writeDraft({ about: 'About', note: lines.join('\n'), ...ends });
        const [body = '', end = ''] = text.split('\n\n');
        expect(text.length - link.length).toBeLessThanOrEqual(maxDraftLength + 2);
        expect(end.split('\n')).toEqual(isSent ? [`My request: ${reference}`, link] : [link]);
        const whole = ['About', ...lines].join('\n');
        if (body === whole) return;
        expect(body.endsWith('\n…')).toBe(true);
        expect(`${whole}\n`.startsWith(`${body.slice(0, -1)}`)).toBe(true);
        expect(body.length).toBeGreaterThan(maxDraftLength / 2);
      },
    ),
  );
});

test('WhatsApp draft · 700 characters are whole, and one more is cut before the last line', () => {
  const draft = { about: 'A'.repeat(600), note: 'B'.repeat(99) };
  expect(writeDraft(draft)).toHaveLength(700);
  expect(writeDraft({ ...draft, note: 'B'.repeat(100) })).toBe(`${draft.about}\n…`);
});

test('WhatsApp draft · one long paragraph is cut between words', () => {
  const text = writeDraft({ about: 'I am planning:', note: 'word '.repeat(300) });
  expect(text).toMatch(/^I am planning:\n(?:word )+word\n…$/);
  expect(text.length).toBeGreaterThan(690);
});

test('WhatsApp draft · keeps every line of a list', () => {
  const list = Array.from({ length: 60 }, (_, index) => `${index + 1}. Hotel Rajmahal, Sector 11`);
  expect(writeDraft({ about: 'Our venues:', list, link })).toBe(
    ['Our venues:', ...list, '', link].join('\n'),
  );
});

test('WhatsApp draft · one to us greets us, by default about a venue; one to share greets nobody', () => {
  const textIn = (href: string) => new URL(href).searchParams.get('text');
  expect(whatsAppLink()).toContain(site.whatsapp.base);
  expect(textIn(whatsAppLink())).toMatch(`Hello ${site.name},\nI am planning a wedding`);
  expect(shareLink({ about: 'Our venues & plans:' })).toBe(
    'https://wa.me/?text=Our%20venues%20%26%20plans%3A',
  );
});
