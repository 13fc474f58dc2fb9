import { onNetworkBack } from '../../../lib/network-back.ts';
import { resendLead } from '../send-lead.ts';
import { useOutbox } from './outbox-store.ts';
import { ageLeads, readQueuedLeads, type SendableLead } from './stored-leads.ts';

/** The minimum interval between attempts when the page becomes visible. */
const minIntervalMs = 60_000;
const minTimerMs = 1_000;
/** A device may have slept, and clocks can be set back: the time is looked at again. */
const maxTimerMs = 10 * 60_000;

/** Sends the queued leads, because it may work again: none earlier than the server asked for. */
export function resendQueued(): Promise<void> {
  lastResent = Date.now();
  const queued = readQueuedLeads().filter(({ notBefore }) => notBefore <= lastResent);
  return sendEach(queued.map((one) => ({ ...one, attempts: 0 })));
}

const resendDue = () => sendEach(readQueuedLeads().filter(({ retryAt }) => retryAt <= Date.now()));

async function sendEach(queued: readonly SendableLead[]): Promise<void> {
  for (const one of queued) await resendLead(one);
  // Renders the panel again: a lead may have expired since.
  useOutbox.setState({});
  schedule();
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

/** Sends what is queued when a page is opened, and from now on as `watchOutbox` does. */
export function startResending(): void {
  ageLeads();
  watchOutbox();
  void resendQueued();
}

/** From now on queued leads are sent again when one is due, when the network returns and when the page becomes visible again. */
export function watchOutbox(): void {
  if (started) return;
  started = true;
  useOutbox.subscribe(schedule);
  schedule();
  onNetworkBack(({ type }) => {
    // The clock may have been set back since.
    const isDue = type === 'online' || Math.abs(Date.now() - lastResent) > minIntervalMs;
    if (isDue) void resendQueued();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) void resendQueued();
  });
}
