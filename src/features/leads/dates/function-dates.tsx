import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { lastDate } from '../../../domain/dates.ts';
import { datesLimits } from '../../../domain/lead-limits.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { enterValue } from '../../../lib/enter-value.ts';
import type { AskedFunction } from '../../../visitor/lead-store.ts';
import { hasPassed } from '../questions.ts';
import { type DateValue, describeFigures } from './asked-dates.ts';
import styles from './function-dates.module.css';

interface FunctionDatesProps {
  readonly asked: AskedFunction;
  /** Begins the names of the date fields. */
  readonly prefix: string;
  /** The error message of a date field, or a question about it. */
  readonly errorOf: (field: string) => ReactNode;
}

/** One to four date fields of a function. The first begins with the family's date, unless it has passed. */
export function FunctionDates({ asked, prefix, errorOf }: FunctionDatesProps) {
  const { name, date } = asked;
  const addButton = useRef<HTMLButtonElement>(null);
  /** The number of each field is its own, after the next one: that of a removed one is not used again, and neither is its error. */
  const [[next, ...numbers], setNumbers] = useState<readonly [number, ...number[]]>([1, 0]);
  const field = useRef<HTMLInputElement>(null);

  /** As a visitor would: the form's draft has them. */
  function enter(...entered: readonly number[]) {
    if (field.current) enterValue(field.current, entered.join());
  }

  function readNumbers(text: string) {
    const [first, ...others] = text.split(',').map(Number);
    if (first && others.length > 0) setNumbers([first, ...others]);
  }

  function remove(number: number) {
    flushSync(() => enter(next, ...numbers.filter((one) => one !== number)));
    addButton.current?.focus();
  }

  return (
    <fieldset className="stack">
      <legend className={`title ${styles.legend}`}>
        {[name, describeFigures(asked)].filter(Boolean).join(' · ')}
      </legend>
      <input
        ref={field}
        name={`fields of ${prefix}`}
        hidden
        value={[next, ...numbers].join()}
        onChange={({ target }) => readNumbers(target.value)}
      />
      {numbers.map((number, position) => {
        const field = prefix + number;
        const ordinal = { number: position + 1 };
        return (
          <div key={number} className={`row gap-2 ${styles.date}`}>
            <Field
              label={m.leads_dates_date(ordinal)}
              name={field}
              type="date"
              max={lastDate}
              defaultValue={number === 0 && !hasPassed(date) ? date : undefined}
              autoFocus={number > 0}
              error={errorOf(field)}
            />
            {numbers.length > 1 && (
              <Button
                variant="quiet"
                aria-label={m.leads_dates_remove(ordinal)}
                onClick={() => remove(number)}
              >
                <Icon name="x" />
              </Button>
            )}
          </div>
        );
      })}
      {numbers.length < datesLimits.dates && (
        <Button
          ref={addButton}
          variant="quiet"
          className="flush"
          onClick={() => enter(next + 1, ...numbers, next)}
        >
          <Icon name="plus" />
          {m.leads_dates_add()}
        </Button>
      )}
    </fieldset>
  );
}

/** What the date fields of a function contain. */
export function readDates(form: HTMLFormElement, prefix: string): readonly DateValue[] {
  const inputs = form.querySelectorAll<HTMLInputElement>(`[name^="${prefix}"]`);
  return [...inputs].map(({ name, value, validity }) => ({
    name,
    text: value.trim(),
    isIncomplete: validity.badInput,
  }));
}
