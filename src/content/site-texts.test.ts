import { afterEach, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { site } from './site.ts';
import { businessAddress, businessHours, callBackPromise, leadPromise } from './site-texts.ts';

afterEach(() => setLocale('en'));

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
  expect(english[0]).toContain('9am to 9pm');
  expect(english[2]).toContain('Within 4 hours');
  expect(inHindi[0]).toContain('सुबह 9 बजे से रात 9 बजे तक');
  expect(inHindi[1]).toBe(`${site.address.locality.hi}, ${site.address.city.hi}`);
  for (const text of inHindi) expect(text).not.toMatch(/[a-z]/i);
});
