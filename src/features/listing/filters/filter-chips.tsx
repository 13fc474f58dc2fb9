import { Icon } from '../../../components/icon.tsx';
import type { Locality } from '../../../content/cities.ts';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './filter-chips.module.css';
import { type FilterGroupId, filterGroupIds, filterGroups } from './filter-groups.ts';
import { countFilters, type Filters, noFilters, toggleFilter } from './filters.ts';

interface FilterChipsProps {
  readonly filters: Filters;
  readonly localities: readonly Locality[];
  readonly onChange: (filters: Filters) => void;
}

interface Chip {
  readonly id: string;
  readonly group: FilterGroupId;
  readonly label: string;
  readonly without: Filters;
}

/** Each selected choice with its label, and the filters without it. */
export function chipsOf(filters: Filters, localities: readonly Locality[]): Chip[] {
  return filterGroupIds.flatMap((group) => {
    const labels = filterGroups[group].labels({ localities });
    return filters[group].map((id) => ({
      id,
      group,
      label: labels[id] ?? id,
      without: toggleFilter(filters, group, id),
    }));
  });
}

/** The selected choices above the results, each with a button that removes it. */
export function FilterChips({ filters, localities, onChange }: FilterChipsProps) {
  const chips = chipsOf(filters, localities);
  if (chips.length === 0) return null;
  return (
    <ul className={`row gap-2 ${styles.chips} screen-only`} aria-label={m.listing_filters_set()}>
      {chips.map(({ id, group, label, without }) => (
        <li key={`${group} ${id}`}>
          <button
            type="button"
            aria-label={m.listing_chip_remove({ label })}
            onClick={() => onChange(without)}
          >
            {label}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
      {countFilters(filters) > 1 && (
        <li>
          <button type="button" className={styles.all} onClick={() => onChange(noFilters)}>
            {m.listing_clear_all()}
          </button>
        </li>
      )}
    </ul>
  );
}
