import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { isWebhookUrl, type WebhookSettings } from './environment.ts';
import { readLimited } from './read-limited.ts';
import type { WebhookMessage } from './webhook-message.ts';

export const webhookTimeouts = {
  /** Both tries together. */
  totalMs: 10_000,
  /** The first try ends earlier, so that there is time for a second. */
  firstTryMs: 6_000,
  retryDelayMs: 500,
} as const;
export type WebhookTimeouts = { readonly [Name in keyof typeof webhookTimeouts]: number };

interface Try {
  readonly ok: boolean;
  /** The HTTP status, if there was a response. */
  readonly status?: number;
  /** Why there was none, or why a response with a success status is a failure. */
  readonly code?: string;
  /** What the receiver of an envelope answered, e.g. "appended". */
  readonly result?: string;
}

/** Posts a message, signed by Standard Webhooks; once more after a network error, a timeout and a 5xx status. Never throws. */
export async function postWebhook(
  id: string,
  message: WebhookMessage,
  settings: WebhookSettings,
  timeouts: WebhookTimeouts = webhookTimeouts,
): Promise<Try & { readonly tries: number }> {
  const deadline = Date.now() + timeouts.totalMs;
  const first = await tryPost(id, message, settings, Math.min(timeouts.firstTryMs, timeouts.totalMs));
  const mayRetry = first.status === undefined || first.status >= 500;
  if (!mayRetry || deadline - Date.now() <= timeouts.retryDelayMs) return { ...first, tries: 1 };
  await sleep(timeouts.retryDelayMs);
  return { ...(await tryPost(id, message, settings, deadline - Date.now())), tries: 2 };
}

async function tryPost(
  id: string,
  message: WebhookMessage,
  { url, secret, format }: WebhookSettings,
  limitMs: number,
): Promise<Try> {
  const webhook = new Webhook(secret);
  // Each try is signed anew, because receivers reject old timestamps.
  const sign = (text: string) => {
    const now = new Date();
    const timestamp = String(Math.floor(now.getTime() / 1000));
    return { id, timestamp, signature: webhook.sign(id, now, text) };
  };
  const payload = JSON.stringify(message);
  const body = format === 'envelope' ? JSON.stringify({ ...sign(payload), payload }) : payload;
  const { timestamp, signature } = sign(body);
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
  const signal = AbortSignal.timeout(Math.max(1, Math.round(limitMs)));
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
    if (format === 'envelope') return await readEnvelopeResponse(response, url, signal);
    await response.body?.cancel();
    return { ok: response.ok, status: response.status };
  } catch (error) {
    return { ok: false, code: signal.aborted ? 'ETIMEDOUT' : errorCode(error) };
  }
}

const maxRedirects = 3;

/** Apps Script sets no status: it redirects to its result. HTML with a success status is its error page, or a sign-in page. */
async function readEnvelopeResponse(posted: Response, url: string, signal: AbortSignal): Promise<Try> {
  let response = posted;
  let address = url;
  for (let i = 0; i < maxRedirects && [301, 302, 303].includes(response.status); i += 1) {
    await response.body?.cancel();
    address = new URL(response.headers.get('location') ?? '', address).href;
    if (!isWebhookUrl(address)) return { ok: false, status: response.status, code: 'EREDIRECT' };
    response = await fetch(address, { signal, redirect: 'manual' });
  }
  const { status } = response;
  const isHtml = /^text\/html\b/.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isHtml) {
    await response.body?.cancel();
    return { ok: false, status, ...(response.ok && { code: 'EHTML' }) };
  }
  const result = resultIn(await readLimited(response.body, maxResponseBytes));
  const failed = result === 'rejected' || result === 'ignored';
  return { ok: !failed, status, ...(result !== undefined && { result }) };
}

const maxResponseBytes = 64 * 1024;

/** The `result` of the response's JSON, if it is a word. */
function resultIn(bytes: Buffer | undefined): string | undefined {
  try {
    const { result } = Object(JSON.parse(String(bytes))) as Readonly<Record<string, unknown>>;
    return typeof result === 'string' && /^[a-z]{1,20}$/.test(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

/** undici wraps the error of the connection. */
function errorCode(error: unknown): string {
  const { cause, name } = Object(error) as Readonly<Record<string, unknown>>;
  const { code } = Object(cause) as Readonly<Record<string, unknown>>;
  return String(code ?? name ?? 'UNKNOWN');
}
