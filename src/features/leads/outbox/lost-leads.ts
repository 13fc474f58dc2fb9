import * as v from 'valibot';
import { withFallback } from '../../../lib/with-fallback.ts';
import { maxQueuedMs, readEntries, storeEntry } from './outbox.ts';

/** An unreadable value is left out. */
function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.fallback(v.optional(schema), undefined));
}

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

/**
 * The leads that are no longer sent. After three days all that is personal is removed from them; until then another
 * version of the site may be able to read them.
 */
export function readLostLeads(): readonly LostLead[] {
  return readEntries().flatMap(({ id, text, queued }) => {
    if (queued) return [];
    const lost = withFallback(() => v.parse(lostLeadSchema, JSON.parse(text)), {});
    const remainder = JSON.stringify(lost);
    if (Date.now() - (lost.queuedAt ?? 0) > maxQueuedMs && remainder !== text) storeEntry(id, remainder);
    return [{ id, ...lost }];
  });
}
