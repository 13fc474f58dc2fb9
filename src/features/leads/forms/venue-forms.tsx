import type { TimingSlot } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { VenueRequestForm } from './venue-request-form.tsx';

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
      submitLabel={m.leads_venue_call_submit()}
      successText={m.leads_submitted()}
    />
  );
}

interface VisitFormProps extends VenueFormProps {
  /** The venue's hours, if known. */
  readonly slots?: readonly TimingSlot[] | undefined;
}

/** "Schedule a visit": the visit form of a venue page. */
export function VisitForm({ venue, slots }: VisitFormProps) {
  return <VenueRequestForm venue={venue} control="venue page visit form" visit slots={slots} />;
}
