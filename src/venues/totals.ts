import type { VenueFacts } from '../content/types.ts';
import { type Estimate, estimateTotal } from './estimate-total.ts';
import type { Party } from './party.ts';

/** The estimates of many venues for one party, each made once: filters and their counts ask for them again and again. */
export function totalsFor(party: Party): (venue: VenueFacts) => Estimate | undefined {
  const made = new WeakMap<VenueFacts, { readonly estimate: Estimate | undefined }>();
  return (venue) => {
    const known = made.get(venue) ?? { estimate: estimateTotal(venue, party) };
    made.set(venue, known);
    return known.estimate;
  };
}
