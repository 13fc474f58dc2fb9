import * as v from 'valibot';
import { type Lead, parseLead } from '../lead-schema.ts';
import { notifyOutboxChange, outboxPrefix } from './outbox-storage.ts';

/** Older leads are removed unsent, in milliseconds: three days. */
export const maxQueuedMs = 3 * 24 * 60 * 60_000;

const queuedLeadSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  queuedAt: v.number(),
  attempts: v.number(),
  notBefore: v.number(),
  lead: v.looseObject({}),
});

/** A lead in `localStorage` that has not been accepted yet. Times are milliseconds since 1970. */
export interface QueuedLead {
  /** The lead's id, the same in every attempt. */
  readonly id: string;
  readonly queuedAt: number;
  /** Failed attempts; 0 while the first one is in flight. */
  readonly attempts: number;
  /** From the function's `Retry-After`; not sent earlier. */
  readonly notBefore: number;
  readonly lead: Lead;
}

/** Stores a lead or its new state. False if the storage is blocked or full. */
export function queueLead(queued: QueuedLead): boolean {
  try {
    localStorage.setItem(outboxPrefix + queued.id, JSON.stringify(queued));
    notifyOutboxChange();
    return true;
  } catch {
    return false;
  }
}

/** Whether a lead is still stored: neither accepted, refused nor discarded. */
export function isQueued(id: string): boolean {
  try {
    return localStorage.getItem(outboxPrefix + id) !== null;
  } catch {
    return false;
  }
}

/** Removes a lead that was accepted, refused or discarded. */
export function removeQueuedLead(id: string): void {
  removeKey(outboxPrefix + id);
  notifyOutboxChange();
}

/** The stored leads, oldest first. Expired and invalid ones are removed. */
export function readOutbox(now: number = Date.now()): readonly QueuedLead[] {
  const queued: QueuedLead[] = [];
  for (const [key, text] of storedEntries()) {
    const lead = parseQueuedLead(text);
    if (lead && now - lead.queuedAt <= maxQueuedMs) queued.push(lead);
    else removeKey(key);
  }
  return queued.sort((a, b) => a.queuedAt - b.queuedAt);
}

function storedEntries(): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(outboxPrefix))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  } catch {
    return [];
  }
}

function parseQueuedLead(text: string): QueuedLead | undefined {
  try {
    const queued = v.parse(queuedLeadSchema, JSON.parse(text));
    const parsed = parseLead(queued.lead);
    return parsed.ok ? { ...queued, lead: parsed.lead } : undefined;
  } catch {
    return undefined;
  }
}

function removeKey(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked.
  }
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
