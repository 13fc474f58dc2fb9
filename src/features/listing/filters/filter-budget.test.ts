import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetBands } from '../../../content/budget-bands.ts';
import { budgetBandOf } from './filter-budget.ts';

test.each([
  [0, 'under-1-lakh'],
  [99_999, 'under-1-lakh'],
  [99_999.99, 'under-1-lakh'],
  [1_00_000, '1-2-lakh'],
  [2_00_000, '1-2-lakh'],
  [2_00_001, '2-3-lakh'],
  [3_00_000, '2-3-lakh'],
  [3_00_001, '3-4-lakh'],
  [4_00_000, '3-4-lakh'],
  [4_00_001, '4-5-lakh'],
  [5_00_000, '4-5-lakh'],
  [5_00_001, 'over-5-lakh'],
])('site 9 · ₹%d falls into the band %s', (rupees, band) => {
  expect(budgetBandOf(rupees)).toBe(band);
});

test('site 9 · the lowest band begins at 0, and what was not told is in no band', () => {
  expect(budgetBandOf(-1)).toBeUndefined();
  expect(budgetBandOf(undefined)).toBeUndefined();
  expect(budgetBandOf(Number.NaN)).toBeUndefined();
});

test('site 9 · a higher sum is never in a lower band', () => {
  const place = (rupees: number) => budgetBands.findIndex(({ id }) => id === budgetBandOf(rupees));
  fc.assert(
    fc.property(fc.nat(10_00_000), fc.nat(10_00_000), (low, more) => place(low) <= place(low + more)),
  );
});
