import { useId, useState } from 'react';
import styles from './filter-group.module.css';
import { canShowMore, visibleChoices } from './filter-localities.ts';

interface FilterGroupProps<Choice extends string> {
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly Choice[];
  /** The words of a choice, where they are not the choice itself. */
  readonly wordsOf?: (choice: Choice) => string;
  /** How many venues each choice leaves. */
  readonly counts: ReadonlyMap<string, number>;
  /** Five at first, then Show More. */
  readonly long?: boolean;
  /** Set: what is searched; Show More rests meanwhile. */
  readonly text?: string;
  readonly note?: string;
  readonly onToggle: (choice: Choice) => void;
  readonly onClear: () => void;
}

/** One group of choices, any number of which may be ticked, with a Clear of its own. */
export function FilterGroup<Choice extends string>(props: FilterGroupProps<Choice>) {
  const { title, choices, chosen, long = false, text = '', note } = props;
  const [showAll, setShowAll] = useState(false);
  const listId = useId();
  const noteId = useId();
  const canToggle = long && canShowMore(choices, text);
  const shown = canToggle ? visibleChoices(choices, chosen, showAll) : choices;
  return (
    <fieldset className={styles.group} aria-describedby={note ? noteId : undefined}>
      <legend>{title}</legend>
      <button
        type="button"
        className={styles.clear}
        aria-label={`Clear ${title.toLowerCase()}`}
        disabled={chosen.length === 0}
        onClick={props.onClear}
      >
        Clear
      </button>
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
      <ul id={listId}>
        {shown.map((choice) => {
          const count = props.counts.get(choice) ?? 0;
          return (
            <li key={choice}>
              <label className={styles.choice} data-none={count === 0}>
                <input
                  type="checkbox"
                  checked={chosen.includes(choice)}
                  onChange={() => props.onToggle(choice)}
                />
                <span>{props.wordsOf?.(choice) ?? choice}</span>
                <span className={styles.count} aria-hidden>
                  {count}
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
          {showAll ? 'Show Less' : 'Show More'}
        </button>
      )}
    </fieldset>
  );
}
