import { track } from '../../lib/analytics.ts';
import { onNetworkBack, pauseAfter } from '../../lib/network-back.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { contactDraft, endDrafts } from '../drafts.ts';
import {
  ageLeads,
  findLead,
  type LeadFailure,
  markSent,
  maxRetryAfterMs,
  readLeads,
  type UnsentLead,
  updateLead,
  useOutbox,
  type WaitingLead,
} from './outbox.ts';

/** A page that becomes visible again sends at most this often. */
const minIntervalMs = 60_000;
const minTimerMs = 1_000;
/** A device may have slept, and clocks can be set back: the time is looked at again. */
const maxTimerMs = 10 * 60_000;
const path = '/api/send-email';
/** Longer than the function takes to answer. */
const timeoutMs = 35_000;

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
    // Renders the panel again: a lead may have expired since. Without one, a page that hydrates would do so in one task.
    if (readLeads().length > 0) useOutbox.setState({});
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

const isWaiting = (lead: UnsentLead): lead is WaitingLead => lead.step === 'waiting';
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
  if (result.kind === 'sent') markSent(lead, result.message, hasWaited);
  else if (result.kind === 'refused') updateLead(id, { refusal: result.message, fields: result.fields });
  else {
    const { reason, message, retryAfterMs } = result;
    const now = Date.now();
    const attempts = lead.attempts + 1;
    const notBefore = retryAfterMs && now + retryAfterMs;
    const retryAt = Math.max(notBefore, now + pauseAfter(attempts));
    updateLead(id, { attempts, notBefore, retryAt, failure: { reason, message } });
  }
  // What the browser does not store is in its form alone.
  const isKept = result.kind === 'failed' && lead.isStored;
  if (draft && (result.kind === 'sent' || isKept)) endDrafts(draft, contactDraft);
  const outcome = result.kind === 'failed' ? result.reason : result.kind;
  if (outcome === 'sent') track({ event: 'lead_sent', kind, control });
  else track({ event: 'lead_failed', kind, control, reason: outcome });
}

/** The result of one POST to the function. */
type PostResult =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  /** The server asks for no attempt before `retryAfterMs`. */
  | (LeadFailure & { readonly kind: 'failed'; readonly retryAfterMs: number });

/** Sends one lead once, and logs an error. `keepalive` lets the request finish when the tab is closed. Never throws. */
async function postLead(id: string, lead: object): Promise<PostResult> {
  // Safari 15 has no `AbortSignal.timeout`.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(lead),
      keepalive: true,
      credentials: 'same-origin',
      redirect: 'error',
      signal: controller.signal,
    });
    return readResult(id, response, await response.text());
  } catch (error) {
    console.error('Network error', error);
    return { kind: 'failed', reason: 'network', message: undefined, retryAfterMs: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A refusal is final, so it must be the function's: it repeats the lead's id. Any other error, such as a gateway's 403 or 413,
 * is worth another attempt. Throws if a success is not from the function.
 */
function readResult(id: string, response: Response, text: string): PostResult {
  const body = withFallback((): Readonly<Record<string, unknown>> => ({ ...JSON.parse(text) }), {});
  const message = typeof body.message === 'string' && body.message ? body.message : undefined;
  if (response.ok) {
    if (message) return { kind: 'sent', message };
    // A captive portal answers 200 with its own page.
    throw new Error('The response is not from the function');
  }
  console.error('Error sending email', message);
  if (message && response.status === 422 && body.id === id) {
    return { kind: 'refused', message, fields: stringEntries(body.fields) };
  }
  const retryAfterMs = readDelayMs(response.headers.get('retry-after') ?? '');
  // To one of our forms the function answers with 422, 429 or 5xx; a gateway's 403 says "Forbidden".
  const isForVisitor = response.status >= 422;
  return { kind: 'failed', reason: 'server', message: isForVisitor ? message : undefined, retryAfterMs };
}

/** `Retry-After` in milliseconds, at most `maxRetryAfterMs`: it has seconds or a date. 0 if it is missing, unreadable or past. */
function readDelayMs(text: string): number {
  const delayMs = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Math.min(Math.max(0, delayMs || 0), maxRetryAfterMs);
}

const stringEntries = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(Object(value)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
