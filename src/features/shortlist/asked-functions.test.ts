import { afterEach, expect, test } from 'vitest';
import { functionKindLabels, functionKinds } from '../../domain/choices.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { setLocale } from '../../i18n/locale.ts';
import { askedFunctions } from './asked-functions.ts';

afterEach(() => setLocale('en'));

test.each(functionKinds)('free dates · the operator reads the English name of the kind %s', (kind) => {
  const [asked] = askedFunctions([aFunction({ kind })]);
  expect(asked?.label).toBe(functionKindLabels[kind]({}, { locale: 'en' }));
});

test('free dates · each function is named in the language of the page, and in English or the own words for the operator', () => {
  setLocale('hi');
  expect(
    askedFunctions([
      aFunction({ kind: 'sangeet', date: '2030-12-20' }),
      aFunction({ kind: 'other', name: 'Cocktail', guests: 80 }),
    ]),
  ).toEqual([
    { label: 'Sangeet', name: 'संगीत', guests: 300, date: '2030-12-20' },
    { label: 'Cocktail', name: 'Cocktail', guests: 80 },
  ]);
  expect(askedFunctions(undefined)).toEqual([{ label: 'Wedding', name: 'शादी' }]);
});
