import { useId, useState } from 'react';
import { m } from '../../../i18n/compiled/messages.js';
import styles from './filter-group.module.css';
import type { Labels } from './filter-groups.ts';
import { canShowMore, visibleChoices } from './visible-choices.ts';

interface FilterGroupProps {
  readonly title: string;
  /** The accessible name of the Clear button. */
  readonly clearLabel: string;
  readonly choices: readonly string[];
  readonly selected: readonly string[];
  readonly labels: Labels;
  /** How many venues match each choice; undefined until the venues are loaded. */
  readonly counts: ReadonlyMap<string, number> | undefined;
  /** The choices whose fact is known of any venue; the others say that it is not. */
  readonly known: readonly string[];
  /** Shows five choices and "Show More". */
  readonly isLong?: boolean | undefined;
  /** The search text; hides "Show More". */
  readonly text?: string;
  readonly note?: string | undefined;
  readonly onToggle: (choice: string) => void;
  readonly onClear: () => void;
}

/** A group of checkboxes with a Clear button. */
export function FilterGroup(props: FilterGroupProps) {
  const { title, choices, selected, labels, isLong = false, text = '', note } = props;
  const [showAll, setShowAll] = useState(false);
  const listId = useId();
  const noteId = useId();
  const canToggle = isLong && canShowMore(choices, text);
  const visible = canToggle ? visibleChoices(choices, selected, showAll) : choices;
  return (
    <fieldset className={styles.group} aria-describedby={note ? noteId : undefined}>
      <legend className="title">{title}</legend>
      <button
        type="button"
        className={styles.clear}
        aria-label={props.clearLabel}
        disabled={selected.length === 0}
        onClick={({ currentTarget }) => {
          // The button is disabled by it, and would take the focus with it.
          currentTarget.closest('fieldset')?.querySelector('input')?.focus();
          props.onClear();
        }}
      >
        {m.listing_group_clear()}
      </button>
      {note && (
        <p id={noteId} className={`note ${styles.note}`}>
          {note}
        </p>
      )}
      <ul id={listId}>
        {visible.map((choice) => {
          const isKnown = props.known.includes(choice);
          const count = props.counts && (props.counts.get(choice) ?? 0);
          const countId = `${listId}-${choice}`;
          return (
            <li key={choice}>
              <label className={styles.choice} data-none={count === 0}>
                <input
                  type="checkbox"
                  aria-describedby={isKnown ? undefined : countId}
                  checked={selected.includes(choice)}
                  onChange={() => props.onToggle(choice)}
                />
                <span>{labels[choice] ?? choice}</span>
                <span id={countId} className={styles.count} aria-hidden>
                  {isKnown ? count : m.listing_not_known()}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {canToggle && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={showAll}
          aria-controls={listId}
          onClick={() => setShowAll(!showAll)}
        >
          {showAll ? m.listing_group_less() : m.listing_group_more()}
        </button>
      )}
    </fieldset>
  );
}
