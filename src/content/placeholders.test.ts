import { expect, test } from 'vitest';
import { isDiallable, isExample } from './placeholders.ts';

test.each([
  'https://example.com',
  'hello@example.com',
  'smtps://me:secret@smtp.example.org:465',
  'Baraat House <website@example.com>',
  'https://site.test/',
  'leads@shehnai.in,leads@example.net',
])('placeholders · %s is an example', (text) => {
  expect(isExample(text)).toBe(true);
});

test.each([
  'https://shehnai.in',
  'smtps://me:secret@smtp.test-provider.in:465',
  'https://www.test.in',
  'https://example.com.au',
  'https://myexample.com',
])('placeholders · %s is not an example', (text) => {
  expect(isExample(text)).toBe(false);
});

test('placeholders · a number is diallable with or without country code, unless it starts with 0', () => {
  expect(['+91 98110 12345', 'tel:+919811012345', '9811012345', '9199999999'].map(isDiallable)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['910000000000', '0000000000', '98110', ''].map(isDiallable)).toEqual([false, false, false, false]);
});
