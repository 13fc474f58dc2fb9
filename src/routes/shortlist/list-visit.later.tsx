import type { VenueSummary } from '../../content/types.ts';
import { ListVisitForm } from '../../features/leads/forms/list-visit-form.tsx';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { describeEventDetails } from '../../lib/event-details-text.ts';

/** The form for a visit to one venue of the list. */
export function ListVisit({ data: venues }: { readonly data: readonly VenueSummary[] }) {
  const eventDetails = useEventDetails();
  return <ListVisitForm venues={venues} eventDetails={eventDetails && describeEventDetails(eventDetails)} />;
}
