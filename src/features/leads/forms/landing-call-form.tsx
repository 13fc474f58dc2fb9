import { useState } from 'react';
import { SelectField } from '../../../components/field.tsx';
import type { TimingSlot } from '../../../domain/facts/fact-rules.ts';
import { anyVenue } from '../../../domain/lead-limits.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { VenueRequestForm } from './venue-request-form.tsx';

interface LandingCallFormProps {
  /** The venues to choose from, after "Any venue in Faridabad". */
  readonly venues: readonly {
    readonly id: string;
    readonly name: string;
    readonly address?: string;
    readonly slots: readonly TimingSlot[];
    /** The visitor's total there. */
    readonly total?: ShownTotal | undefined;
  }[];
}

const requestTypes = [
  { id: 'call', label: m.leads_request_call },
  { id: 'visit', label: m.leads_request_visit },
] as const;

/** The landing page's form for a call-back or a visit. */
export function LandingCallForm({ venues }: LandingCallFormProps) {
  const [type, setType] = useState<(typeof requestTypes)[number]['id']>('call');
  const [chosen, setChosen] = useState(anyVenue);
  const venue = venues.find(({ name }) => name === chosen);
  const visit = type === 'visit';
  return (
    <VenueRequestForm
      venue={anyVenue}
      venueId={venue?.id}
      total={venue?.total}
      addressOf={(sent) => venues.find(({ name }) => name === sent)?.address}
      control="landing call form"
      visit={visit}
      slots={venue?.slots}
      invalidPhone={m.leads_error_ten_digits()}
      submitLabel={visit ? m.leads_visit_submit() : m.leads_landing_call_submit()}
    >
      <fieldset className="choices">
        <legend>{m.leads_request_type()}</legend>
        {requestTypes.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name="type"
              value={id}
              defaultChecked={id === 'call'}
              onChange={() => setType(id)}
            />
            {label()}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={m.leads_venue()}
        name="venue"
        options={[{ value: anyVenue, label: m.leads_any_venue() }, ...venues.map(({ name }) => name)]}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </VenueRequestForm>
  );
}
