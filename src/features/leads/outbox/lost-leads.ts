import * as v from 'valibot';
import { type StoredLeads, storeLead } from '../../../lib/lead-store.ts';
import { withFallback } from '../../../lib/with-fallback.ts';
import { lenient } from '../lead-schema.ts';
import { maxQueuedMs, readQueuedLeads } from './queued-leads.ts';

/** What may remain of a lead: nothing personal. */
const lostLeadSchema = v.object({
  queuedAt: lenient(v.number()),
  lead: lenient(
    v.object({
      kind: lenient(v.string()),
      venue: lenient(v.string()),
      meta: lenient(v.object({ about: lenient(v.string()) })),
    }),
  ),
});

/** A stored lead that is no longer sent, because it has expired or this version of the site cannot read it. */
export type LostLead = { readonly id: string } & Readonly<v.InferOutput<typeof lostLeadSchema>>;

export function readLostLeads(stored: StoredLeads): readonly LostLead[] {
  const queuedIds = readQueuedLeads(stored).map(({ id }) => id);
  return Object.entries(stored)
    .filter(([id]) => !queuedIds.includes(id))
    .map(([id, text]) => ({
      id,
      ...withFallback(() => v.parse(lostLeadSchema, JSON.parse(text)), {}),
    }));
}

/**
 * Removes what is personal from leads older than three days. Until then another version of the site may be able to read
 * them.
 */
export function removePersonalData(lost: readonly LostLead[]): void {
  for (const { id, ...remainder } of lost) {
    if (Date.now() - (remainder.queuedAt ?? 0) > maxQueuedMs) storeLead(id, JSON.stringify(remainder));
  }
}
