import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetBandOf, budgetBands } from './budget-bands.ts';

test.each([
  [0, 'under-1-lakh'],
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
  [-1, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
])('budget bands · ₹%d is in the band %s', (rupees, band) => {
  expect(budgetBandOf(rupees)).toBe(band);
});

test('budget bands · a higher amount is never in a lower band', () => {
  const bandIndex = (rupees: number) => budgetBands.findIndex(({ id }) => id === budgetBandOf(rupees));
  fc.assert(
    fc.property(fc.nat(10_00_000), fc.nat(10_00_000), (low, more) => bandIndex(low) <= bandIndex(low + more)),
  );
});
