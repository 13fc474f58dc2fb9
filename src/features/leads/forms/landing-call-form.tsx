import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../../components/field.tsx';
import type { TimingSlot } from '../../../content/types.ts';
import { invalidPhoneLanding } from '../phone-rules.ts';
import { visitHours } from '../visit-times.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import styles from './lead-form.module.css';
import { fieldText } from './use-settled-focus.ts';
import { VenueRequestForm } from './venue-request-form.tsx';

export interface LandingCallFormProps {
  /** To choose from; the first choice is "any". */
  readonly venues: readonly { readonly name: string; readonly slots: readonly TimingSlot[] }[];
  /** Who comes, in words: it goes with the request. */
  readonly eventDetails?: string | undefined;
  readonly control?: string;
}

const anyVenue = 'Any venue in Faridabad';
const types = [
  { visit: false, value: 'call', label: 'Call me back' },
  { visit: true, value: 'visit', label: 'Schedule a visit' },
] as const;

/** The landing page's call-back or visit form: one venue or any, and a date and time when it is a visit. */
export function LandingCallForm({
  venues,
  eventDetails,
  control = 'landing call form',
}: LandingCallFormProps) {
  const [visit, setVisit] = useState(false);
  const [chosen, setChosen] = useState(anyVenue);
  const choice = useRef<HTMLFieldSetElement>(null);
  // A choice made before this code arrived counts.
  useEffect(() => {
    const type = choice.current?.querySelector<HTMLInputElement>('input:checked');
    setVisit(type?.value === 'visit');
    setChosen(fieldText(choice.current?.form ?? null, 'venue') || anyVenue);
  }, []);
  return (
    <VenueRequestForm
      venue={anyVenue}
      control={control}
      visit={visit}
      hours={visitHours(venues.find(({ name }) => name === chosen)?.slots)}
      eventDetails={eventDetails}
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
      <SelectField
        label="Venue"
        name="venue"
        options={[anyVenue, ...venues.map(({ name }) => name)]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </VenueRequestForm>
  );
}
