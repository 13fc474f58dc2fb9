import { memo, useDeferredValue } from 'react';
import type { Search, TextMatches } from '../search/search-text.ts';
import { FilterGroup } from './filter-group.tsx';
import {
  type FilteredVenue,
  type FilterGroupId,
  filterGroupIds,
  groupOf,
  type ListingFacts,
} from './filter-groups.ts';
import { countChoices } from './filter-venues.ts';
import { clearGroup, type Filters, toggleFilter } from './filters.ts';
import { localitiesMatching } from './visible-choices.ts';

/** The choices of a listing. */
export interface FilterChoices extends ListingFacts {
  /** All venues of the listing; undefined until they are loaded. */
  readonly venues: readonly FilteredVenue[] | undefined;
  readonly search: Search;
}

interface FilterPanelProps {
  readonly choices: FilterChoices;
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

/** All filter groups. The counts are deferred, so that a checkbox responds immediately. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const deferredFilters = useDeferredValue(props.filters);
  const matches = props.choices.search(deferredFilters.text);
  return (
    <div>
      {filterGroupIds.map((id) => (
        <ListedGroup key={id} id={id} {...props} deferredFilters={deferredFilters} matches={matches} />
      ))}
    </div>
  );
});

interface ListedGroupProps extends FilterPanelProps {
  readonly id: FilterGroupId;
  readonly deferredFilters: Filters;
  readonly matches: TextMatches | undefined;
}

function ListedGroup({
  id,
  choices: listing,
  filters,
  deferredFilters,
  matches,
  onChange,
}: ListedGroupProps) {
  const { title, clearLabel, choices, labels, isKnown, note, isLong, isSearched } = groupOf(id);
  const { venues, rules, localities } = listing;
  const text = isSearched ? filters.text : '';
  const options = choices({ ...listing, localities: localitiesMatching(localities, text) });
  const line = note?.(listing);
  if (options.length === 0 && !line) return null;
  return (
    <FilterGroup
      title={title()}
      clearLabel={clearLabel()}
      choices={options}
      selected={filters[id]}
      labels={labels(listing)}
      counts={venues && countChoices(venues, deferredFilters, rules, id, options, matches)}
      known={venues ? options.filter((option) => isKnown(option, venues, listing)) : options}
      isLong={isLong}
      text={text}
      note={line}
      onToggle={(choice) => onChange(toggleFilter(filters, id, choice))}
      onClear={() => onChange(clearGroup(filters, id))}
    />
  );
}
