import { type Dispatch, type SetStateAction, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { CheckField } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { maxTourVenues } from '../../../domain/lead-limits.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { contentLang } from '../../../i18n/localized.ts';
import styles from './tour-order.module.css';

interface TourOrderProps {
  readonly venues: readonly { readonly id: string; readonly name: string }[];
  /** The ids of those on the tour, in order. */
  readonly order: readonly string[];
  readonly onOrder: Dispatch<SetStateAction<readonly string[]>>;
  readonly error: string | undefined;
}

/** The venues of a tour, in order, then those that are left out. */
export function TourOrder({ venues, order, onOrder, error }: TourOrderProps) {
  const hint = useId();
  const list = useRef<HTMLUListElement>(null);
  const isFull = order.length >= maxTourVenues;
  const stops = order.flatMap((id) => venues.find((venue) => venue.id === id) ?? []);
  const rest = venues.filter(({ id }) => !order.includes(id));

  /** The row that moves keeps the focus: at the top its button is gone. */
  function moveEarlier(id: string) {
    const at = order.indexOf(id);
    const others = order.filter((one) => one !== id);
    flushSync(() => onOrder([...others.slice(0, at - 1), id, ...others.slice(at - 1)]));
    if (at === 1) list.current?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <fieldset className={styles.order} aria-describedby={hint}>
      <legend>{m.leads_tour_venues()}</legend>
      <p id={hint} className={styles.hint}>
        {m.leads_tour_hint({ max: maxTourVenues })}
      </p>
      {error && <Notice tone="error">{error}</Notice>}
      <ul ref={list}>
        {[...stops, ...rest].map(({ id, name }) => {
          const number = order.indexOf(id) + 1;
          return (
            <li key={id}>
              <CheckField
                label={<span lang={contentLang(name)}>{number > 0 ? `${number}. ${name}` : name}</span>}
                name="stop"
                value={name}
                checked={number > 0}
                disabled={number === 0 && isFull}
                aria-invalid={error !== undefined && number === 0 ? true : undefined}
                onChange={() =>
                  onOrder((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]))
                }
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
