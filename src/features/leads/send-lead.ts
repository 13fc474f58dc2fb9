import { m } from '../../i18n/compiled/messages.js';
import { baseLocale, getLocale, languageTags } from '../../i18n/locale.ts';
import { track } from '../../lib/analytics.ts';
import { pauseAfter } from '../../lib/network-back.ts';
import { showLeadNotice, useLeadStore } from '../../visitor/lead-store.ts';
import { type Outcome, reportOutcome } from './lead-outcome.ts';
import { marksPrefix, removeLead, storeLeadMarks } from './outbox/outbox-store.ts';
import { readLeads, type SendableLead, sourceOf, updateLead } from './outbox/stored-leads.ts';
import { type PostFailure, postLead } from './post-lead.ts';

/** What is sent: a stored lead, or a new one that the storage may have refused. */
type LeadToSend = Pick<SendableLead, 'id' | 'lead' | 'attempts'>;

/** Stored before a lead that was accepted is removed: the form of another tab may still show its failure. */
const sentMark = 'sent';

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(marksPrefix) || newValue !== sentMark) return;
    const message = m.leads_queued_sent({ count: 1 });
    reportOutcome({ kind: 'sent', id: key.slice(marksPrefix.length), message });
  });
}

/** The requests in flight, by the lead's id. */
const inFlight = new Map<string, Promise<Outcome | undefined>>();

/** The attempt in progress in this tab, if any. It is undefined if another tab has tried the lead meanwhile. */
export const attemptInFlight = (id: string): Promise<Outcome | undefined> | undefined => inFlight.get(id);

/** Sends a lead once, when no other tab is sending it. Never throws. */
export const sendLead = (lead: LeadToSend): Promise<Outcome> => whileLocked(lead.id, {}, () => attempt(lead));

/**
 * Sends a stored lead again under its id. A notice reports success, the panel shows a refusal. Undefined if the lead is
 * already in flight, in this tab or another, or if another tab has tried, sent or discarded it since it was read.
 */
export async function resendLead(stored: SendableLead): Promise<Outcome | undefined> {
  const { id, retryAt } = stored;
  if (inFlight.has(id)) return undefined;
  const isUnchanged = () =>
    readLeads().some((one) => one.id === id && one.retryAt === retryAt && one.refusal === undefined);
  return whileLocked(id, { ifAvailable: true }, async (isFree) =>
    isFree && isUnchanged() ? attempt(stored, showSuccess) : undefined,
  );
}

/** A notice that is still shown reports the lead, too. */
function showSuccess({ id, lead }: LeadToSend, outcome: Outcome): void {
  if (outcome.kind !== 'sent') return;
  const { notice } = useLeadStore.getState();
  const sent = [...((notice?.wereQueued && notice.sent) || []), id];
  const report = m.leads_queued_sent({ count: sent.length });
  const text = isInPageLanguage(lead) ? `${report} ${outcome.message}` : report;
  showLeadNotice({ tone: 'success', text, sent, wereQueued: true });
}

/** Whether the function answers a lead in the language of this page: it uses that of the form. */
export const isInPageLanguage = (lead: object): boolean =>
  (sourceOf(lead).language ?? languageTags[baseLocale]) === languageTags[getLocale()];

/**
 * Works while this tab holds the lock of a lead; until then the lead is in flight. `isFree` is false if another tab holds
 * the lock and `options` say not to wait. Where Web Locks are missing or refused, the function's idempotency prevents
 * duplicates.
 */
function whileLocked<Result extends Outcome | undefined>(
  id: string,
  options: LockOptions,
  work: (isFree: boolean) => Promise<Result>,
): Promise<Result> {
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
  const sending = run().finally(() => inFlight.delete(id));
  inFlight.set(id, sending);
  return sending;
}

/** Posts a lead once, updates what is stored of it, and reports the outcome: to `report` before the form, which may replace a notice. */
async function attempt(
  sent: LeadToSend,
  report?: (sent: LeadToSend, outcome: Outcome) => void,
): Promise<Outcome> {
  const { id, lead } = sent;
  const result = await postLead(id, lead);
  let outcome: Outcome;
  if (result.kind === 'failed') {
    const { reason, message } = result;
    outcome = { kind: queueAgain(sent, result) ? 'queued' : 'not-queued', id, reason, message };
  } else {
    if (result.kind === 'sent') {
      storeLeadMarks(id, sentMark);
      removeLead(id);
    } else updateLead(id, { refusal: result.message });
    outcome = { ...result, id };
  }
  trackOutcome(lead, outcome);
  report?.(sent, outcome);
  reportOutcome(outcome);
  return outcome;
}

/** False if the lead is not stored: the storage is blocked or full, or the visitor has discarded the lead meanwhile. */
function queueAgain(sent: LeadToSend, { retryAfterMs }: PostFailure): boolean {
  const now = Date.now();
  const attempts = sent.attempts + 1;
  const notBefore = retryAfterMs && now + retryAfterMs;
  const retryAt = Math.max(notBefore, now + pauseAfter(attempts));
  return updateLead(sent.id, { attempts, notBefore, retryAt });
}

function trackOutcome(lead: object, outcome: Outcome) {
  const { kind = '', control = '' } = sourceOf(lead);
  if (outcome.kind === 'sent') track({ event: 'lead_sent', kind, control });
  else {
    const reason = outcome.kind === 'refused' ? 'refused' : outcome.reason;
    track({ event: 'lead_failed', kind, control, reason });
  }
}
