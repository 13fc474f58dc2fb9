import { useState } from 'react';
import { SelectField } from '../../../components/field.tsx';
import type { TimingSlot } from '../../../content/types.ts';
import { leadErrors } from '../lead-schema.ts';
import { visitHours } from '../visit-times.ts';
import styles from './lead-form.module.css';
import { VenueRequestForm } from './venue-request-form.tsx';

interface LandingCallFormProps {
  /** The venues to choose from, after "Any venue in Faridabad". */
  readonly venues: readonly { readonly name: string; readonly slots: readonly TimingSlot[] }[];
}

const anyVenue = 'Any venue in Faridabad';
const requestTypes = [
  { id: 'call', label: 'Call me back' },
  { id: 'visit', label: 'Schedule a visit' },
] as const;

/** The landing page's form for a call-back or a visit. */
export function LandingCallForm({ venues }: LandingCallFormProps) {
  const [type, setType] = useState<(typeof requestTypes)[number]['id']>('call');
  const [venue, setVenue] = useState(anyVenue);
  const visit = type === 'visit';
  return (
    <VenueRequestForm
      venue={anyVenue}
      control="landing call form"
      visit={visit}
      hours={visitHours(venues.find(({ name }) => name === venue)?.slots)}
      invalidPhone={leadErrors.tenDigits}
      submitLabel={visit ? 'Schedule Visit' : 'Request Callback'}
    >
      <fieldset className={styles.types}>
        <legend>What would you like?</legend>
        {requestTypes.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="type"
              value={id}
              defaultChecked={id === 'call'}
              onChange={() => setType(id)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <SelectField
        label="Venue"
        name="venue"
        options={[anyVenue, ...venues.map(({ name }) => name)]}
        onChange={({ currentTarget }) => setVenue(currentTarget.value)}
      />
    </VenueRequestForm>
  );
}
