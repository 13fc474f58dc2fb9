import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { CheckField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { maxTourVenues } from '../../../domain/lead-limits.ts';
import { formatIds, parseIds, toggleId } from '../../../domain/shortlist-ids.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import { enterValue } from '../../../lib/enter-value.ts';
import styles from './tour-order.module.css';

interface TourOrderProps {
  readonly venues: readonly { readonly id: string; readonly name: string }[];
  /** The ids of those on the tour, in order. */
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[]) => void;
  readonly error: string | undefined;
  readonly attempt: number;
}

/** The venues of a tour, in order, then those that are left out. */
export function TourOrder({ venues, order, onOrder, error, attempt }: TourOrderProps) {
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isFull = order.length >= maxTourVenues;
  const stops = order.flatMap((id) => venues.find((venue) => venue.id === id) ?? []);
  const rest = venues.filter(({ id }) => !order.includes(id));

  /** As a visitor would: the form keeps what is entered. */
  function enterOrder(ids: readonly string[]) {
    if (field.current) enterValue(field.current, formatIds(ids));
  }

  function readOrder(text: string) {
    const ids = parseIds(text).filter((id) => venues.some((venue) => venue.id === id));
    // The tour of another list stays as it is.
    if (ids.length > 0 || text === '') onOrder(ids);
  }

  /** The row that moves keeps the focus: at the top its button is gone. */
  function moveEarlier(id: string) {
    const at = order.indexOf(id);
    const others = order.filter((one) => one !== id);
    flushSync(() => enterOrder([...others.slice(0, at - 1), id, ...others.slice(at - 1)]));
    if (at === 1) list.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <fieldset className={styles.order} aria-describedby={hint}>
      <legend className="strong">{m.leads_tour_venues()}</legend>
      <p id={hint} className="note">
        {m.leads_tour_hint({ max: maxTourVenues })}
      </p>
      {error && (
        <Notice key={attempt} tone="error">
          {error}
        </Notice>
      )}
      <input
        ref={field}
        name="order"
        hidden
        value={formatIds(order)}
        onChange={({ target }) => readOrder(target.value)}
      />
      <ul ref={list}>
        {[...stops, ...rest].map(({ id, name }) => {
          const number = order.indexOf(id) + 1;
          return (
            <li key={id} className="links">
              <CheckField
                label={<span lang={contentLang(name)}>{number > 0 ? `${number}. ${name}` : name}</span>}
                checked={number > 0}
                disabled={number === 0 && isFull}
                aria-invalid={error !== undefined && number === 0 ? true : undefined}
                onChange={() => enterOrder(toggleId(order, id))}
              />
              {number > 1 && (
                <Button
                  variant="quiet"
                  aria-label={m.leads_tour_earlier_name({ name })}
                  onClick={() => moveEarlier(id)}
                >
                  {m.leads_tour_earlier()}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
