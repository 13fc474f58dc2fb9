/** A budget band in whole rupees, both ends included; the last has no upper end. */
export interface BudgetBand {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max?: number;
}

/** Each rupee stands in one band: an upper end belongs to its own band, so the next begins a rupee later. */
export const budgetBands: readonly BudgetBand[] = [
  { id: 'under-1', label: 'Under 1 lakh', min: 0, max: 99_999 },
  { id: '1-2', label: '1-2 lakh', min: 100_000, max: 200_000 },
  { id: '2-3', label: '2-3 lakh', min: 200_001, max: 300_000 },
  { id: '3-4', label: '3-4 lakh', min: 300_001, max: 400_000 },
  { id: '4-5', label: '4-5 lakh', min: 400_001, max: 500_000 },
  { id: 'over-5', label: 'Over 5 lakh', min: 500_001 },
];

/** Plate prices shown, and filtered by, where a venue gives none (rupees); marked as typical. */
export const typicalPlate = { veg: 700, nonVeg: 800 } as const;
