import type { BudgetBandId } from '../../../domain/budget-bands.ts';
import type { CityId, Facility, MealFilter, VenueType } from '../../../domain/choices.ts';

/** The filters of a listing. An empty group matches every venue. */
export interface Filters {
  /** The text as it was typed, including spaces. */
  readonly text: string;
  readonly cities: readonly CityId[];
  /** Locality ids. */
  readonly localities: readonly string[];
  readonly budgets: readonly BudgetBandId[];
  readonly types: readonly VenueType[];
  readonly facilities: readonly Facility[];
  readonly meals: readonly MealFilter[];
}

/** The groups that are lists of choices. */
export type FilterGroup = Exclude<keyof Filters, 'text'>;

export const noFilters: Filters = {
  text: '',
  cities: [],
  localities: [],
  budgets: [],
  types: [],
  facilities: [],
  meals: [],
};

/** Adds a choice to its group, or removes it. */
export function toggleFilter<Group extends FilterGroup>(
  filters: Filters,
  group: Group,
  value: Filters[Group][number],
): Filters {
  const selected: readonly Filters[FilterGroup][number][] = filters[group];
  const next = selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value];
  return { ...filters, [group]: next };
}

/** The groups in which `after` has a choice that `before` does not have; text counts once, when it becomes non-empty. */
export function addedGroups(before: Filters, after: Filters): (keyof Filters)[] {
  const groups = Object.keys(noFilters) as (keyof Filters)[];
  return groups.filter((group) => {
    if (group === 'text') return !before.text.trim() && after.text.trim() !== '';
    const previous: readonly string[] = before[group];
    return after[group].some((choice) => !previous.includes(choice));
  });
}

/** Empties one group. */
export function clearGroup(filters: Filters, group: FilterGroup): Filters {
  return { ...filters, [group]: [] };
}

/** How many choices are selected; a text counts as one. */
export function countFilters({ text, ...groups }: Filters): number {
  const selected = Object.values(groups).reduce((sum, group) => sum + group.length, 0);
  return selected + (text.trim() ? 1 : 0);
}
