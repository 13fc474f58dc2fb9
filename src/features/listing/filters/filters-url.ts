import { defaultSort, type SortId, sorts } from '../sort-venues.ts';
import { type FilterGroupId, filterGroupIds, filterGroups, type ListingPlaces } from './filter-groups.ts';
import { type Filters, noFilters } from './filters.ts';

/** The values that a listing's URL may contain. */
export interface UrlContext extends ListingPlaces {
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

/** All parameters that this module reads. */
export const listingParams: readonly string[] = [
  'q',
  'sort',
  ...filterGroupIds.map((id) => filterGroups[id].parameter),
];

/** The parameter's value for an emptied preset group; no choice has this id. */
const emptied = 'any';

/** Reads the parameters of a URL. Never throws: unknown values are returned in `ignored`. */
export function parseFilters(params: URLSearchParams, context: UrlContext): UrlState {
  const ignored: string[] = [];
  const preset = context.preset ?? noFilters;
  const read = (id: FilterGroupId): readonly string[] => {
    const { parameter, choices } = filterGroups[id];
    const values = params.getAll(parameter).filter(Boolean);
    const known: readonly string[] = choices(context);
    const found = known.filter((choice) => values.includes(choice));
    ignored.push(...values.filter((value) => !known.includes(value) && value !== emptied));
    // Only a known value replaces the preset: a misspelt one must not show a different listing.
    return found.length > 0 || values.includes(emptied) ? found : preset[id];
  };
  const groups = Object.fromEntries(filterGroupIds.map((id) => [id, read(id)])) as Omit<Filters, 'text'>;
  const filters: Filters = { ...groups, text: (params.get('q') ?? preset.text).slice(0, longestText) };
  return { filters, sort: readSort(params, ignored), ignored };
}

function readSort(params: URLSearchParams, ignored: string[]): SortId {
  const value = params.get('sort');
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
  for (const group of filterGroupIds) {
    const values: readonly string[] = filters[group];
    if (values.join() === preset[group].join()) continue;
    for (const value of values.length > 0 ? values : [emptied])
      search.append(filterGroups[group].parameter, value);
  }
  if (sort !== defaultSort) search.set('sort', sort);
  return search;
}
