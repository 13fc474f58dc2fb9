import { useState } from 'react';
import { SelectField } from '../../../components/field.tsx';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import type { TimingSlot } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { VenueRequestForm } from './venue-request-form.tsx';

interface ListVisitFormProps {
  /** The venues to choose from; without any, nothing is rendered. */
  readonly venues: readonly {
    readonly id: string;
    readonly name: string;
    readonly slots: readonly TimingSlot[];
    /** The visitor's total, if the page shows it. */
    readonly total?: ShownTotal | undefined;
  }[];
}

/** The visit form of the shortlist. */
export function ListVisitForm({ venues }: ListVisitFormProps) {
  const [chosen, setChosen] = useState('');
  const venue = venues.find(({ name }) => name === chosen) ?? venues[0];
  if (!venue) return null;
  return (
    <VenueRequestForm
      venue={venue.name}
      venueId={venue.id}
      total={venue.total}
      control="shortlist visit form"
      visit
      slots={venue.slots}
    >
      <SelectField
        label={m.leads_venue()}
        name="venue"
        options={venues.map(({ name }) => name)}
        value={venue.name}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </VenueRequestForm>
  );
}
