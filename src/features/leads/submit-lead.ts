import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import { track } from '../../lib/analytics.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { rememberCampaign } from './campaign.ts';
import { type Lead, type LeadMeta, type LeadPayload, leadErrorTexts, parseLead } from './lead-schema.ts';
import { isQueued, type QueuedLead, queueLead, readOutbox, removeQueuedLead } from './outbox/outbox.ts';
import { type PostResult, postLead } from './post-lead.ts';

/** A failed lead is sent again after this, then after twice the time, and so on. */
const firstPauseMs = 5_000;
const maxPauseMs = 10 * 60_000;
/** Longer than a request takes: until then the lead is left to the form that submitted it. */
const firstAttemptMs = 60_000;

/** Where a lead comes from. */
export interface LeadSource {
  /** The control that opened the form, or the form, e.g. "header" or "venue page form". */
  readonly control: string;
  /** The subject, if the control has one. */
  readonly about?: string;
  /** Milliseconds from rendering the form to submitting it. */
  readonly tookMs: number;
  /** The value of the honeypot field. */
  readonly honeypot: string;
  /** The promise shown with the form. */
  readonly promise: string;
  /** The id of a queued lead that this one corrects; it leaves the outbox. */
  readonly replaces?: string;
}

/** `queued`: the lead is in the outbox and will be sent again; `not-queued`: the storage is blocked or full. */
export type Outcome =
  | { readonly kind: 'sent'; readonly id: string; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'queued' | 'not-queued';
      readonly id: string;
      readonly reason: 'network' | 'server';
      /** The function's message, if it sent one. */
      readonly message: string | undefined;
    };

/** By content, so that a repeated submission joins the request in flight. */
const inFlight = new Map<string, Promise<Outcome | undefined>>();
/** By content, the ids of submissions from this page that have failed. Makes retries idempotent if storage is blocked. */
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
  const queued = readOutbox().find((one) => contentOf(one.lead) === content);
  if (source.replaces && source.replaces !== queued?.id) removeQueuedLead(source.replaces);
  const id = queued?.id ?? failedIds.get(content) ?? newId;
  failedIds.set(content, id);
  const now = Date.now();
  const current = queued ?? {
    id,
    queuedAt: now,
    attempts: 0,
    notBefore: 0,
    retryAt: now + firstAttemptMs,
    lead: { ...lead, meta: { ...meta, id } },
  };
  const isStored = queueLead(current);
  const sending = withLeadLock(id, {}, () => attempt(current, isStored));
  return whileInFlight(content, sending);
}

/**
 * Sends a queued lead again under its id. Undefined if it is already in flight, in this tab or another, or if another tab
 * has tried, sent or discarded it since it was read.
 */
export async function resendLead(queued: QueuedLead): Promise<Outcome | undefined> {
  const content = contentOf(queued.lead);
  if (inFlight.has(content)) return undefined;
  const isUnchanged = () =>
    readOutbox().some(({ id, retryAt }) => id === queued.id && retryAt === queued.retryAt);
  const sending = withLeadLock(queued.id, { ifAvailable: true }, async (isFree) =>
    isFree && isUnchanged() ? attempt(queued, true) : undefined,
  );
  return whileInFlight(content, sending);
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
    promise: source.promise,
  };
}

/** The payload without `meta`, as text. */
function contentOf({ meta: _meta, ...payload }: Lead): string {
  return JSON.stringify(payload);
}

function whileInFlight<Result extends Outcome | undefined>(content: string, sending: Promise<Result>) {
  const settled = sending.finally(() => inFlight.delete(content));
  inFlight.set(content, settled);
  return settled;
}

async function attempt(queued: QueuedLead, isStored: boolean): Promise<Outcome> {
  const result = await postLead(queued.lead);
  const outcome = applyResult(queued, result, isStored);
  if (outcome.kind === 'sent' || outcome.kind === 'refused') failedIds.delete(contentOf(queued.lead));
  trackOutcome(queued.lead, outcome);
  for (const listener of listeners) listener(outcome);
  return outcome;
}

/** Updates the outbox according to the function's response. */
function applyResult(queued: QueuedLead, result: PostResult, isStored: boolean): Outcome {
  const { id } = queued;
  if (result.kind === 'accepted') {
    removeQueuedLead(id);
    return { kind: 'sent', id, message: result.message };
  }
  if (result.kind === 'refused') {
    removeQueuedLead(id);
    console.error('Error sending email', result.message);
    return { kind: 'refused', id, message: result.message, fields: result.fields };
  }
  const unreachable = result.kind === 'unreachable';
  if (unreachable) console.error('Network error', result.error);
  else console.error('Error sending email', result.message);
  const now = Date.now();
  const attempts = queued.attempts + 1;
  const notBefore = unreachable ? 0 : now + result.retryAfterMs;
  const retryAt = Math.max(notBefore, now + Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs));
  // The visitor may have discarded it meanwhile.
  const inOutbox = isStored && isQueued(id) && queueLead({ ...queued, attempts, notBefore, retryAt });
  return {
    kind: inOutbox ? 'queued' : 'not-queued',
    id,
    reason: unreachable ? 'network' : 'server',
    message: unreachable ? undefined : result.message,
  };
}

/**
 * Works while this tab holds the lock of a lead. `isFree` is false if another tab holds it and `options` say not to wait.
 * Where Web Locks are missing or refused, the function's idempotency prevents duplicates.
 */
async function withLeadLock<Result>(
  id: string,
  options: LockOptions,
  work: (isFree: boolean) => Promise<Result>,
): Promise<Result> {
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
}

function trackOutcome(lead: Lead, outcome: Outcome) {
  const { kind } = lead;
  const control = lead.meta?.control ?? '';
  if (outcome.kind === 'sent') track({ event: 'lead_sent', kind, control });
  else {
    const reason = outcome.kind === 'refused' ? 'refused' : outcome.reason;
    track({ event: 'lead_failed', kind, control, reason });
  }
}
