import type { VenueSummary } from '../../content/types.ts';
import { LandingCallForm } from '../../features/leads/forms/landing-call-form.tsx';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { describeEventDetails } from '../../lib/event-details-text.ts';

/** The form for a call or a visit, far down the landing page. */
export function LandingCall({ data: venues }: { readonly data: readonly VenueSummary[] }) {
  const eventDetails = useEventDetails();
  return (
    <LandingCallForm venues={venues} eventDetails={eventDetails && describeEventDetails(eventDetails)} />
  );
}
