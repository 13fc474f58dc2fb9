import { expect, test } from 'vitest';
import { asOnPage } from '../../domain/facts/told.ts';
import { aVenue } from '../venues/venue-fixture.ts';
import { readToldForm } from './told-form.ts';

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
