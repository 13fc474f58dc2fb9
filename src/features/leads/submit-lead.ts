import { track } from '../../lib/analytics.ts';
import { rememberCampaign } from './campaign.ts';
import { makeLeadId } from './lead-id.ts';
import { type Lead, type LeadMeta, type LeadPayload, leadKind, parseLead } from './lead-schema.ts';
import { isQueued, type QueuedLead, queueLead, readOutbox, removeQueuedLead } from './outbox/outbox.ts';
import { type Answer, postLead } from './post-lead.ts';

/** Where a lead comes from, beside what the visitor typed. */
export interface LeadSource {
  /** The control that opened or holds the form, e.g. "header" or "venue page form". */
  readonly control: string;
  /** The matter, where the control named one. */
  readonly about?: string;
  /** Milliseconds from the form's appearance to the press of its button. */
  readonly tookMs: number;
  /** The hidden field, empty when a person typed. */
  readonly trap: string;
  /** The promise that stood under the form. */
  readonly promise: string;
  /** The id of an earlier try that this one corrects; it leaves the outbox. */
  readonly replaces?: string;
}

/** How sending ended. `kept` means: it lies on the device and goes again; `not-kept`: the device cannot store. */
export type Outcome =
  | { readonly kind: 'sent'; readonly id: string; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly id: string;
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'kept' | 'not-kept';
      readonly id: string;
      readonly reason: 'network' | 'server';
      /** The function's own words, where it had any. */
      readonly message: string | undefined;
    };

/** By content, so that a double press, or the same form opened twice, joins the send that is under way. */
const underWay = new Map<string, Promise<Outcome>>();
const listeners = new Set<(outcome: Outcome) => void>();
/** By content, the ids that this page's forms could not send yet: where storage is blocked, this alone keeps twice once. */
const tried = new Map<string, string>();

/** Whether a form of this page, since it was opened, has tried to send this lead itself. */
export function isFromHere(id: string): boolean {
  return Array.from(tried.values()).includes(id);
}

/** Hears the end of every send in this tab, also of those that the outbox repeats. Returns the unsubscriber. */
export function onLeadOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends a lead: to the device first, then to the function, and off the device once accepted. The same content that
 * still waits in the outbox, or was tried in vain before, goes under its old id. Never throws; the outcome says what
 * the visitor must be told.
 */
export function submitLead(payload: LeadPayload, source: LeadSource): Promise<Outcome> {
  const id = makeLeadId();
  const meta = metaOf(id, source);
  const checked = parseLead({ ...payload, meta });
  if (!checked.ok) {
    const [message = 'Please check what you typed.'] = Object.values(checked.fields);
    return Promise.resolve({ kind: 'refused', id, message, fields: checked.fields });
  }
  const { lead } = checked;
  const content = contentOf(lead);
  const running = underWay.get(content);
  if (running) return running;
  const waiting = readOutbox().find((kept) => contentOf(kept.lead) === content);
  if (source.replaces && source.replaces !== waiting?.id) removeQueuedLead(source.replaces);
  const sameId = waiting?.id ?? tried.get(content) ?? id;
  tried.set(content, sameId);
  const fresh = { id: sameId, keptAt: Date.now(), tries: 0, notBefore: 0 };
  return send(waiting ?? { ...fresh, lead: { ...lead, meta: { ...meta, id: sameId } } }, content);
}

/** Sends a lead that lies in the outbox once more, under its id. Undefined where it is already on its way. */
export async function resendLead(kept: QueuedLead): Promise<Outcome | undefined> {
  const content = contentOf(kept.lead);
  return underWay.has(content) ? undefined : send(kept, content);
}

function metaOf(id: string, source: LeadSource): LeadMeta {
  return {
    id,
    page: location.pathname,
    control: source.control,
    about: source.about,
    campaign: rememberCampaign(),
    trap: source.trap || undefined,
    tookMs: Math.round(source.tookMs),
    promise: source.promise,
  };
}

/** The payload alone, as text: two leads with the same one are one wish. */
function contentOf({ meta: _meta, ...payload }: Lead): string {
  return JSON.stringify(payload);
}

function send(kept: QueuedLead, content: string): Promise<Outcome> {
  const sending = sendAlone(kept).finally(() => underWay.delete(content));
  underWay.set(content, sending);
  return sending;
}

async function sendAlone(kept: QueuedLead): Promise<Outcome> {
  // Written before anything can go wrong: a closed tab, a dead battery, a tunnel.
  const stored = queueLead(kept);
  const answer = await underLock(kept.id, () => postLead(kept.lead));
  const outcome = settle(kept, answer, stored);
  if (outcome.kind === 'sent' || outcome.kind === 'refused') tried.delete(contentOf(kept.lead));
  count(kept.lead, outcome);
  for (const listener of listeners) listener(outcome);
  return outcome;
}

function settle(kept: QueuedLead, answer: Answer, stored: boolean): Outcome {
  const { id } = kept;
  if (answer.kind === 'accepted') {
    removeQueuedLead(id);
    return { kind: 'sent', id, message: answer.message };
  }
  if (answer.kind === 'refused') {
    removeQueuedLead(id);
    console.error('Error sending email', answer.message);
    return { kind: 'refused', id, message: answer.message, fields: answer.fields };
  }
  const network = answer.kind === 'unreachable';
  if (network) console.error('Network error', answer.error);
  else console.error('Error sending email', answer.message);
  const notBefore = network ? 0 : Date.now() + answer.retryAfterMs;
  // Discarded meanwhile is discarded.
  const still = stored && isQueued(id) && queueLead({ ...kept, tries: kept.tries + 1, notBefore });
  return {
    kind: still ? 'kept' : 'not-kept',
    id,
    reason: network ? 'network' : 'server',
    message: network ? undefined : answer.message,
  };
}

/** The name of the lock that a tab holds while it sends this lead. */
export function leadLock(id: string): string {
  return `bh-lead:${id}`;
}

/** One tab at a time for each lead, where the browser can (https or localhost); elsewhere the id alone keeps twice once. */
function underLock(id: string, work: () => Promise<Answer>): Promise<Answer> {
  return navigator.locks ? navigator.locks.request(leadLock(id), work) : work();
}

function count(lead: Lead, outcome: Outcome) {
  const kind = leadKind(lead);
  const control = lead.meta?.control ?? '';
  if (outcome.kind === 'sent') track({ event: 'lead_sent', kind, control });
  else {
    const reason = outcome.kind === 'refused' ? 'refused' : outcome.reason;
    track({ event: 'lead_failed', kind, control, reason });
  }
}
