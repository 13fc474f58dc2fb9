import { m } from '../../../i18n/compiled/messages.js';
import { getLocale } from '../../../i18n/locale.ts';
import { showLeadNotice, useLeadStore } from '../../../lib/lead-store.ts';
import { leadLocale } from '../lead-schema.ts';
import { resendLead } from '../send-lead.ts';
import { type QueuedLead, readQueuedLeads } from './queued-leads.ts';

/** The minimum interval between attempts when the page becomes visible. */
const minIntervalMs = 60_000;
const minTimerMs = 1_000;
/** A device may have slept, and clocks can be set back: the time is looked at again. */
const maxTimerMs = 10 * 60_000;

/** Sends queued leads, all or those with these ids, because it may work again: none waits longer than the server asked for. */
export function resendQueued(ids?: readonly string[]): Promise<void> {
  lastResent = Date.now();
  const queued = readQueuedLeads().filter(
    ({ id, notBefore }) => (ids?.includes(id) ?? true) && notBefore <= lastResent,
  );
  return sendEach(queued.map((one) => ({ ...one, attempts: 0 })));
}

const resendDue = () => sendEach(readQueuedLeads().filter(({ retryAt }) => retryAt <= Date.now()));

async function sendEach(queued: readonly QueuedLead[]): Promise<void> {
  for (const one of queued) await sendQueued(one);
  schedule();
}

/** Sends a queued lead now, and reports the outcome in a notice. */
export function sendQueued(queued: QueuedLead): Promise<void> {
  // The function answers in the language of the form, which may have been on a page in the other one.
  const isReadable = leadLocale(queued.lead) === getLocale();
  return resendLead(queued, (outcome) => {
    if (outcome.kind === 'sent') {
      const text = m.leads_queued_sent();
      showLeadNotice({ tone: 'success', text: isReadable ? `${text} ${outcome.message}` : text });
    } else if (outcome.kind === 'refused') {
      const { message } = outcome;
      const text = isReadable ? m.leads_queued_refused_because({ message }) : m.leads_queued_refused();
      showLeadNotice({ tone: 'error', text });
    }
  });
}

let started = false;
let lastResent = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the timer for the lead that is due next. */
function schedule(): void {
  clearTimeout(timer);
  const times = readQueuedLeads().map(({ retryAt }) => retryAt);
  if (times.length === 0) return;
  const delayMs = Math.min(...times) - Date.now();
  timer = setTimeout(resendDue, Math.min(Math.max(delayMs, minTimerMs), maxTimerMs));
}

/** From now on, resends when a lead is due, when the network returns and when the page becomes visible again. Idempotent. */
export function startResending(): void {
  if (started) return;
  started = true;
  useLeadStore.subscribe(schedule);
  window.addEventListener('online', () => resendQueued());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void resendQueued();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastResent > minIntervalMs)
      void resendQueued();
  });
}
