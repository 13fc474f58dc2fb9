const lakh = 1_00_000;

/**
 * The budget bands in rupees, ascending. A sum belongs to the first band whose limit it does not exceed: `below` is
 * exclusive, `upTo` inclusive. The lowest band begins at 0; the last has no limit.
 */
export const budgetBands = [
  { id: 'under-1-lakh', below: lakh },
  { id: '1-2-lakh', upTo: 2 * lakh },
  { id: '2-3-lakh', upTo: 3 * lakh },
  { id: '3-4-lakh', upTo: 4 * lakh },
  { id: '4-5-lakh', upTo: 5 * lakh },
  { id: 'over-5-lakh' },
] as const;

export type BudgetBandId = (typeof budgetBands)[number]['id'];

export const budgetBandIds: readonly BudgetBandId[] = budgetBands.map(({ id }) => id);

export const budgetBandLabels: Readonly<Record<BudgetBandId, string>> = {
  'under-1-lakh': 'Under 1 lakh',
  '1-2-lakh': '1–2 lakh',
  '2-3-lakh': '2–3 lakh',
  '3-4-lakh': '3–4 lakh',
  '4-5-lakh': '4–5 lakh',
  'over-5-lakh': 'Over 5 lakh',
};

/** Rupees per plate, shown as typical where a venue's own price is not known. */
export const typicalPlate = { veg: 700, nonVeg: 800 } as const;
