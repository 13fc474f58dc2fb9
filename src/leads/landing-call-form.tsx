import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../ui/field.tsx';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './lead-form.module.css';
import { invalidPhoneLanding } from './phone-rules.ts';
import { VenueRequestForm } from './venue-request-form.tsx';

export interface LandingCallFormProps {
  /** Names to choose from; the first choice is "any". */
  readonly venues: readonly string[];
  readonly control?: string;
}

const anyVenue = 'Any venue in Faridabad';
const types = [
  { visit: false, value: 'call', label: 'Call me back' },
  { visit: true, value: 'visit', label: 'Schedule a visit' },
] as const;

/** The landing page's call-back or visit form: one venue or any, and a date and time when it is a visit. */
export function LandingCallForm({ venues, control = 'landing call form' }: LandingCallFormProps) {
  const [visit, setVisit] = useState(false);
  const choice = useRef<HTMLFieldSetElement>(null);
  // A choice made before this code arrived counts.
  useEffect(() => {
    const chosen = choice.current?.querySelector<HTMLInputElement>('input:checked');
    setVisit(chosen?.value === 'visit');
  }, []);
  return (
    <VenueRequestForm
      venue={anyVenue}
      control={control}
      visit={visit}
      invalidPhone={invalidPhoneLanding}
      submitLabel={visit ? 'Schedule Visit' : 'Request Callback'}
      afterVisit={(accepted) => <AddToCalendar visit={accepted} />}
    >
      <fieldset ref={choice} className={styles.types}>
        <legend>What would you like?</legend>
        {types.map((type) => (
          <label key={type.label}>
            <input
              type="radio"
              name="type"
              value={type.value}
              defaultChecked={!type.visit}
              onChange={() => setVisit(type.visit)}
            />
            {type.label}
          </label>
        ))}
      </fieldset>
      <SelectField label="Venue" name="venue" options={[anyVenue, ...venues]} />
    </VenueRequestForm>
  );
}
