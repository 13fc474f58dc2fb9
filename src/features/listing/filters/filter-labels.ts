import { cities, cityName, type Locality } from '../../../content/cities.ts';
import { budgetBandLabels } from '../../../domain/budget-bands.ts';
import { facilityLabels, mealFilterLabels, venueTypeLabels } from '../../../domain/choices.ts';
import type { FilterGroup } from './filters.ts';

/** Labels by id. */
export type Labels = Readonly<Record<string, string>>;

const namesById = (items: readonly Locality[]): Labels =>
  Object.fromEntries(items.map(({ id, name }) => [id, name]));

const textsOf = (messages: Readonly<Record<string, () => string>>): Labels =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, message()]));

/** The labels of every filter group on a listing with these localities. */
export function filterLabels(localities: readonly Locality[]): Readonly<Record<FilterGroup, Labels>> {
  return {
    cities: namesById(cities.map(({ id }) => ({ id, name: cityName(id) }))),
    localities: namesById(localities),
    budgets: textsOf(budgetBandLabels),
    types: textsOf(venueTypeLabels),
    facilities: textsOf(facilityLabels),
    meals: textsOf(mealFilterLabels),
  };
}
