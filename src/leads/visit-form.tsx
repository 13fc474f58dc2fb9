import { AddToCalendar } from './add-to-calendar.tsx';
import { invalidPhoneVenuePage } from './phone-rules.ts';
import type { VenueFormProps } from './venue-call-form.tsx';
import { VenueRequestForm } from './venue-request-form.tsx';

/** "Schedule a visit": date, time and phone. The page brings the heading. */
export function VisitForm({ venue, control = 'venue page visit form' }: VenueFormProps) {
  return (
    <VenueRequestForm
      venue={venue}
      control={control}
      visit
      invalidPhone={invalidPhoneVenuePage}
      submitLabel="Schedule Visit"
      afterVisit={(visit) => <AddToCalendar visit={visit} />}
    />
  );
}
