import { m } from '../../../i18n/compiled/messages.js';
import { getLocale } from '../../../i18n/locale.ts';
import { leadLocale } from '../lead-schema.ts';
import { leadLock, type Outcome, resendLead, wasSubmittedHere } from '../submit-lead.ts';
import { showLeadNotice } from './lead-notice.ts';
import { type QueuedLead, readOutbox } from './outbox.ts';

/** The minimum interval between attempts when the page becomes visible. */
const minIntervalMs = 60_000;

/**
 * Sends the queued leads one after the other, in one tab at a time, and stops when the network fails. `earlier` leaves
 * out leads that were submitted on this page; this is decided by id, since clocks can be set back.
 */
export async function resendQueued(which: 'all' | 'earlier' = 'all'): Promise<void> {
  if (!navigator.locks) return sendAll(which, new Set());
  await navigator.locks.request('outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const { held = [] } = await navigator.locks.query();
    await sendAll(which, new Set(held.map(({ name }) => name)));
  });
}

async function sendAll(which: 'all' | 'earlier', heldLocks: ReadonlySet<string | undefined>) {
  for (const { id } of readOutbox()) {
    // Read again for each lead: it may have been discarded meanwhile.
    const queued = readOutbox().find((one) => one.id === id);
    if (!queued || queued.notBefore > Date.now() || heldLocks.has(leadLock(id))) continue;
    if (which === 'earlier' && wasSubmittedHere(id)) continue;
    const outcome = await sendQueued(queued);
    if (outcome?.kind === 'queued' && outcome.reason === 'network') return;
  }
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

function resend() {
  lastResent = Date.now();
  void resendQueued();
}

/** From now on, resends when the network returns and when the page becomes visible again. Idempotent. */
export function startResending(): void {
  if (started) return;
  started = true;
  lastResent = Date.now();
  window.addEventListener('online', resend);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) resend();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastResent > minIntervalMs) resend();
  });
}
