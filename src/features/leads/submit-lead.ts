import { m } from '../../i18n/compiled/messages.js';
import { getLocale, languageTags } from '../../i18n/locale.ts';
import { track } from '../../lib/analytics.ts';
import { rememberCampaign } from './campaign.ts';
import { type Lead, type LeadMeta, type LeadPayload, leadErrorTexts, parseLead } from './lead-schema.ts';
import { isQueued, type QueuedLead, queueLead, readOutbox, removeQueuedLead } from './outbox/outbox.ts';
import { type PostResult, postLead } from './post-lead.ts';

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
const inFlight = new Map<string, Promise<Outcome>>();
/** By content, the ids of submissions from this page that have failed. Makes retries idempotent if storage is blocked. */
const failedIds = new Map<string, string>();
const listeners = new Set<(outcome: Outcome) => void>();

/** Whether a form on this page has submitted this lead since the page was loaded. */
export function wasSubmittedHere(id: string): boolean {
  return Array.from(failedIds.values()).includes(id);
}

/** Subscribes to the outcome of every attempt in this tab, including those of the outbox. Returns the unsubscriber. */
export function onLeadOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Stores a lead in the outbox, sends it, and removes it once accepted. Content that is already in the outbox, or that
 * failed before on this page, is sent under its previous id. Never throws.
 */
export function submitLead(payload: LeadPayload, source: LeadSource): Promise<Outcome> {
  const newId = createLeadId();
  const meta = createMeta(newId, source);
  const parsed = parseLead({ ...payload, meta });
  if (!parsed.ok) {
    const fields = leadErrorTexts(parsed.fields);
    const [message = m.leads_error_fields()] = Object.values(fields);
    return Promise.resolve({ kind: 'refused', id: newId, message, fields });
  }
  const { lead } = parsed;
  const content = contentOf(lead);
  const running = inFlight.get(content);
  if (running) return running;
  const queued = readOutbox().find((one) => contentOf(one.lead) === content);
  if (source.replaces && source.replaces !== queued?.id) removeQueuedLead(source.replaces);
  const id = queued?.id ?? failedIds.get(content) ?? newId;
  failedIds.set(content, id);
  return send(
    queued ?? {
      id,
      queuedAt: Date.now(),
      attempts: 0,
      notBefore: 0,
      lead: { ...lead, meta: { ...meta, id } },
    },
    content,
  );
}

/** Sends a queued lead again under its id. Undefined if it is already in flight. */
export async function resendLead(queued: QueuedLead): Promise<Outcome | undefined> {
  const content = contentOf(queued.lead);
  return inFlight.has(content) ? undefined : send(queued, content);
}

/** A UUID version 4. `crypto.randomUUID` exists only in secure contexts. */
function createLeadId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
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

function send(lead: QueuedLead, content: string): Promise<Outcome> {
  const sending = attempt(lead, content).finally(() => inFlight.delete(content));
  inFlight.set(content, sending);
  return sending;
}

async function attempt(queued: QueuedLead, content: string): Promise<Outcome> {
  const stored = queueLead(queued);
  const result = await withLeadLock(queued.id, () => postLead(queued.lead));
  const outcome = applyResult(queued, result, stored);
  if (outcome.kind === 'sent' || outcome.kind === 'refused') failedIds.delete(content);
  trackOutcome(queued.lead, outcome);
  for (const listener of listeners) listener(outcome);
  return outcome;
}

/** Updates the outbox according to the function's response. */
function applyResult(queued: QueuedLead, result: PostResult, stored: boolean): Outcome {
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
  const notBefore = unreachable ? 0 : Date.now() + result.retryAfterMs;
  // The visitor may have discarded it meanwhile.
  const inOutbox =
    stored && isQueued(id) && queueLead({ ...queued, attempts: queued.attempts + 1, notBefore });
  return {
    kind: inOutbox ? 'queued' : 'not-queued',
    id,
    reason: unreachable ? 'network' : 'server',
    message: unreachable ? undefined : result.message,
  };
}

/** The name of the Web Lock that a tab holds while it sends this lead. */
export function leadLock(id: string): string {
  return `lead:${id}`;
}

/** Web Locks exist only in secure contexts; without them the function's idempotency prevents duplicates. */
function withLeadLock(id: string, work: () => Promise<PostResult>): Promise<PostResult> {
  return navigator.locks ? navigator.locks.request(leadLock(id), work) : work();
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
