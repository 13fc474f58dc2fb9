import { invalidPhoneVenuePage } from '../phone-rules.ts';
import { VenueRequestForm } from './venue-request-form.tsx';

export interface VenueFormProps {
  /** The name of the page's venue. */
  readonly venue: string;
  /** Who comes, in words: it goes with the request. */
  readonly eventDetails?: string | undefined;
  readonly control?: string;
}

/** "Have us call you!": the phone form of a venue page. The page brings the heading. */
export function VenueCallForm({ venue, eventDetails, control = 'venue page call form' }: VenueFormProps) {
  return (
    <VenueRequestForm
      venue={venue}
      control={control}
      visit={false}
      eventDetails={eventDetails}
      invalidPhone={invalidPhoneVenuePage}
      submitLabel="Call me"
      successText="Your request has been submitted!"
    />
  );
}
