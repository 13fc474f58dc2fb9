import * as v from 'valibot';
import { readStoredLeads, type StoredLeads, storeLead } from '../../../lib/lead-store.ts';
import { withFallback } from '../../../lib/with-fallback.ts';
import { type Lead, parseLead } from '../lead-schema.ts';

/** Older leads are not sent any more, in milliseconds: three days. */
export const maxQueuedMs = 3 * 24 * 60 * 60_000;

const queuedLeadSchema = v.object({
  queuedAt: v.number(),
  /** Failed attempts since sending was last likely to work; 0 while the first one is in flight. */
  attempts: v.number(),
  /** The lead is not sent earlier, as the function's `Retry-After` asks. */
  notBefore: v.number(),
  /** When the lead is sent next without any other occasion; not before `notBefore`. */
  retryAt: v.optional(v.number(), 0),
});

/** A stored lead that is sent until the function accepts or refuses it. Times are milliseconds since 1970. */
export type QueuedLead = Readonly<v.InferOutput<typeof queuedLeadSchema>> & {
  /** The lead's id, the same in every attempt; part of the storage key. */
  readonly id: string;
  readonly lead: Lead;
};

/** Stores a lead or its new state. False if the storage is blocked or full. */
export function queueLead(queued: QueuedLead): boolean {
  return storeLead(queued.id, JSON.stringify(queued));
}

/** The leads that can be sent, oldest first. */
export function readQueuedLeads(stored: StoredLeads = readStoredLeads()): readonly QueuedLead[] {
  return Object.entries(stored)
    .flatMap(([id, text]) => withFallback(() => parseQueuedLead(id, text), undefined) ?? [])
    .sort((a, b) => a.queuedAt - b.queuedAt);
}

/** Undefined if the lead is invalid or expired. Throws if the text is not JSON, or not a queued lead. */
function parseQueuedLead(id: string, text: string): QueuedLead | undefined {
  const stored: { readonly lead?: object } = JSON.parse(text);
  const queued = v.parse(queuedLeadSchema, stored);
  const parsed = parseLead(stored.lead ?? {});
  const isFresh = Date.now() - queued.queuedAt <= maxQueuedMs;
  return parsed.ok && isFresh ? { ...queued, id, lead: parsed.lead } : undefined;
}
