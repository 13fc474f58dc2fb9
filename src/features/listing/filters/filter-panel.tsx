import { memo, useDeferredValue } from 'react';
import type { Locality } from '../../../content/cities.ts';
import { budgetBandIds } from '../../../domain/budget-bands.ts';
import { ampleParkingFrom, facilities, mealFilters, venueTypes } from '../../../domain/choices.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { FilterGroup } from './filter-group.tsx';
import { filterLabels } from './filter-labels.ts';
import { countChoices, isKnown, type ListedVenues } from './filter-venues.ts';
import { clearGroup, type Filters, type FilterGroup as Group, toggleFilter } from './filters.ts';
import { localitiesMatching } from './visible-choices.ts';

/** The choices of a listing. */
export interface FilterChoices extends Omit<ListedVenues, 'venues'> {
  /** Undefined until they are loaded. */
  readonly venues: ListedVenues['venues'] | undefined;
  readonly localities: readonly Locality[];
  /** The cities to choose from; none on a city's own listing. */
  readonly cities: Filters['cities'];
}

interface FilterPanelProps {
  readonly choices: FilterChoices;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** All filter groups. The counts are deferred, so that a checkbox responds immediately. */
export const FilterPanel = memo(function FilterPanel({ choices, filters, onChange }: FilterPanelProps) {
  const deferredFilters = useDeferredValue(filters);
  const { venues, rules, search, cities, localities } = choices;
  const matches = search(deferredFilters.text);
  const labels = filterLabels(localities);
  const group = <Name extends Group>(name: Name, options: readonly Filters[Name][number][]) => ({
    choices: options,
    selected: filters[name],
    labels: labels[name],
    counts: venues && countChoices(venues, deferredFilters, rules, name, options, matches),
    known: venues ? options.filter((option) => isKnown[name](option, { ...choices, venues })) : options,
    onToggle: (choice: Filters[Name][number]) => onChange(toggleFilter(filters, name, choice)),
    onClear: () => onChange(clearGroup(filters, name)),
  });
  return (
    <div>
      {cities.length > 0 && (
        <FilterGroup
          title={m.listing_group_city()}
          clearLabel={m.listing_group_city_clear()}
          {...group('cities', cities)}
        />
      )}
      <FilterGroup
        title={m.listing_group_locality()}
        clearLabel={m.listing_group_locality_clear()}
        long
        text={filters.text}
        {...(localities.length === 0 ? { note: m.listing_not_known() } : {})}
        {...group(
          'localities',
          localitiesMatching(localities, filters.text).map(({ id }) => id),
        )}
      />
      <FilterGroup
        title={m.listing_group_budget()}
        clearLabel={m.listing_group_budget_clear()}
        note={rules.budgetNote()}
        {...group('budgets', budgetBandIds)}
      />
      <FilterGroup
        title={m.listing_group_type()}
        clearLabel={m.listing_group_type_clear()}
        long
        {...group('types', venueTypes)}
      />
      <FilterGroup
        title={m.listing_group_facilities()}
        clearLabel={m.listing_group_facilities_clear()}
        note={m.listing_facilities_note({ from: ampleParkingFrom })}
        {...group('facilities', facilities)}
      />
      <FilterGroup
        title={m.listing_group_meal()}
        clearLabel={m.listing_group_meal_clear()}
        {...group('meals', mealFilters)}
      />
    </div>
  );
});
