import { isFromHere, leadLock, type Outcome, resendLead } from '../submit-lead.ts';
import { showLeadNotice } from './lead-notice.ts';
import { type QueuedLead, readOutbox } from './outbox.ts';

/** A page that comes to the front again tries again, but not more often than this. */
const restMs = 60_000;

/**
 * Sends what waits in the outbox, one lead after the other, in one tab at a time. Stops at the first dead line.
 * `earlier` leaves out what this page itself could not send a moment ago. That is told by id, not by time: a clock
 * that was set back, or a device that slept, must not hold a lead back.
 */
export async function resendQueued(which: 'all' | 'earlier' = 'all'): Promise<void> {
  if (!navigator.locks) return sendAll(which, new Set());
  await navigator.locks.request('bh-outbox', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const { held = [] } = await navigator.locks.query();
    await sendAll(which, new Set(held.map((one) => one.name)));
  });
}

async function sendAll(which: 'all' | 'earlier', locked: ReadonlySet<string | undefined>) {
  for (const { id } of readOutbox()) {
    // Read again for each: it may have been discarded while the one before was on its way.
    const kept = readOutbox().find((one) => one.id === id);
    if (!kept || kept.notBefore > Date.now() || locked.has(leadLock(id))) continue;
    if (which === 'earlier' && isFromHere(id)) continue;
    const outcome = await sendQueued(kept);
    if (outcome?.kind === 'kept' && outcome.reason === 'network') return;
  }
}

/** Sends one kept lead now, and tells its end on the page, since its form may be long gone. */
export async function sendQueued(kept: QueuedLead): Promise<Outcome | undefined> {
  const outcome = await resendLead(kept);
  if (outcome?.kind === 'sent') {
    showLeadNotice({ tone: 'success', text: `The request that we kept has been sent. ${outcome.message}` });
  } else if (outcome?.kind === 'refused') {
    showLeadNotice({
      tone: 'error',
      text: `The request that we kept could not be sent: ${outcome.message} Please ask again, or call us.`,
    });
  }
  return outcome;
}

let started = false;
let last = 0;

function again() {
  last = Date.now();
  void resendQueued();
}

/**
 * From now on, and until the page goes away, resends when the network returns and when the page is opened again.
 * Called twice it does nothing more.
 */
export function startResending(): void {
  if (started) return;
  started = true;
  last = Date.now();
  window.addEventListener('online', again);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) again();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > restMs) again();
  });
}
