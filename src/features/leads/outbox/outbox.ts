import * as v from 'valibot';
import { type Lead, parseLead } from '../lead-schema.ts';
import { announceOutboxChange, outboxPrefix } from './outbox-key.ts';

/** Days a lead may wait on the device, in milliseconds: an older wish to be called is no longer a wish. */
export const longestKeptMs = 3 * 24 * 60 * 60_000;

const queuedLeadSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  keptAt: v.number(),
  tries: v.number(),
  notBefore: v.number(),
  lead: v.looseObject({}),
});

/** A lead on the device, waiting for acceptance. Times are milliseconds since 1970. */
export interface QueuedLead {
  /** The lead's id; the same at every try, so that twice is once. */
  readonly id: string;
  readonly keptAt: number;
  /** Tries that ended without acceptance; 0 while the first one is on its way. */
  readonly tries: number;
  /** Not to be sent before this moment: the function asked for patience. */
  readonly notBefore: number;
  readonly lead: Lead;
}

/** Writes a lead, or its new state, to the device. False where storage is blocked or full. */
export function queueLead(kept: QueuedLead): boolean {
  try {
    localStorage.setItem(outboxPrefix + kept.id, JSON.stringify(kept));
    announceOutboxChange();
    return true;
  } catch {
    return false;
  }
}

/** Whether a lead still lies on the device: it was neither accepted, nor refused, nor discarded. */
export function isQueued(id: string): boolean {
  try {
    return localStorage.getItem(outboxPrefix + id) !== null;
  } catch {
    return false;
  }
}

/** Takes a lead off the device: it was accepted, refused or discarded. */
export function removeQueuedLead(id: string): void {
  try {
    localStorage.removeItem(outboxPrefix + id);
  } catch {
    // Blocked storage holds nothing to remove.
  }
  announceOutboxChange();
}

/** The leads on the device, oldest first. What is too old, or no lead at all, is removed on the way. */
export function readOutbox(now: number = Date.now()): readonly QueuedLead[] {
  const kept: QueuedLead[] = [];
  for (const [key, text] of storedTexts()) {
    const lead = parse(text);
    if (lead && now - lead.keptAt <= longestKeptMs) kept.push(lead);
    else forget(key);
  }
  return kept.sort((a, b) => a.keptAt - b.keptAt);
}

function storedTexts(): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(outboxPrefix))
      .map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  } catch {
    return [];
  }
}

function parse(text: string): QueuedLead | undefined {
  try {
    const kept = v.parse(queuedLeadSchema, JSON.parse(text));
    const checked = parseLead(kept.lead);
    return checked.ok ? { ...kept, lead: checked.lead } : undefined;
  } catch {
    return undefined;
  }
}

function forget(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing can be done, and nothing is lost: it is never sent.
  }
}
