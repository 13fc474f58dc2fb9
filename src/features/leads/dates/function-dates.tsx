import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { lastDate } from '../../../domain/dates.ts';
import { datesLimits } from '../../../domain/lead-limits.ts';
import { m } from '../../../i18n/compiled/messages.js';
import type { AskedFunction } from '../../../visitor/lead-store.ts';
import formStyles from '../forms/lead-form.module.css';
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
  /** The number of each field is its own: that of a removed one is not used again, and neither is its error message. */
  const [numbers, setNumbers] = useState<readonly number[]>([0]);
  const nextNumber = useRef(1);

  function add() {
    setNumbers([...numbers, nextNumber.current]);
    nextNumber.current += 1;
  }

  function remove(number: number) {
    flushSync(() => setNumbers(numbers.filter((one) => one !== number)));
    addButton.current?.focus();
  }

  return (
    <fieldset className={formStyles.form}>
      <legend className={styles.legend}>{[name, describeFigures(asked)].filter(Boolean).join(' · ')}</legend>
      {numbers.map((number, position) => {
        const field = prefix + number;
        const ordinal = { number: position + 1 };
        return (
          <div key={number} className={styles.date}>
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
        <Button ref={addButton} variant="quiet" className={styles.add} onClick={add}>
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
