import type { TimingSlot } from '../../../domain/facts/fact-rules.ts';
import type { ShownTotal } from '../../../domain/shown-total.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { VenueRequestForm } from './venue-request-form.tsx';

interface VenueFormProps {
  /** The venue's name. */
  readonly venue: string;
  readonly venueId: string;
  /** The visitor's total, if the page shows it. */
  readonly total?: ShownTotal | undefined;
}

/** "Have us call you!": the call-back form of a venue page. */
export function VenueCallForm(props: VenueFormProps) {
  return (
    <VenueRequestForm
      {...props}
      control="venue page call form"
      visit={false}
      submitLabel={m.leads_venue_call_submit()}
      successText={m.leads_submitted()}
    />
  );
}

interface VisitFormProps extends VenueFormProps {
  readonly address?: string | undefined;
  /** The venue's hours, if known. */
  readonly slots?: readonly TimingSlot[] | undefined;
}

/** "Schedule a visit": the visit form of a venue page. */
export function VisitForm({ address, ...props }: VisitFormProps) {
  return <VenueRequestForm {...props} addressOf={() => address} control="venue page visit form" visit />;
}
