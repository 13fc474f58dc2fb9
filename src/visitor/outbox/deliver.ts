import { track } from '../../lib/analytics.ts';
import { onNetworkBack, pauseAfter } from '../../lib/network-back.ts';
import { contactDraft, endDrafts } from '../drafts.ts';
import {
  ageLeads,
  findLead,
  markSent,
  type OutboxLead,
  readLeads,
  updateLead,
  useOutbox,
  type WaitingLead,
} from './outbox.ts';
import { postLead } from './post-lead.ts';

/** Of an occasion to send: the minimum interval between those that a page becomes visible. */
const minIntervalMs = 60_000;
const minTimerMs = 1_000;
/** A device may have slept, and clocks can be set back: the time is looked at again. */
const maxTimerMs = 10 * 60_000;

/**
 * Sends what waits when a page is opened, and from then on what is due, and all when the network returns and when the page becomes
 * visible again. Returns the function that ends this.
 */
export function startDelivery(): () => void {
  let lastTried = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Sets the timer for the lead that is due next. */
  function schedule() {
    clearTimeout(timer);
    const times = readWaiting().map(({ retryAt }) => retryAt);
    // One after the other: once it is sent or not, this is called again.
    if (times.length === 0 || useOutbox.getState().sending.length > 0) return;
    const delayMs = Math.min(...times) - Date.now();
    timer = setTimeout(sendDue, Math.min(Math.max(delayMs, minTimerMs), maxTimerMs));
  }

  async function sendEach(leads: readonly WaitingLead[], attempts?: number) {
    for (const { id } of leads) await deliver(id, { attempts });
    // Renders the panel again: a lead may have expired since.
    useOutbox.setState({});
  }

  const sendDue = () => sendEach(readWaiting().filter(({ retryAt }) => retryAt <= Date.now()));

  /** Because it may work again; none earlier than the server asked for. */
  function sendAll() {
    lastTried = Date.now();
    void sendEach(
      readWaiting().filter(({ notBefore }) => notBefore <= lastTried),
      0,
    );
  }

  const showAgain = ({ persisted }: PageTransitionEvent) => persisted && sendAll();
  ageLeads();
  sendAll();
  schedule();
  window.addEventListener('pageshow', showAgain);
  const ends = [
    useOutbox.subscribe(schedule),
    onNetworkBack(({ type }) => {
      // The clock may have been set back since.
      if (type === 'online' || Math.abs(Date.now() - lastTried) > minIntervalMs) sendAll();
    }),
  ];
  return () => {
    clearTimeout(timer);
    window.removeEventListener('pageshow', showAgain);
    for (const end of ends) end();
  };
}

const isWaiting = (lead: OutboxLead): lead is WaitingLead => lead.step === 'waiting';
const readWaiting = () => readLeads().filter(isWaiting);

interface Delivery {
  /** Waits while another tab sends it; else it is left to that tab. */
  readonly isFirst?: boolean;
  /** Replaces the number of failed attempts. */
  readonly attempts?: number | undefined;
}

/**
 * Sends a lead once under its id, unless this tab or another sends it, or another has tried, sent or discarded it meanwhile. What
 * becomes of it is in the outbox. Never throws.
 */
export async function deliver(id: string, { isFirst = false, attempts }: Delivery = {}): Promise<void> {
  const { sending } = useOutbox.getState();
  if (sending.includes(id)) return;
  useOutbox.setState({ sending: [...sending, id] });
  const before = findLead(id);
  await whileLocked(id, isFirst ? {} : { ifAvailable: true }, async (isFree) => {
    const lead = readLeads().find((one) => one.id === id);
    if (!isFree || lead?.step !== 'sending') return;
    if (before && 'retryAt' in before && before.retryAt !== lead.retryAt) return;
    await attempt({ ...lead, attempts: attempts ?? lead.attempts }, !isFirst);
  });
  useOutbox.setState((state) => ({ sending: state.sending.filter((one) => one !== id) }));
}

/**
 * Works while this tab holds the lock of a lead. `isFree` is false if another tab holds it and `options` say not to wait. Where Web
 * Locks are missing or refused, the function's idempotency prevents duplicates.
 */
async function whileLocked(
  id: string,
  options: LockOptions,
  work: (isFree: boolean) => Promise<void>,
): Promise<void> {
  let working: Promise<void> | undefined;
  try {
    await navigator.locks.request(`lead:${id}`, options, (lock) => {
      working = work(lock !== null);
      return working;
    });
  } catch {
    // The result below is that of the work, or the work goes on without a lock.
  }
  await (working ?? work(true));
}

/** Posts a lead once, and stores what becomes of it. A draft ends with what it has become. */
async function attempt(lead: WaitingLead, hasWaited: boolean): Promise<void> {
  const { id, draft, source } = lead;
  const { kind = '', control = '' } = source;
  const result = await postLead(id, lead.lead);
  const { message } = result;
  if (result.kind === 'sent') markSent(lead, result.message, hasWaited);
  else if (result.kind === 'refused') updateLead(id, { refusal: result.message, fields: result.fields });
  else {
    const { reason, retryAfterMs } = result;
    const now = Date.now();
    const attempts = lead.attempts + 1;
    const notBefore = retryAfterMs && now + retryAfterMs;
    const retryAt = Math.max(notBefore, now + pauseAfter(attempts));
    updateLead(id, { attempts, notBefore, retryAt, failure: { reason, message } });
  }
  // What the browser does not store is in its form alone.
  const isKept = result.kind === 'failed' && lead.isStored;
  if (draft && (result.kind === 'sent' || isKept)) endDrafts(draft, contactDraft);
  if (result.kind === 'sent') track({ event: 'lead_sent', kind, control });
  else {
    const reason = result.kind === 'refused' ? 'refused' : result.reason;
    track({ event: 'lead_failed', kind, control, reason });
  }
}
