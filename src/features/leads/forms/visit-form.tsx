import type { TimingSlot } from '../../../content/types.ts';
import { invalidPhoneVenuePage } from '../phone-rules.ts';
import { visitHours } from '../visit-times.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import type { VenueFormProps } from './venue-call-form.tsx';
import { VenueRequestForm } from './venue-request-form.tsx';

interface VisitFormProps extends VenueFormProps {
  /** The venue's hours; none where they were not told. */
  readonly slots?: readonly TimingSlot[];
}

/** "Schedule a visit": date, time and phone. The page brings the heading. */
export function VisitForm({ venue, eventDetails, slots, control = 'venue page visit form' }: VisitFormProps) {
  return (
    <VenueRequestForm
      venue={venue}
      control={control}
      visit
      hours={visitHours(slots)}
      eventDetails={eventDetails}
      invalidPhone={invalidPhoneVenuePage}
      submitLabel="Schedule Visit"
      afterVisit={(visit) => <AddToCalendar visit={visit} />}
    />
  );
}
