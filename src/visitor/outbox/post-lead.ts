import { withFallback } from '../../lib/with-fallback.ts';

/** The result of one POST to the function. */
export type PostResult =
  | { readonly kind: 'sent'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | PostFailure;

/** A later attempt may succeed. */
export interface PostFailure {
  readonly kind: 'failed';
  readonly reason: 'network' | 'server';
  /** The function's message, if it sent one. */
  readonly message: string | undefined;
  /** The server asks for no attempt before this. */
  readonly retryAfterMs: number;
}

const path = '/api/send-email';
/** Longer than the function takes to answer. */
const timeoutMs = 35_000;
/** The longest `Retry-After` of the function, whose limits count within an hour: another server may ask for more. */
export const maxRetryAfterMs = 60 * 60_000;

/** Sends one lead once, and logs an error. `keepalive` lets the request finish when the tab is closed. Never throws. */
export async function postLead(id: string, lead: object): Promise<PostResult> {
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

function stringEntries(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
