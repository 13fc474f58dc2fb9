import { expect, test } from 'vitest';
import { asOnPage } from '../../domain/facts/told.ts';
import { aTold } from '../../domain/facts/told-fixture.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { asPlain, readToldForm } from './told-form.ts';

test.each([
  ['30', { advanceShare: 0.3 }],
  ['12.5 %', { advanceShare: 0.125 }],
  ['२५%', { advanceShare: 0.25 }],
  ['100', { advanceShare: 1 }],
  ['50,000', { advanceRupees: 50_000 }],
  ['₹1,25,000', { advanceRupees: 125_000 }],
  ['2.25 lakh', { advanceRupees: 225_000 }],
])('told sheet · an advance of "%s" is a share up to 100, and rupees above', (typed, facts) => {
  const data = new FormData();
  data.set('advanceShare', typed);
  const read = readToldForm(data, asOnPage(aVenue()), [], '2026-11-28', undefined);
  expect(read).toMatchObject({ told: { facts }, problems: {} });
});

test('told sheet · an advance that is neither is named at its field', () => {
  const data = new FormData();
  data.set('advanceShare', '150%');
  const { told, problems } = readToldForm(data, asOnPage(aVenue()), [], '2026-11-28', undefined);
  expect(Object.keys(problems)).toEqual(['advanceShare']);
  expect(told.facts).toEqual({});
});

test('told sheet · a price of the package is in the row of the plate, with its words, and is saved as it was', () => {
  const told = aTold({ vegPackage: 1800 }, { notes: { vegPackage: 'first 620' }, plate: 'package' });
  const shown = asPlain(told);
  expect(shown).toMatchObject({ facts: { vegPlate: 1800 }, notes: { vegPlate: 'first 620' } });
  const data = new FormData();
  data.set('vegPlate', String(shown.facts.vegPlate));
  data.set('vegPlate.note', String(shown.notes?.vegPlate));
  data.set('plate', 'package');
  const read = readToldForm(data, asOnPage(aVenue()), [], told.day, told);
  expect(read).toEqual({ told, problems: {} });
});

test('told sheet · a price of a plate beside one sum for all is named', () => {
  const data = new FormData();
  data.set('vegPlate', '650');
  data.set('sum', '225000');
  const read = readToldForm(data, asOnPage(aVenue()), [], '2026-11-28', undefined);
  expect(read.problems).toMatchObject({ sum: expect.stringMatching(/./) });
});
