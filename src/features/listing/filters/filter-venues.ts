import type { TextMatches } from '../search/search-text.ts';
import { type FilteredVenue, type FilterGroupId, filterGroupIds, groupOf } from './filter-groups.ts';
import { clearGroup, type Filters } from './filters.ts';
import type { ListingRules } from './listing-rules.ts';

/** The venues that match every group and are among the matches of the text, undefined where there is none, in the given order. */
export function filterVenues<V extends FilteredVenue>(
  venues: readonly V[],
  filters: Omit<Filters, 'text'>,
  rules: ListingRules,
  matches: TextMatches | undefined,
): V[] {
  const tests = filterGroupIds
    .filter((id) => filters[id].length > 0)
    .map((id) => {
      const { matched, needsAll } = groupOf(id);
      const selected: readonly string[] = filters[id];
      return (venue: V) => {
        const choices = matched(venue, rules);
        const matches = (choice: string) => choices.includes(choice);
        return needsAll ? selected.every(matches) : selected.some(matches);
      };
    });
  return venues.filter(
    (venue) => (!matches || matches.has(venue.id)) && tests.every((isMatch) => isMatch(venue)),
  );
}

/**
 * How many venues match each choice of a group together with the other groups. Choices that must all match are combined with
 * those already selected.
 */
export function countChoices(
  venues: readonly FilteredVenue[],
  filters: Filters,
  rules: ListingRules,
  group: FilterGroupId,
  choices: readonly string[],
  matches: TextMatches | undefined,
): ReadonlyMap<string, number> {
  const { matched, needsAll } = groupOf(group);
  const matching = filterVenues(venues, needsAll ? filters : clearGroup(filters, group), rules, matches);
  const counts = new Map(choices.map((choice) => [choice, 0]));
  for (const venue of matching) {
    for (const choice of matched(venue, rules)) {
      const count = counts.get(choice);
      if (count !== undefined) counts.set(choice, count + 1);
    }
  }
  return counts;
}
