import { m } from '../../../i18n/compiled/messages.js';
import { getLocale } from '../../../i18n/locale.ts';
import { leadLocale } from '../lead-schema.ts';
import { type Outcome, resendLead, wasSubmittedHere } from '../submit-lead.ts';
import { showLeadNotice } from './lead-notice.ts';
import { type QueuedLead, readOutbox } from './outbox.ts';
import { subscribeOutbox } from './outbox-storage.ts';

/** The minimum interval between attempts when the page becomes visible. */
const minIntervalMs = 60_000;
const minTimerMs = 1_000;
/** A device may have slept, and clocks can be set back: the time is looked at again. */
const maxTimerMs = 10 * 60_000;

/**
 * Sends queued leads one after the other. `due`: whose time has come. `all`: sending may work again, so no lead waits
 * longer than the server asked for. `earlier`: all but those that were submitted on this page; this is decided by id.
 */
export async function resendQueued(which: 'due' | 'all' | 'earlier' = 'all'): Promise<void> {
  if (which !== 'due') lastResent = Date.now();
  for (const queued of readOutbox()) {
    const time = which === 'due' ? queued.retryAt : queued.notBefore;
    if (time > Date.now() || (which === 'earlier' && wasSubmittedHere(queued.id))) continue;
    await sendQueued(which === 'due' ? queued : { ...queued, attempts: 0 });
  }
  schedule();
}

/** Sends a queued lead now, and reports the outcome in a notice. */
export async function sendQueued(queued: QueuedLead): Promise<Outcome | undefined> {
  const outcome = await resendLead(queued);
  // The function answers in the language of the form, which may have been on a page in the other one.
  const isReadable = leadLocale(queued.lead) === getLocale();
  if (outcome?.kind === 'sent') {
    const text = m.leads_queued_sent();
    showLeadNotice({ tone: 'success', text: isReadable ? `${text} ${outcome.message}` : text });
  } else if (outcome?.kind === 'refused') {
    const { message } = outcome;
    const text = isReadable ? m.leads_queued_refused_because({ message }) : m.leads_queued_refused();
    showLeadNotice({ tone: 'error', text });
  }
  return outcome;
}

let started = false;
let lastResent = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sets the timer for the lead that is due next. */
function schedule(): void {
  clearTimeout(timer);
  const times = readOutbox().map(({ retryAt }) => retryAt);
  if (times.length === 0) return;
  const delayMs = Math.min(...times) - Date.now();
  timer = setTimeout(() => resendQueued('due'), Math.min(Math.max(delayMs, minTimerMs), maxTimerMs));
}

/** From now on, resends when a lead is due, when the network returns and when the page becomes visible again. Idempotent. */
export function startResending(): void {
  if (started) return;
  started = true;
  subscribeOutbox(schedule);
  window.addEventListener('online', () => resendQueued());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void resendQueued();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastResent > minIntervalMs)
      void resendQueued();
  });
}
