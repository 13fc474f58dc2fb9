import { useState } from 'react';
import { SelectField } from '../../../components/field.tsx';
import type { TimingSlot } from '../../../content/types.ts';
import { invalidPhoneVenuePage } from '../phone-rules.ts';
import { visitHours } from '../visit-times.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { VenueRequestForm } from './venue-request-form.tsx';

interface ListVisitFormProps {
  /** To choose from, one at least. */
  readonly venues: readonly { readonly name: string; readonly slots: readonly TimingSlot[] }[];
  /** Who comes, in words: it goes with the request. */
  readonly eventDetails?: string | undefined;
}

/** A visit to one venue of a list: which, date, time and phone. The page brings the heading. */
export function ListVisitForm({ venues, eventDetails }: ListVisitFormProps) {
  const [chosen, setChosen] = useState('');
  const venue = venues.find(({ name }) => name === chosen) ?? venues[0];
  if (!venue) return null;
  return (
    <VenueRequestForm
      venue={venue.name}
      control="shortlist visit form"
      visit
      hours={visitHours(venue.slots)}
      eventDetails={eventDetails}
      invalidPhone={invalidPhoneVenuePage}
      submitLabel="Schedule Visit"
      afterVisit={(visit) => <AddToCalendar visit={visit} />}
    >
      <SelectField
        label="Venue"
        name="venue"
        options={venues.map(({ name }) => name)}
        value={venue.name}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
    </VenueRequestForm>
  );
}
