import { type FilterGroupId, filterGroupIds, type filterGroups } from './filter-groups.ts';

type ChoicesOf<Id extends FilterGroupId> = ReturnType<(typeof filterGroups)[Id]['choices']>;

/** The filters of a listing. An empty group matches every venue. */
export type Filters = { readonly [Id in FilterGroupId]: ChoicesOf<Id> } & {
  /** The text as it was typed, including spaces. */
  readonly text: string;
};

type NoChoices = { readonly [Id in FilterGroupId]: never[] };

export const noFilters: Filters = {
  text: '',
  ...(Object.fromEntries(filterGroupIds.map((id) => [id, []])) as NoChoices),
};

/** Adds a choice to its group, or removes it. */
export function toggleFilter(filters: Filters, group: FilterGroupId, value: string): Filters {
  const selected: readonly string[] = filters[group];
  const next = selected.includes(value) ? selected.filter((one) => one !== value) : [...selected, value];
  return { ...filters, [group]: next };
}

/** The groups in which `after` has a choice that `before` does not have; text counts once, when it becomes non-empty. */
export function addedGroups(before: Filters, after: Filters): (keyof Filters)[] {
  const isAdded = (group: FilterGroupId) => {
    const previous: readonly string[] = before[group];
    return after[group].some((choice) => !previous.includes(choice));
  };
  const isSearching = !before.text.trim() && after.text.trim() !== '';
  return [...(isSearching ? ['text' as const] : []), ...filterGroupIds.filter(isAdded)];
}

/** Empties one group. */
export function clearGroup(filters: Filters, group: FilterGroupId): Filters {
  return { ...filters, [group]: [] };
}

/** How many choices are selected; a text counts as one. */
export function countFilters(filters: Filters): number {
  const selected = filterGroupIds.reduce((sum, group) => sum + filters[group].length, 0);
  return selected + (filters.text.trim() ? 1 : 0);
}
