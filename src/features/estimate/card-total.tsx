import type { VenueSummary } from '../../content/types.ts';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { YourTotal } from './your-total.tsx';

/** The visitor's own total on a card; nothing while the event details are unknown. */
export function CardTotal({ venue }: { readonly venue: VenueSummary }) {
  const eventDetails = useEventDetails();
  return eventDetails && <YourTotal venue={venue} eventDetails={eventDetails} />;
}
