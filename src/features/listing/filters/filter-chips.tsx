import { Icon } from '../../../components/icon.tsx';
import { budgetBands } from '../../../content/budget-bands.ts';
import styles from './filter-chips.module.css';
import { countFilters, type FilterGroup, type Filters, noFilters, toggleFilter } from './filters.ts';

interface FilterChipsProps {
  readonly filters: Filters;
  readonly cityNames: ReadonlyMap<string, string>;
  readonly onChange: (filters: Filters) => void;
}

const groups = ['cities', 'localities', 'budgets', 'types', 'facilities', 'meals'] as const;
const bandLabels = new Map<string, string>(budgetBands.map(({ id, label }) => [id, label]));

interface Chip {
  readonly group: FilterGroup;
  readonly words: string;
  readonly without: Filters;
}

/** Each choice that is set, in the words of its group, and the filters without it. */
export function chipsOf(filters: Filters, cityNames: ReadonlyMap<string, string>): Chip[] {
  return groups.flatMap((group) =>
    filters[group].map((choice) => ({
      group,
      words: bandLabels.get(choice) ?? cityNames.get(choice) ?? choice,
      without: toggleFilter(filters, group, choice),
    })),
  );
}

/** What is set, in sight above the results, each to be taken off with one press. */
export function FilterChips({ filters, cityNames, onChange }: FilterChipsProps) {
  const chips = chipsOf(filters, cityNames);
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters set">
      {chips.map(({ group, words, without }) => (
        <li key={`${group} ${words}`}>
          <button type="button" aria-label={`Remove ${words}`} onClick={() => onChange(without)}>
            {words}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
      {countFilters(filters) > 1 && (
        <li>
          <button type="button" className={styles.all} onClick={() => onChange(noFilters)}>
            Clear all
          </button>
        </li>
      )}
    </ul>
  );
}
