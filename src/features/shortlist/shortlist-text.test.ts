import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboutThese, shortlistText } from './shortlist-text.ts';

test('shortlist · the message names the venues, the totals and the link', () => {
  const venues = [
    { name: 'Hotel Rajmahal', place: 'Sector 11', total: '₹1,77,000' },
    { name: 'Samar Grand', place: 'Sector 10' },
  ];
  expect(shortlistText({ venues, eventDetails: '300 guests, all veg', link: 'https://example.com/s' })).toBe(
    [
      'Our wedding venues, estimated for 300 guests, all veg:',
      '1. Hotel Rajmahal, Sector 11: ₹1,77,000',
      '2. Samar Grand, Sector 10: total not known yet',
      '',
      'https://example.com/s',
    ].join('\n'),
  );
  expect(shortlistText({ venues, link: 'x' })).toContain('2. Samar Grand, Sector 10\n');
});

test('shortlist · one request names the venues, and stays within what a lead carries', () => {
  expect(aboutThese(['A', 'B'], '300 guests')).toBe('A, B (300 guests)');
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 5, maxLength: 40 }), { minLength: 1, maxLength: 30 }),
      (names) => {
        const about = aboutThese(names, '300 guests, 60% veg');
        expect(about.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});
