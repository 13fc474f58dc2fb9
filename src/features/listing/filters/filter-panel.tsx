import { memo, useDeferredValue } from 'react';
import { budgetBands } from '../../../content/budget-bands.ts';
import { facilities, mealFilters, venueTypes } from '../../../content/choices.ts';
import type { VenueSummary } from '../../../content/types.ts';
import { countChoices } from './filter-counts.ts';
import { FilterGroup } from './filter-group.tsx';
import { localitiesFor } from './filter-localities.ts';
import styles from './filter-panel.module.css';
import type { ListingRules } from './filter-rules.ts';
import { clearGroup, type Filters, type FilterGroup as Group, toggleFilter } from './filters.ts';

/** What a listing offers to choose from. */
export interface FilterChoices {
  readonly venues: readonly VenueSummary[];
  readonly rules: ListingRules;
  readonly localities: readonly string[];
  /** The cities to choose from, with their names; none on a city's own listing. */
  readonly cities: readonly { readonly id: Filters['cities'][number]; readonly name: string }[];
  /** What a budget is compared with. */
  readonly budgetNote: string;
}

interface FilterPanelProps {
  readonly choices: FilterChoices;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

const bandIds = budgetBands.map(({ id }) => id);
const bandLabels = new Map<string, string>(budgetBands.map(({ id, label }) => [id, label]));

/** All groups of choices, one under the other. A tick shows at once, what it leaves of the other choices a moment later. */
export const FilterPanel = memo(function FilterPanel({ choices, filters, onChange }: FilterPanelProps) {
  const counted = useDeferredValue(filters);
  const { venues, rules, cities, localities, budgetNote } = choices;
  const group = <Name extends Group>(name: Name, options: readonly Filters[Name][number][]) => ({
    choices: options,
    chosen: filters[name],
    counts: countChoices(venues, counted, rules, name, options),
    onToggle: (choice: Filters[Name][number]) => onChange(toggleFilter(filters, name, choice)),
    onClear: () => onChange(clearGroup(filters, name)),
  });
  const cityNames = new Map<string, string>(cities.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.panel}>
      {cities.length > 0 && (
        <FilterGroup
          title="City"
          wordsOf={(id) => cityNames.get(id) ?? id}
          {...group(
            'cities',
            cities.map(({ id }) => id),
          )}
        />
      )}
      {localities.length > 0 && (
        <FilterGroup
          title="Locality"
          long
          text={filters.text}
          {...group('localities', localitiesFor(localities, filters.text))}
        />
      )}
      <FilterGroup
        title="Budget"
        note={budgetNote}
        wordsOf={(id) => bandLabels.get(id) ?? id}
        {...group('budgets', bandIds)}
      />
      <FilterGroup title="Venue Type" long {...group('types', venueTypes)} />
      <FilterGroup
        title="Facilities"
        note="All that you tick must be there."
        {...group('facilities', facilities)}
      />
      <FilterGroup title="Meal Preference" {...group('meals', mealFilters)} />
    </div>
  );
});
