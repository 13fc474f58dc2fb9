import { budgetBandIds } from '../../../domain/budget-bands.ts';
import { type CityId, facilities, mealFilters, venueTypes } from '../../../domain/choices.ts';
import { defaultSort, type SortId, sorts } from '../sort-venues.ts';
import { type FilterGroup, type Filters, noFilters } from './filters.ts';

/** The values that a listing's URL may contain. */
export interface UrlContext {
  /** Ids of the localities to choose from. */
  readonly localities: readonly string[];
  /** The cities to choose from; none on the listing of one city. */
  readonly cities?: readonly CityId[];
  /** The filters of a URL without parameters, e.g. the venue type on `/{city}/banquet-halls`. */
  readonly preset?: Filters;
}

/** The state that a listing's URL describes. */
export interface UrlState {
  readonly filters: Filters;
  readonly sort: SortId;
  /** Unknown values, as they are in the URL. */
  readonly ignored: readonly string[];
}

/** The longest search text, in characters. */
export const longestText = 80;

const parameters = {
  cities: 'city',
  localities: 'locality',
  budgets: 'budget',
  types: 'type',
  facilities: 'facility',
  meals: 'meal',
} as const satisfies Record<FilterGroup, string>;

/** All parameters that this module reads. */
export const listingParams: readonly string[] = ['q', 'sort', ...Object.values(parameters)];

/** The parameter's value for an emptied preset group; no choice has this id. */
const emptied = 'any';

const groups = Object.keys(parameters) as FilterGroup[];

const choicesIn = ({ localities, cities = [] }: UrlContext): Omit<Filters, 'text'> => ({
  cities,
  localities,
  budgets: budgetBandIds,
  types: venueTypes,
  facilities,
  meals: mealFilters,
});

/** Reads the parameters of a URL. Never throws: unknown values are returned in `ignored`. */
export function parseFilters(search: URLSearchParams, context: UrlContext): UrlState {
  const ignored: string[] = [];
  const preset = context.preset ?? noFilters;
  const choices = choicesIn(context);
  const read = <Group extends FilterGroup>(group: Group): Filters[Group] => {
    const values = search.getAll(parameters[group]).filter(Boolean);
    if (values.length === 0) return preset[group];
    const known: readonly string[] = choices[group];
    ignored.push(...values.filter((value) => !known.includes(value) && value !== emptied));
    const found = known.filter((choice) => values.includes(choice));
    // Only a known value replaces the preset: a misspelt one must not show a different listing.
    const selected = found.length > 0 || values.includes(emptied) ? found : preset[group];
    return selected as readonly string[] as Filters[Group];
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

/** The URL parameters of a listing. Parameters of other features in `current` are kept, defaults are left out. */
export function filtersToSearch(
  { filters, sort }: Pick<UrlState, 'filters' | 'sort'>,
  { preset = noFilters }: Pick<UrlContext, 'preset'> = {},
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(current);
  for (const parameter of listingParams) search.delete(parameter);
  if (filters.text !== preset.text) search.set('q', filters.text);
  for (const group of groups) {
    const values: readonly string[] = filters[group];
    if (values.join() === preset[group].join()) continue;
    for (const value of values.length > 0 ? values : [emptied]) search.append(parameters[group], value);
  }
  if (sort !== defaultSort) search.set('sort', sort);
  return search;
}
