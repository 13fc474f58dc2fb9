import { m } from '../../../i18n/compiled/messages.js';
import { getLocale } from '../../../i18n/locale.ts';
import { leadLocale } from '../lead-schema.ts';
import { leadLock, type Outcome, resendLead, wasSubmittedHere } from '../submit-lead.ts';
import { showLeadNotice } from './lead-notice.ts';
import { type QueuedLead, readOutbox } from './outbox.ts';

/** The minimum interval between attempts when the page becomes visible. */
const minIntervalMs = 60_000;
/** After this an incomplete resend is tried again, then after twice the time, up to a minute. */
const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

/**
 * Sends the queued leads one after the other, in one tab at a time, and stops when the network fails. Resolves to false if
 * it failed, or if a lead was left out because it is being sent. `earlier` leaves out leads that were submitted on this
 * page; this is decided by id, since clocks can be set back.
 */
export async function resendQueued(which: 'all' | 'earlier' = 'all'): Promise<boolean> {
  if (!navigator.locks) return sendAll(which, new Set());
  return navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    const { held = [] } = await navigator.locks.query();
    return sendAll(which, new Set(held.map(({ name }) => name)));
  });
}

async function sendAll(
  which: 'all' | 'earlier',
  heldLocks: ReadonlySet<string | undefined>,
): Promise<boolean> {
  let isComplete = true;
  for (const { id } of readOutbox()) {
    // Read again for each lead: it may have been discarded meanwhile.
    const queued = readOutbox().find((one) => one.id === id);
    if (!queued || queued.notBefore > Date.now()) continue;
    if (which === 'earlier' && wasSubmittedHere(id)) continue;
    const outcome = heldLocks.has(leadLock(id)) ? undefined : await sendQueued(queued);
    if (!outcome) isComplete = false;
    if (outcome?.kind === 'queued' && outcome.reason === 'network') return false;
  }
  return isComplete;
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
let retry: ReturnType<typeof setTimeout> | undefined;

/** Tries again while the browser is online: it says so before the network works, and a lead that is being sent may fail. */
async function resend(retryMs = firstRetryMs): Promise<void> {
  lastResent = Date.now();
  clearTimeout(retry);
  const isComplete = await resendQueued();
  if (isComplete || !navigator.onLine) return;
  retry = setTimeout(() => void resend(Math.min(2 * retryMs, maxRetryMs)), retryMs);
}

/** From now on, resends when the network returns and when the page becomes visible again. Idempotent. */
export function startResending(): void {
  if (started) return;
  started = true;
  lastResent = Date.now();
  window.addEventListener('online', () => void resend());
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void resend();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastResent > minIntervalMs) void resend();
  });
}
