import { expect, test } from 'vitest';
import { contactsOf, plateRange } from './structured-data.ts';

test('findable · structured data contains real contacts and no placeholders', () => {
  const placeholders = {
    phone: { href: 'tel:+910000000000' },
    email: { display: 'hello@example.com' },
    social: [{ profileUrl: 'https://example.com/instagram' }],
  };
  expect(contactsOf(placeholders)).toEqual({});
  expect(
    contactsOf({
      phone: { href: 'tel:+919811012345' },
      email: { display: 'hello@shehnai.in' },
      social: [...placeholders.social, { profileUrl: 'https://instagram.com/shehnai' }],
    }),
  ).toEqual({
    telephone: '+919811012345',
    email: 'hello@shehnai.in',
    sameAs: ['https://instagram.com/shehnai'],
  });
});

test('findable · structured data says about of a rounded plate price', () => {
  expect(plateRange({ vegPlate: 500, nonVegPlate: 700 })).toBe('₹500–₹700 per plate');
  expect(plateRange({ vegPlate: { about: 500 }, nonVegPlate: { about: 700 } })).toBe(
    'about ₹500–₹700 per plate',
  );
});
