const lakh = 1_00_000;

/**
 * The budget bands in rupees, ascending; a sum belongs to the first band whose end it does not pass. `below` is strict
 * and `upTo` inclusive; the lowest band begins at 0 and the last has no end.
 */
export const budgetBands = [
  { id: 'under-1-lakh', label: 'Under 1 lakh', below: lakh },
  { id: '1-2-lakh', label: '1–2 lakh', upTo: 2 * lakh },
  { id: '2-3-lakh', label: '2–3 lakh', upTo: 3 * lakh },
  { id: '3-4-lakh', label: '3–4 lakh', upTo: 4 * lakh },
  { id: '4-5-lakh', label: '4–5 lakh', upTo: 5 * lakh },
  { id: 'over-5-lakh', label: 'Over 5 lakh' },
] as const;

export type BudgetBandId = (typeof budgetBands)[number]['id'];

/** Rupees a plate, shown and marked as typical where a venue gives no price of its own. */
export const typicalPlate = { veg: 700, nonVeg: 800 } as const;
