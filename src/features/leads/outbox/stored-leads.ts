import { withFallback } from '../../../lib/with-fallback.ts';
import { maxRetryAfterMs } from '../post-lead.ts';
import { type AgeMarks, ageOf } from './lead-age.ts';
import {
  readLeadMarks,
  readStoredTexts,
  type StoredTexts,
  storeLead,
  storeLeadMarks,
} from './outbox-store.ts';

/** What is stored of a lead; `queuedAt` is when it was first submitted. Times are milliseconds since 1970. */
export interface QueuedLead {
  readonly queuedAt: number;
  /** Failed attempts since sending was last likely to work; 0 while the first one is in flight. */
  readonly attempts: number;
  /** The lead is not sent earlier, as the function's `Retry-After` asks. */
  readonly notBefore: number;
  /** When the lead is sent next without any other occasion; not before `notBefore`. */
  readonly retryAt: number;
  /** The function's sentence, if it refused the lead. */
  readonly refusal?: string;
  /** Posted as it is: it was valid when it was stored, and another version of the site may have stored it. */
  readonly lead: object;
}

/** A stored text as a lead. */
export interface StoredLead extends Pick<QueuedLead, 'attempts' | 'notBefore' | 'retryAt'> {
  readonly id: string;
  /** When it was stored or first seen, in milliseconds since 1970. */
  readonly since: number;
  readonly isExpired: boolean;
  readonly refusal: string | undefined;
  /** Undefined if the text has none that can be sent: the remainder of an expired lead, or no lead at all. */
  readonly lead: object | undefined;
  readonly source: Source;
}

/** A lead that can be sent. */
export type SendableLead = StoredLead & { readonly lead: object };

type Source = Readonly<Record<'kind' | 'venue' | 'about' | 'control' | 'language', string | undefined>>;

type Entry = Readonly<Record<string, unknown>>;

/** The leads on this device, oldest first. Any text is one. No schema: pages without a form load this too. */
export function readLeads(stored: StoredTexts = readStoredTexts()): readonly StoredLead[] {
  return Object.entries(stored)
    .map(([id, text]) => parseLeadText(id, text))
    .sort((a, b) => a.since - b.since);
}

/** Whether a lead is sent by itself: until it expires, or is refused. */
export const isQueued = (stored: StoredLead): stored is SendableLead =>
  stored.lead !== undefined && !stored.isExpired && stored.refusal === undefined;

/** The leads that are sent by themselves, oldest first. */
export const readQueuedLeads = (): readonly SendableLead[] => readLeads().filter(isQueued);

function parseLeadText(id: string, text: string): StoredLead {
  const now = Date.now();
  const { queuedAt, attempts, notBefore, retryAt, refusal, lead } = parseEntry(text);
  const { since, isExpired } = ageOf(queuedAt, readMarks(id), now);
  // No time is that far ahead, unless the clock has been set back.
  const soon = (time: unknown) => (typeof time === 'number' && time <= now + maxRetryAfterMs ? time : 0);
  return {
    id,
    since,
    isExpired,
    attempts: Number(attempts) || 0,
    notBefore: soon(notBefore),
    retryAt: soon(retryAt),
    refusal: typeof refusal === 'string' ? refusal : undefined,
    lead: typeof attempts === 'number' && typeof lead === 'object' && lead ? lead : undefined,
    source: sourceOf(lead),
  };
}

/** What is read of a lead without its schema; undefined where there is no such text. */
export function sourceOf(lead: unknown): Source {
  const { kind, venue, meta }: Entry = Object(lead);
  const { about, control, language }: Entry = Object(meta);
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  return {
    kind: text(kind),
    venue: text(venue),
    about: text(about),
    control: text(control),
    language: text(language),
  };
}

const parseEntry = (text: string) => withFallback((): Entry => ({ ...JSON.parse(text) }), {});
const readMarks = (id: string) => withFallback((): AgeMarks => ({ ...JSON.parse(readLeadMarks(id)) }), {});

/** Stores a new lead. False if the storage is blocked or full. */
export const queueLead = (id: string, queued: QueuedLead): boolean => storeLead(id, JSON.stringify(queued));

/** Changes a stored lead. False if it is not stored: the storage is blocked or full, or the visitor has discarded it. */
export function updateLead(id: string, changes: Partial<QueuedLead>): boolean {
  const text = readStoredTexts()[id];
  return text !== undefined && storeLead(id, JSON.stringify({ ...parseEntry(text), ...changes }));
}

/** What remains of a lead without what is personal: these keys, wherever they are. */
const impersonalKeys = ['queuedAt', 'lead', 'kind', 'venue', 'meta', 'about'];

/** Call it once a page load: marks leads that are expired, and removes what is personal from those that were a day before. */
export function ageLeads(): void {
  for (const [id, text] of Object.entries(readStoredTexts())) {
    const entry = parseEntry(text);
    const { isOver, marks } = ageOf(entry.queuedAt, readMarks(id), Date.now());
    storeLeadMarks(id, JSON.stringify(marks));
    if (isOver) storeLead(id, JSON.stringify(entry, impersonalKeys));
  }
}
