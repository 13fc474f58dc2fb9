import fc from 'fast-check';
import { type FilterGroupId, filterGroupIds, groupOf, type ListingPlaces } from './filter-groups.ts';
import { type Filters, noFilters } from './filters.ts';

type Choices = { readonly [Id in FilterGroupId]: Filters[Id] };

/** The choices of every group. Property tests go through them, so that a new group needs no line there. */
export const choicesAt = (places: ListingPlaces): Choices =>
  Object.fromEntries(filterGroupIds.map((id) => [id, groupOf(id).choices(places)])) as Choices;

/** Filters whose groups have what `some` takes of their choices. */
export function someFilters(
  text: fc.Arbitrary<string>,
  choices: Choices,
  some: (choices: readonly string[]) => fc.Arbitrary<readonly string[]>,
): fc.Arbitrary<Filters> {
  const groups = fc.record(Object.fromEntries(filterGroupIds.map((id) => [id, some(choices[id])])));
  return fc.tuple(text, groups).map(([typed, selected]) => ({ ...noFilters, ...selected, text: typed }));
}
