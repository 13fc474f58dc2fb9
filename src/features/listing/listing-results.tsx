import { memo, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { SelectField } from '../../components/field.tsx';
import { useBelow } from '../../components/use-below.ts';
import { useLeftList } from '../../components/use-left-list.ts';
import { useWhole } from '../../components/use-whole.ts';
import type { VenueSummary } from '../../content/types.ts';
import { VenueCard } from '../venues/card/venue-card.tsx';
import styles from './listing-results.module.css';
import { type SortId, sorts } from './sort-venues.ts';

interface ListingSortProps {
  readonly sort: SortId;
  /** Whether the guests are known, and so the totals. */
  readonly hasTotals: boolean;
  readonly onSort: (sort: SortId) => void;
  /** How many are shown, announced when it changes. */
  readonly children: ReactNode;
}

/** How many there are, and the order of the list, its rule written under it. */
export function ListingSort({ sort, hasTotals, onSort, children }: ListingSortProps) {
  const offered = sorts.filter(({ id }) => id !== 'total' || hasTotals);
  const chosen = offered.find(({ id }) => id === sort) ?? sorts[0];
  return (
    <div className={styles.sort}>
      <p className={styles.found} role="status">
        {children}
      </p>
      <SelectField
        className={styles.select}
        label="Sort by"
        name="sort"
        aria-describedby="sort-rule"
        options={offered.map(({ id, label }) => ({ value: id, label }))}
        value={chosen.id}
        onChange={({ target }) => {
          const next = offered.find(({ id }) => id === target.value);
          if (next) onSort(next.id);
        }}
      />
      <p id="sort-rule" className={styles.rule}>
        {chosen.rule}
      </p>
    </div>
  );
}

interface VenueListProps {
  readonly venues: readonly VenueSummary[];
  /** The place of the cards' headings in the page's order. */
  readonly level?: 2 | 3;
  readonly onSeePrices: (venue: VenueSummary) => void;
  readonly onAsk: (question: string) => void;
  readonly totalFor?: (venue: VenueSummary) => ReactNode;
  readonly saveFor?: (venue: VenueSummary) => ReactNode;
}

/** Cards drawn at first, and at each press of the button: more than any city has now. */
const pageful = 30;

/** Cards that the written page holds whole: those that a first screen may show. */
const above = 2;

/** The cards, one under the other; a long list is shown piece by piece. */
export const VenueList = memo(function VenueList({
  venues,
  level = 2,
  onSeePrices,
  onAsk,
  totalFor,
  saveFor,
}: VenueListProps) {
  const [shown, setShown] = useState(pageful);
  const list = useRef<HTMLUListElement>(null);
  const drawn = venues.slice(0, shown);
  const { left, note } = useLeftList(drawn.map(({ id }) => id));
  const before = left?.from ?? 0;
  const whole = useWhole({
    total: drawn.length,
    first: left?.to ?? above,
    exact: left !== undefined,
    list,
  });
  const wholeBefore = useWhole({ total: before, first: 0, exact: true });
  const isBrief = (index: number) => index >= whole || index < before - wholeBefore;
  const below = useBelow();
  const more = venues.length - shown;
  return (
    <>
      <ul ref={list} className={styles.cards} onClickCapture={note}>
        {drawn.slice(0, below ? shown : above).map((venue, index) => (
          <li
            key={venue.id}
            data-below={index < above ? undefined : ''}
            style={isBrief(index) ? { height: left?.heightOf(venue.id) } : undefined}
          >
            <VenueCard
              venue={venue}
              brief={isBrief(index)}
              level={level}
              first={index === 0}
              onSeePrices={onSeePrices}
              onAsk={onAsk}
              total={totalFor?.(venue)}
              save={saveFor?.(venue)}
            />
          </li>
        ))}
      </ul>
      {!below && <div data-coming="" />}
      {more > 0 && (
        <Button variant="secondary" className={styles.more} onClick={() => setShown(shown + pageful)}>
          Show {Math.min(more, pageful)} more of {more}
        </Button>
      )}
    </>
  );
});
