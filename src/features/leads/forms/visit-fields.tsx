import { useId } from 'react';
import { Field } from '../../../components/field.tsx';
import { useHydrated } from '../../../components/use-hydrated.ts';
import { clockWords, firstVisitDay, type VisitHours, type VisitTimeProblems } from '../visit-times.ts';
import styles from './lead-form.module.css';

interface VisitFieldsProps {
  readonly hours: VisitHours;
  readonly problems: VisitTimeProblems;
}

/** The day and the time of a visit, and when one may begin. */
export function VisitFields({ hours, problems }: VisitFieldsProps) {
  const note = useId();
  // Only the browser knows today: a page that was rendered last week must not say so.
  const first = useHydrated() ? firstVisitDay(hours) : undefined;
  return (
    <>
      <p id={note} className={styles.promise}>
        A visit takes an hour, and begins between {clockWords(hours.from)} and {clockWords(hours.to)}, Indian
        time.
      </p>
      <fieldset className={styles.pair} aria-label="Your visit" aria-describedby={note}>
        <Field label="Date" name="date" type="date" required min={first} error={problems.date} />
        <Field
          label="Time"
          name="time"
          type="time"
          required
          min={hours.from}
          max={hours.to}
          step={900}
          error={problems.time}
        />
      </fieldset>
    </>
  );
}
