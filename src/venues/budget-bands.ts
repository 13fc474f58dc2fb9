const lakh = 1_00_000;

/**
 * The specification's bands, in rupees. Upper ends are inclusive, the first is strictly below one lakh and the last
 * strictly above five, so that every sum from 0 up falls into exactly one band.
 */
export const budgetBands = [
  { id: 'under-1-lakh', label: 'Under ₹1 lakh' },
  { id: '1-2-lakh', label: '₹1–2 lakh' },
  { id: '2-3-lakh', label: '₹2–3 lakh' },
  { id: '3-4-lakh', label: '₹3–4 lakh' },
  { id: '4-5-lakh', label: '₹4–5 lakh' },
  { id: 'over-5-lakh', label: 'Over ₹5 lakh' },
] as const;

export type BudgetBandId = (typeof budgetBands)[number]['id'];

/** The band of a sum in rupees; undefined below 0 or where nothing is known, so that an unknown price matches no band. */
export function budgetBandOf(rupees: number | undefined): BudgetBandId | undefined {
  if (rupees === undefined || Number.isNaN(rupees) || rupees < 0) return undefined;
  if (rupees < lakh) return 'under-1-lakh';
  if (rupees <= 2 * lakh) return '1-2-lakh';
  if (rupees <= 3 * lakh) return '2-3-lakh';
  if (rupees <= 4 * lakh) return '3-4-lakh';
  if (rupees <= 5 * lakh) return '4-5-lakh';
  return 'over-5-lakh';
}
