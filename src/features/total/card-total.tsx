import { useEventDetails } from '../../lib/event-details-store.ts';
import { type TotalVenue, YourTotal } from './your-total.tsx';

/** The visitor's total on a card; empty while the event details are unknown. */
export function CardTotal({ venue }: { readonly venue: TotalVenue }) {
  const eventDetails = useEventDetails();
  return eventDetails && <YourTotal venue={venue} eventDetails={eventDetails} />;
}
