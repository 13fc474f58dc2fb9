import { budgetBands } from '../../../content/budget-bands.ts';
import { type CityId, facilities, mealFilters, venueTypes } from '../../../content/choices.ts';
import { defaultSort, type SortId, sorts } from '../sort-venues.ts';
import { type FilterGroup, type Filters, noFilters } from './filters.ts';

/** What a listing knows before it reads its address. */
export interface AddressContext {
  /** The localities that exist here; any other is a bad value. */
  readonly localities: readonly string[];
  /** The cities to choose from; none where the listing is one city's. */
  readonly cities?: readonly CityId[];
  /** What is set while the address is silent about it; `/{city}/banquet-halls` opens with its type. */
  readonly preset?: Filters;
}

export interface AddressView {
  readonly filters: Filters;
  readonly sort: SortId;
  /** The values that mean nothing here, as they stand in the address. */
  readonly ignored: readonly string[];
}

/** The longest search that is kept, in characters. */
export const longestText = 80;

const groupKeys = {
  cities: 'city',
  localities: 'locality',
  budgets: 'budget',
  types: 'type',
  facilities: 'facility',
  meals: 'meal',
} as const satisfies Record<FilterGroup, string>;

/** Says that a preset group was emptied; no choice has this name. */
const emptied = 'any';

/** "Villa / Farmhouse" to "villa-farmhouse". */
export function toAddressValue(choice: string): string {
  return choice
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

const groups = Object.keys(groupKeys) as FilterGroup[];

function choicesOf({ localities, cities = [] }: AddressContext): {
  readonly [Group in FilterGroup]: Filters[Group];
} {
  return {
    cities,
    localities,
    budgets: budgetBands.map(({ id }) => id),
    types: venueTypes,
    facilities,
    meals: mealFilters,
  };
}

/** Reads an address; never throws. Values that mean nothing here are left out and told in `ignored`. */
export function parseFilters(search: URLSearchParams, context: AddressContext): AddressView {
  const ignored: string[] = [];
  const preset = context.preset ?? noFilters;
  const choices = choicesOf(context);
  const read = <Group extends FilterGroup>(group: Group): Filters[Group] => {
    const values = search.getAll(groupKeys[group]).filter(Boolean);
    if (values.length === 0) return preset[group];
    const known: readonly string[] = choices[group];
    const wanted = new Set(values.map(toAddressValue));
    const names = new Set(known.map(toAddressValue));
    ignored.push(...values.filter((value) => !names.has(toAddressValue(value)) && value !== emptied));
    const found = known.filter((choice) => wanted.has(toAddressValue(choice)));
    // Only a value we know may replace the preset: a misspelt one must not open another view.
    const kept = found.length > 0 || wanted.has(emptied) ? found : preset[group];
    return kept as readonly string[] as Filters[Group];
  };
  const filters: Filters = {
    text: (search.get('q') ?? preset.text).slice(0, longestText),
    cities: read('cities'),
    localities: read('localities'),
    budgets: read('budgets'),
    types: read('types'),
    facilities: read('facilities'),
    meals: read('meals'),
  };
  return { filters, sort: readSort(search, ignored), ignored };
}

function readSort(search: URLSearchParams, ignored: string[]): SortId {
  const value = search.get('sort');
  const sort = sorts.find(({ id }) => id === value);
  if (value && !sort) ignored.push(value);
  return sort?.id ?? defaultSort;
}

/** Writes a view into an address; what other rooms keep there (the event details, a campaign) stays, what is unset is left out. */
export function filtersToSearch(
  { filters, sort }: Pick<AddressView, 'filters' | 'sort'>,
  { preset = noFilters }: Pick<AddressContext, 'preset'> = {},
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(current);
  for (const key of ['q', 'sort', ...Object.values(groupKeys)]) search.delete(key);
  if (filters.text !== preset.text) search.set('q', filters.text);
  for (const group of groups) {
    const values = filters[group].map(toAddressValue);
    if (`${values}` === `${preset[group].map(toAddressValue)}`) continue;
    for (const value of values.length > 0 ? values : [emptied]) search.append(groupKeys[group], value);
  }
  if (sort !== defaultSort) search.set('sort', sort);
  return search;
}
