import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { at, nextDay } from './clock.ts';
import { site } from './site.ts';
import { businessAddress, businessHours, callBackPromise, clockTime, leadPromise } from './site-texts.ts';

afterEach(() => setLocale('en'));

test.each([
  [at(0), '12 am', 'रात 12 बजे'],
  [at(9), '9 am', 'सुबह 9 बजे'],
  [at(12), '12 pm', 'दोपहर 12 बजे'],
  [at(16), '4 pm', 'शाम 4 बजे'],
  [at(21, 30), '9:30 pm', 'रात 9:30 बजे'],
  [at(24), '12 am', 'रात 12 बजे'],
  [nextDay(1), '1 am', 'रात 1 बजे'],
])('business texts · minute %i is shown as %s, in Hindi as %s', (minutes, english, hindi) => {
  expect(clockTime(minutes)).toBe(english);
  expect(clockTime(minutes, { locale: 'hi' })).toBe(hindi);
});

test('business texts · hours, address and promises are in the language of the page, or in the given one', () => {
  const english = [businessHours(), businessAddress(), leadPromise(), callBackPromise()];
  setLocale('hi');
  const inHindi = [businessHours(), businessAddress(), leadPromise(), callBackPromise()];
  const options = { locale: 'en' } as const;
  expect([
    businessHours(options),
    businessAddress(options),
    leadPromise(options),
    callBackPromise(options),
  ]).toEqual(english);
  expect(inHindi.slice(0, 2)).toEqual([
    'सोमवार से रविवार, सुबह 9 बजे से रात 9 बजे तक',
    `${site.address.locality.hi}, ${site.address.city.hi}`,
  ]);
  for (const text of inHindi) expect(text).not.toMatch(/[a-z]/i);
});
