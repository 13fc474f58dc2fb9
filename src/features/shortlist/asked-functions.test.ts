import { afterEach, expect, test } from 'vitest';
import { functionKindLabels } from '../../domain/choices.ts';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { functionKinds } from '../../domain/function-kinds.ts';
import { setLocale } from '../../i18n/locale.ts';
import { askedFunctions } from './asked-functions.ts';

afterEach(() => setLocale('en'));

test.each(functionKinds)('free dates · the operator reads the English name of the kind %s', (kind) => {
  const [asked] = askedFunctions([aFunction({ kind })], []);
  expect(asked?.label).toBe(functionKindLabels[kind]({}, { locale: 'en' }));
});

test('free dates · each function is named in the language of the page, and in English or the own words for the operator', () => {
  setLocale('hi');
  expect(
    askedFunctions(
      [
        aFunction({ kind: 'sangeet', date: '2030-12-20' }),
        aFunction({ kind: 'other', name: 'Cocktail', guests: 80 }),
      ],
      [],
    ),
  ).toMatchObject([
    { label: 'Sangeet', name: 'संगीत', guests: 300, date: '2030-12-20' },
    { label: 'Cocktail', name: 'Cocktail', guests: 80 },
  ]);
  expect(askedFunctions(undefined, [])).toEqual([{ label: 'Wedding', name: 'शादी' }]);
});

test('free dates · each function has its veg share, rooms and the venue that it is planned at, by name or, while that is not known, by id', () => {
  const planned = [
    aFunction({ vegShare: 0.6, rooms: 20, venue: 'lake' }),
    aFunction({ venue: 'gone' }),
    aFunction(),
  ] as const;
  const asked = { label: 'Wedding', name: 'Wedding', guests: 300 };
  expect(askedFunctions(planned, [{ id: 'lake', name: 'Lake Hall' }])).toEqual([
    { ...asked, vegShare: 0.6, rooms: 20, venue: 'Lake Hall' },
    { ...asked, vegShare: 1, rooms: 0, venue: 'gone' },
    { ...asked, vegShare: 1, rooms: 0 },
  ]);
});
