import { type BudgetBandId, budgetBandIds } from '../../../domain/budget-bands.ts';
import type { TextMatches } from '../search/search-text.ts';
import { type FilteredVenue, type FilterGroupId, filterGroupIds, groupOf } from './filter-groups.ts';
import { countChoices, filterVenues } from './filter-venues.ts';
import { clearGroup, type Filters, toggleFilter } from './filters.ts';
import type { ListingRules } from './listing-rules.ts';

/** What a listing reads to filter its venues. */
export interface Searched {
  readonly venues: readonly FilteredVenue[];
  readonly rules: ListingRules;
  readonly search: (text: string) => TextMatches | undefined;
}

/** Filters that find venues, and how many. */
interface Found {
  readonly filters: Filters;
  readonly count: number;
}

export interface NearBudget extends Found {
  readonly band: BudgetBandId;
}

/** Without one filter: the text, a whole group, or one of the choices that must all match. */
export interface Removal extends Found {
  readonly removed: 'text' | { readonly group: FilterGroupId; readonly choices: readonly string[] };
}

/** The budget band with venues that is nearest to the selected ones, the lower of two; undefined without any. */
export function nearestBudget({ venues, rules, search }: Searched, filters: Filters): NearBudget | undefined {
  if (filters.budgets.length === 0) return undefined;
  const matches = search(filters.text);
  const counts = countChoices(venues, filters, rules, 'budgets', budgetBandIds, matches);
  const selected = filters.budgets.map((band) => budgetBandIds.indexOf(band));
  const distance = (band: BudgetBandId) =>
    Math.min(...selected.map((index) => Math.abs(index - budgetBandIds.indexOf(band))));
  const [band] = budgetBandIds.filter((one) => counts.get(one)).sort((a, b) => distance(a) - distance(b));
  return band && { band, count: counts.get(band) ?? 0, filters: { ...filters, budgets: [band] } };
}

/** The one filter without which most venues are found, the first of equal ones; undefined if none finds any. */
export function bestRemoval({ venues, rules, search }: Searched, filters: Filters): Removal | undefined {
  const removals = removalsOf(filters).map((one): Removal => {
    const found = filterVenues(venues, one.filters, rules, search(one.filters.text));
    return { ...one, count: found.length };
  });
  const [best] = removals.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best;
}

function removalsOf(filters: Filters): readonly Pick<Removal, 'filters' | 'removed'>[] {
  const ofGroup = (group: FilterGroupId) => {
    const choices: readonly string[] = filters[group];
    if (choices.length === 0) return [];
    if (!groupOf(group).needsAll)
      return [{ filters: clearGroup(filters, group), removed: { group, choices } }];
    return choices.map((choice) => ({
      filters: toggleFilter(filters, group, choice),
      removed: { group, choices: [choice] },
    }));
  };
  return [
    ...(filters.text.trim() ? [{ filters: { ...filters, text: '' }, removed: 'text' as const }] : []),
    ...filterGroupIds.flatMap(ofGroup),
  ];
}
