import type { VenueFacts } from '../../../content/types.ts';
import type { ListingRules } from './filter-rules.ts';
import { filterVenues } from './filter-venues.ts';
import { clearGroup, type FilterGroup, type Filters } from './filters.ts';

/**
 * How many venues each choice of a group would leave, beside what the other groups ask. Facilities add to those already
 * chosen, as all of them must hold.
 */
export function countChoices<Group extends FilterGroup>(
  venues: readonly VenueFacts[],
  filters: Filters,
  rules: ListingRules,
  group: Group,
  choices: readonly Filters[Group][number][],
): ReadonlyMap<string, number> {
  const base: Filters = group === 'facilities' ? filters : clearGroup(filters, group);
  const left = filterVenues(venues, base, rules);
  const only = (choice: Filters[Group][number]): Filters => ({ ...base, text: '', [group]: [choice] });
  return new Map(choices.map((choice) => [choice, filterVenues(left, only(choice), rules).length]));
}
