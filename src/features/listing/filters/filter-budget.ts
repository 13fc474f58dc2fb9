import { type BudgetBandId, budgetBands } from '../../../content/budget-bands.ts';

/** The band of a sum in rupees; undefined below 0 or where nothing is known, so that an unknown price matches no band. */
export function budgetBandOf(rupees: number | undefined): BudgetBandId | undefined {
  if (rupees === undefined || Number.isNaN(rupees) || rupees < 0) return undefined;
  return budgetBands.find((band) => {
    if ('below' in band) return rupees < band.below;
    return 'upTo' in band ? rupees <= band.upTo : true;
  })?.id;
}
