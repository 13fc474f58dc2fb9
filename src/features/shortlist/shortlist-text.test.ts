import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { writeDraft } from '../../content/whatsapp-draft.ts';
import { setLocale } from '../../i18n/locale.ts';
import { shortlistDraft, summarizeVenues } from './shortlist-text.ts';

afterEach(() => setLocale('en'));

const venues = [
  { name: 'Hotel Rajmahal', place: 'Sector 11', total: '₹1,77,000' },
  { name: 'Samar Grand', place: 'Sector 10' },
];

test.each([
  [
    'en',
    '300 guests, all veg',
    [
      'Our wedding venues, estimated for 300 guests, all veg:',
      '1. Hotel Rajmahal, Sector 11: ₹1,77,000',
      '2. Samar Grand, Sector 10: total not known yet',
    ],
  ],
  [
    'hi',
    '300 मेहमान',
    [
      'शादी के लिए हमारे चुने हुए वेन्यू (खर्च का अनुमान: 300 मेहमान):',
      '1. Hotel Rajmahal, Sector 11: ₹1,77,000',
      '2. Samar Grand, Sector 10: कुल खर्च अभी पता नहीं',
    ],
  ],
] as const)(
  'shortlist · the message names the venues, the totals and the link, in "%s"',
  (locale, eventDetails, lines) => {
    setLocale(locale);
    const link = 'https://example.com/s';
    expect(writeDraft(shortlistDraft({ venues, eventDetails, link }))).toBe([...lines, '', link].join('\n'));
  },
);

test('shortlist · without event details the message has no totals', () => {
  expect(writeDraft(shortlistDraft({ venues, link: 'x' }))).toMatch(
    /1\. Hotel Rajmahal, Sector 11\n2\. Samar Grand, Sector 10\n/,
  );
});

test('shortlist · the message says of no total that it is not known where the family holds no function', () => {
  const text = writeDraft(
    shortlistDraft({
      venues: [{ name: 'Samar Grand', place: 'Sector 10', total: '' }],
      eventDetails: 'Mehndi 150, Wedding 600 guests',
      link: 'x',
    }),
  );
  expect(text).toMatch(/\n1\. Samar Grand, Sector 10\n/);
});

test('shortlist · one request names the venues, cut to 200 characters, and the event', () => {
  expect(summarizeVenues(['A', 'B'], '300 guests')).toBe('A, B (300 guests)');
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 5, maxLength: 40 }), { minLength: 1, maxLength: 30 }),
      (names) => {
        const event = 'x'.repeat(300);
        const about = summarizeVenues(names, event);
        expect(about.length).toBeLessThanOrEqual(200 + ` (${event})`.length);
        expect(about.startsWith(names[0] ?? '')).toBe(true);
      },
    ),
  );
});

test('shortlist · the summary says in Hindi how many names it leaves out', () => {
  setLocale('hi');
  const names = Array.from({ length: 30 }, () => 'Hotel Rajmahal');
  expect(summarizeVenues(names)).toMatch(/^(Hotel Rajmahal(, )?){11} और 19 अन्य$/);
});
