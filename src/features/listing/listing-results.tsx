import {
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SelectField } from '../../components/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { type AsTold, pageOf } from '../../domain/facts/told.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { getShownTotal, getShownTotals } from '../total/shown-total.ts';
import { ToldButton } from '../total/told-button.tsx';
import { YourTotal } from '../total/your-total.tsx';
import { VenueCard } from '../venues/card/venue-card.tsx';
import { pageSize } from './listing-index.ts';
import styles from './listing-results.module.css';
import { type SortId, sorts, sortsFor } from './sort-venues.ts';

interface ListingSortProps {
  readonly sort: SortId;
  readonly hasGuests: boolean;
  readonly onSort: (sort: SortId) => void;
}

/** The order of the list. */
export function ListingSort({ sort, hasGuests, onSort }: ListingSortProps) {
  const offered = sortsFor(hasGuests);
  return (
    <SelectField
      className={`${styles.select} screen-only`}
      label={m.listing_sort()}
      name="sort"
      aria-describedby="sort-rule"
      options={offered.map(({ id, label }) => ({ value: id, label: label() }))}
      value={(offered.find(({ id }) => id === sort) ?? sorts[0]).id}
      onChange={({ target }) => {
        const next = offered.find(({ id }) => id === target.value);
        if (next) onSort(next.id);
      }}
    />
  );
}

interface SortRuleProps {
  readonly sort: SortId;
  /** Whether halls known to be too small for the guests are last. */
  readonly isSmallLast: boolean;
}

/** The rule of the order, which a tap opens. */
export function SortRule({ sort, isSmallLast }: SortRuleProps) {
  const { rule } = sorts.find(({ id }) => id === sort) ?? sorts[0];
  return (
    <details className={`${styles.rule} screen-only`}>
      <summary>
        {m.listing_sort_why()}
        <Icon name="chevron-down" size={16} />
      </summary>
      <p id="sort-rule">
        {isSmallLast && sort !== 'fit' ? `${rule()} ${m.listing_sort_small_last()}` : rule()}
      </p>
    </details>
  );
}

interface VenueListProps {
  readonly venues: readonly AsTold<VenueSummary>[];
  /** The level of the cards' headings. */
  readonly level?: 2 | 3;
  /** How many cards are shown at most. */
  readonly limit?: number;
  /** The cards are not those that the visitor asked for, which are loading. */
  readonly isStale?: boolean;
  readonly added?: AddedCards | undefined;
  /** Each card has the button for what the hall told. */
  readonly notesTold?: boolean;
}

/** A request for more cards. */
export interface AddedCards {
  /** How many were shown before. */
  readonly after: number;
  /** What had the focus. */
  readonly focused: Element | null;
}

/** Cards in the first frame after a navigation; the others follow without blocking it. */
const firstCards = 3;
/** Cards down to the lower edge of the viewport when a list was left, by the key of its history entry. */
const cardsInView = new Map<string, number>();

/** Venue cards, each hydrated on its own. */
export const VenueList = memo(function VenueList({
  venues,
  level = 2,
  limit = pageSize,
  isStale = false,
  added,
  notesTold = false,
}: VenueListProps) {
  // Rendered for event details, it hydrates all cards at once: index.html holds them back until they have their totals.
  useEventDetails();
  const isBackNavigation = useNavigationType() === 'POP';
  const { key } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const saveView = useEffectEvent(() => {
    if (list.current) cardsInView.set(key, countInView(list.current));
  });
  useLayoutEffect(() => () => saveView(), []);
  // A step back needs all cards above the scroll position and in view; a new document has the whole list.
  const first = isBackNavigation ? (cardsInView.get(key) ?? limit) : firstCards;
  const shown = useDeferredValue(limit, Math.min(first, limit));
  const cards = venues.slice(0, shown);
  useFirstNewCard(list, cards.length, added);
  return (
    <ul ref={list} className={styles.cards} aria-busy={isStale || undefined}>
      {cards.map((venue, index) => (
        <li key={venue.id}>
          <Suspense fallback={null}>
            <VenueItem venue={venue} level={level} first={index === 0} />
            {notesTold && (
              <div className="screen-only">
                <ToldButton venue={venue} variant="quiet" isOneOfSeveral />
              </div>
            )}
          </Suspense>
        </li>
      ))}
    </ul>
  );
});

/** Moves the focus to the first of the added cards, unless the visitor has moved it since. */
function useFirstNewCard(
  list: RefObject<HTMLUListElement | null>,
  count: number,
  added: AddedCards | undefined,
): void {
  const done = useRef<AddedCards>(undefined);
  useEffect(() => {
    if (!added || done.current === added || count <= added.after) return;
    done.current = added;
    const card = list.current?.children[added.after]?.querySelector('article');
    const { activeElement, body } = document;
    if (!card || (activeElement !== body && activeElement !== added.focused)) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }, [list, count, added]);
}

interface VenueItemProps {
  readonly venue: AsTold<VenueSummary>;
  readonly level: 2 | 3;
  readonly first: boolean;
}

/** A card that is rendered again only when its own venue changes. */
const VenueItem = memo(function VenueItem({ venue, level, first }: VenueItemProps) {
  return (
    <VenueCard
      venue={pageOf(venue)}
      level={level}
      first={first}
      total={<YourTotal venue={venue} />}
      getTotal={() => getShownTotal(venue)}
      getTotals={() => getShownTotals(venue)}
    />
  );
});

/** The number of cards that begin above the lower edge of the viewport, and one more. */
function countInView(list: HTMLUListElement): number {
  const below = [...list.children].findIndex((item) => item.getBoundingClientRect().top > window.innerHeight);
  return below < 0 ? list.children.length : below + 1;
}
