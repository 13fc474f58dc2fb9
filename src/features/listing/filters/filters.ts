import type { BudgetBandId } from '../../../content/budget-bands.ts';
import type { CityId, Facility, MealFilter, VenueType } from '../../../content/choices.ts';

/** What a visitor has chosen on a listing; an empty group lets every venue through. */
export interface Filters {
  /** As typed, spaces and all. */
  readonly text: string;
  readonly cities: readonly CityId[];
  readonly localities: readonly string[];
  readonly budgets: readonly BudgetBandId[];
  readonly types: readonly VenueType[];
  readonly facilities: readonly Facility[];
  readonly meals: readonly MealFilter[];
}

/** The groups that are lists of choices; each has a Clear of its own. */
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

/** Adds a choice to its group, or takes it out. */
export function toggleFilter<Group extends FilterGroup>(
  filters: Filters,
  group: Group,
  value: Filters[Group][number],
): Filters {
  const chosen: readonly Filters[FilterGroup][number][] = filters[group];
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
  return { ...filters, [group]: next };
}

/** The groups in which `after` has a choice that `before` had not; text counts from its first letter. */
export function addedGroups(before: Filters, after: Filters): (keyof Filters)[] {
  const groups = Object.keys(noFilters) as (keyof Filters)[];
  return groups.filter((group) => {
    if (group === 'text') return !before.text.trim() && after.text.trim() !== '';
    const had: readonly string[] = before[group];
    return after[group].some((choice) => !had.includes(choice));
  });
}

/** Empties one group and leaves the others as they are. */
export function clearGroup(filters: Filters, group: FilterGroup): Filters {
  return { ...filters, [group]: [] };
}

/** How many choices are set; the text counts as one. */
export function countFilters({ text, ...groups }: Filters): number {
  const chosen = Object.values(groups).reduce((sum, group) => sum + group.length, 0);
  return chosen + (text.trim() ? 1 : 0);
}
