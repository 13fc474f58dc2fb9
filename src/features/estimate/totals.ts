import type { VenueFacts } from '../../content/types.ts';
import type { EventDetails } from '../../lib/event-details.ts';
import { type Estimate, estimateTotal } from './estimate-total.ts';

/** The estimates of many venues for one event details, each made once: filters and their counts ask for them again and again. */
export function totalsFor(eventDetails: EventDetails): (venue: VenueFacts) => Estimate | undefined {
  const made = new WeakMap<VenueFacts, { readonly estimate: Estimate | undefined }>();
  return (venue) => {
    const known = made.get(venue) ?? { estimate: estimateTotal(venue, eventDetails) };
    made.set(venue, known);
    return known.estimate;
  };
}
