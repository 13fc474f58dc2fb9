import { expect, test } from 'vitest';
import { contactsOf } from './structured-data.ts';

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
