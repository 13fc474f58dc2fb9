import type { TimingSlot } from '../../../content/types.ts';
import { visitHours } from '../visit-times.ts';
import { VenueRequestForm } from './venue-request-form.tsx';

/** The venue page's error differs from the landing page's in its full stop. */
export const invalidPhoneVenuePage = 'Please enter a valid 10-digit phone number';

interface VenueFormProps {
  /** The venue's name. */
  readonly venue: string;
}

/** "Have us call you!": the call-back form of a venue page. */
export function VenueCallForm({ venue }: VenueFormProps) {
  return (
    <VenueRequestForm
      venue={venue}
      control="venue page call form"
      visit={false}
      invalidPhone={invalidPhoneVenuePage}
      submitLabel="Call me"
      successText="Your request has been submitted!"
    />
  );
}

interface VisitFormProps extends VenueFormProps {
  /** The venue's hours, if known. */
  readonly slots?: readonly TimingSlot[] | undefined;
}

/** "Schedule a visit": the visit form of a venue page. */
export function VisitForm({ venue, slots }: VisitFormProps) {
  return (
    <VenueRequestForm
      venue={venue}
      control="venue page visit form"
      visit
      hours={visitHours(slots)}
      invalidPhone={invalidPhoneVenuePage}
      submitLabel="Schedule Visit"
    />
  );
}
