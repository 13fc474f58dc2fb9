import { leadPromise } from '../../content/site-texts.ts';
import type { ShownTotal } from '../../domain/shown-total.ts';
import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import { track } from '../../lib/analytics.ts';
import { readStoredLeads, removeLead } from '../../lib/lead-store.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { rememberCampaign } from './campaign.ts';
import { type Lead, type LeadMeta, type LeadPayload, leadErrorTexts, parseLead } from './lead-schema.ts';
import { type QueuedLead, queueLead, readQueuedLeads } from './outbox/queued-leads.ts';
import { type PostFailure, type PostResult, postLead } from './post-lead.ts';

/** A failed lead is sent again after this, then after twice the time, and so on. */
const firstPauseMs = 5_000;
const maxPauseMs = 10 * 60_000;
/** Longer than a request takes: until then the lead is left to the form that submitted it. */
const firstAttemptMs = 60_000;

/** Where a lead comes from. */
export interface LeadSource {
  /** The control that opened the form, or the form, e.g. "header" or "venue page form". */
  readonly control: string;
  /** The subject, if there is one. */
  readonly about?: string | undefined;
  /** The venue's total, if the page shows it. */
  readonly total?: ShownTotal | undefined;
  /** Milliseconds from rendering the form to submitting it. */
  readonly tookMs: number;
  /** The value of the honeypot field. */
  readonly honeypot: string;
  /** The id of a queued lead that this one corrects; it leaves the outbox. */
  readonly replaces?: string | undefined;
}

/** How sending a lead ended. A `queued` lead is sent again; a `not-queued` one is not, because it is not stored. */
export type Outcome = { readonly id: string } & (
  | Exclude<PostResult, PostFailure>
  | ({ readonly kind: 'queued' | 'not-queued' } & Pick<PostFailure, 'reason' | 'message'>)
);

/** The requests in flight, by content: a repeated submission joins one. */
const inFlight = new Map<string, Promise<Outcome | undefined>>();
/** The ids of failed submissions from this page, by content: a retry keeps its id also if the storage is blocked. */
const failedIds = new Map<string, string>();
const listeners = new Set<(outcome: Outcome) => void>();

/** Subscribes to the outcome of every attempt in this tab, including those of the outbox. Returns the unsubscriber. */
export function onLeadOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Stores a lead in the outbox, sends it, and removes it once accepted. Content that is already in the outbox, or that
 * failed before on this page, is sent under its previous id. Never throws.
 */
export async function submitLead(payload: LeadPayload, source: LeadSource): Promise<Outcome> {
  const newId = createLeadId();
  const meta = createMeta(newId, source);
  const parsed = parseLead({ ...payload, meta });
  if (!parsed.ok) {
    const fields = leadErrorTexts(parsed.fields);
    const [message = m.leads_error_fields()] = Object.values(fields);
    return { kind: 'refused', id: newId, message, fields };
  }
  const { lead } = parsed;
  const content = contentOf(lead);
  const running = inFlight.get(content);
  const joined = running && (await running);
  if (joined) return joined;
  const queued = readQueuedLeads().find((one) => contentOf(one.lead) === content);
  if (source.replaces && source.replaces !== queued?.id) removeLead(source.replaces);
  const id = queued?.id ?? failedIds.get(content) ?? newId;
  failedIds.set(content, id);
  const now = Date.now();
  const current = queued ?? {
    id,
    queuedAt: now,
    attempts: 0,
    notBefore: 0,
    retryAt: now + firstAttemptMs,
    lead: { ...lead, meta: { ...lead.meta, id } },
  };
  queueLead(current);
  return whileLocked(current, {}, () => attempt(current));
}

/**
 * Sends a queued lead again under its id, and calls `report` with the outcome. Does nothing if the lead is already in
 * flight, in this tab or another, or if another tab has tried, sent or discarded it since it was read.
 */
export async function resendLead(queued: QueuedLead, report: (outcome: Outcome) => void): Promise<void> {
  if (inFlight.has(contentOf(queued.lead))) return;
  const isUnchanged = () =>
    readQueuedLeads().some(({ id, retryAt }) => id === queued.id && retryAt === queued.retryAt);
  await whileLocked(queued, { ifAvailable: true }, async (isFree) =>
    isFree && isUnchanged() ? attempt(queued, report) : undefined,
  );
}

/** A UUID version 4. `crypto.randomUUID` exists only in secure contexts. */
function createLeadId(): string {
  const digit = () => Math.floor(16 * Math.random()).toString(16);
  return withFallback(
    () => crypto.randomUUID(),
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', digit),
  );
}

function createMeta(id: string, source: LeadSource): LeadMeta {
  return {
    id,
    page: location.pathname,
    control: source.control,
    about: source.about,
    language: languageTags[getLocale()],
    campaign: rememberCampaign(),
    honeypot: source.honeypot || undefined,
    tookMs: Math.round(source.tookMs),
    promise: leadPromise(),
    total: source.total,
  };
}

/** What makes a request another one: its fields and its subject, as text. */
function contentOf({ meta, ...fields }: Lead): string {
  return JSON.stringify({ ...fields, about: meta?.about });
}

/**
 * Works while this tab holds the lock of a lead; until then the lead is in flight. `isFree` is false if another tab holds
 * the lock and `options` say not to wait. Where Web Locks are missing or refused, the function's idempotency prevents
 * duplicates.
 */
function whileLocked<Result extends Outcome | undefined>(
  { id, lead }: QueuedLead,
  options: LockOptions,
  work: (isFree: boolean) => Promise<Result>,
): Promise<Result> {
  const content = contentOf(lead);
  const run = async () => {
    let working: Promise<Result> | undefined;
    try {
      await navigator.locks.request(`lead:${id}`, options, (lock) => {
        working = work(lock !== null);
        return working;
      });
    } catch {
      // The result below is that of the work, or the work goes on without a lock.
    }
    return working ?? work(true);
  };
  const sending = run().finally(() => inFlight.delete(content));
  inFlight.set(content, sending);
  return sending;
}

/** Posts a lead once, updates the stored leads and reports the outcome. */
async function attempt(queued: QueuedLead, report?: (outcome: Outcome) => void): Promise<Outcome> {
  const { id, lead } = queued;
  const result = await postLead(lead);
  let outcome: Outcome;
  if (result.kind === 'failed') {
    const { reason, message } = result;
    outcome = { kind: queueAgain(queued, result) ? 'queued' : 'not-queued', id, reason, message };
  } else {
    removeLead(id);
    failedIds.delete(contentOf(lead));
    outcome = { ...result, id };
  }
  trackOutcome(lead, outcome);
  report?.(outcome);
  for (const listener of listeners) listener(outcome);
  return outcome;
}

/** False if the lead is not stored: the storage is blocked or full, or the visitor has discarded the lead meanwhile. */
function queueAgain(queued: QueuedLead, { retryAfterMs }: PostFailure): boolean {
  const now = Date.now();
  const attempts = queued.attempts + 1;
  const notBefore = retryAfterMs && now + retryAfterMs;
  const retryAt = Math.max(notBefore, now + Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs));
  return queued.id in readStoredLeads() && queueLead({ ...queued, attempts, notBefore, retryAt });
}

function trackOutcome({ kind, meta }: Lead, outcome: Outcome) {
  const control = meta?.control ?? '';
  if (outcome.kind === 'sent') track({ event: 'lead_sent', kind, control });
  else {
    const reason = outcome.kind === 'refused' ? 'refused' : outcome.reason;
    track({ event: 'lead_failed', kind, control, reason });
  }
}
