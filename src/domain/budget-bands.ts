import { m } from '../i18n/compiled/messages.js';

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

export const budgetBandLabels: Readonly<Record<BudgetBandId, () => string>> = {
  'under-1-lakh': m.choices_budget_under_1_lakh,
  '1-2-lakh': m.choices_budget_1_2_lakh,
  '2-3-lakh': m.choices_budget_2_3_lakh,
  '3-4-lakh': m.choices_budget_3_4_lakh,
  '4-5-lakh': m.choices_budget_4_5_lakh,
  'over-5-lakh': m.choices_budget_over_5_lakh,
};

/** The band of an amount in rupees; undefined for an unknown or negative amount. */
export function budgetBandOf(rupees: number | undefined): BudgetBandId | undefined {
  if (rupees === undefined || Number.isNaN(rupees) || rupees < 0) return undefined;
  return budgetBands.find((band) => {
    if ('below' in band) return rupees < band.below;
    return 'upTo' in band ? rupees <= band.upTo : true;
  })?.id;
}
