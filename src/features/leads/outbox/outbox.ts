import * as v from 'valibot';
import { withFallback } from '../../../lib/with-fallback.ts';
import { type Lead, parseLead } from '../lead-schema.ts';
import { notifyOutboxChange, outboxPrefix, queuedIds } from './outbox-storage.ts';

/** Older leads are not sent any more, in milliseconds: three days. */
export const maxQueuedMs = 3 * 24 * 60 * 60_000;

const queuedLeadSchema = v.object({
  queuedAt: v.number(),
  /** Failed attempts since sending was last likely to work; 0 while the first one is in flight. */
  attempts: v.number(),
  /** From the function's `Retry-After`; not sent earlier. */
  notBefore: v.number(),
  /** When it is sent next without any other occasion; not before `notBefore`. */
  retryAt: v.optional(v.number(), 0),
});

/** A lead in `localStorage` that has not been accepted yet. Times are milliseconds since 1970. */
export type QueuedLead = Readonly<v.InferOutput<typeof queuedLeadSchema>> & {
  /** The lead's id, the same in every attempt; part of the storage key. */
  readonly id: string;
  readonly lead: Lead;
};

interface StoredEntry {
  readonly id: string;
  readonly text: string;
  /** Undefined if the lead is expired or cannot be read. */
  readonly queued: QueuedLead | undefined;
}

/** Stores a lead or its new state. False if the storage is blocked or full. */
export function queueLead(queued: QueuedLead): boolean {
  return storeEntry(queued.id, JSON.stringify(queued));
}

/** False if the storage is blocked or full. */
export function storeEntry(id: string, text: string): boolean {
  return withFallback(() => {
    localStorage.setItem(outboxPrefix + id, text);
    notifyOutboxChange();
    return true;
  }, false);
}

/** Whether a lead is still stored: neither accepted, refused nor discarded. */
export function isQueued(id: string): boolean {
  return withFallback(() => localStorage.getItem(outboxPrefix + id) !== null, false);
}

/** Removes a lead that was accepted, refused or discarded. */
export function removeQueuedLead(id: string): void {
  withFallback(() => localStorage.removeItem(outboxPrefix + id), undefined);
  notifyOutboxChange();
}

/** The leads that can be sent, oldest first. */
export function readOutbox(): readonly QueuedLead[] {
  return readEntries()
    .flatMap(({ queued }) => queued ?? [])
    .sort((a, b) => a.queuedAt - b.queuedAt);
}

export function readEntries(): readonly StoredEntry[] {
  return queuedIds().map((id) => {
    const text = withFallback(() => localStorage.getItem(outboxPrefix + id), null) ?? '';
    return { id, text, queued: withFallback(() => parseQueuedLead(id, text), undefined) };
  });
}

/** Throws if the text is not JSON, or not a queued lead. */
function parseQueuedLead(id: string, text: string): QueuedLead | undefined {
  const stored: { readonly lead?: object } = JSON.parse(text);
  const queued = v.parse(queuedLeadSchema, stored);
  const parsed = parseLead(stored.lead ?? {});
  const isFresh = Date.now() - queued.queuedAt <= maxQueuedMs;
  return parsed.ok && isFresh ? { ...queued, id, lead: parsed.lead } : undefined;
}

const hiddenIds = new Set<string>();

/** Hides a lead from the outbox notice while a form shows its failure. Returns the function that ends this. */
export function hideFromOutbox(id: string): () => void {
  hiddenIds.add(id);
  notifyOutboxChange();
  return () => {
    hiddenIds.delete(id);
    notifyOutboxChange();
  };
}

/** Whether a form shows this lead's failure. */
export function isHiddenFromOutbox(id: string): boolean {
  return hiddenIds.has(id);
}
