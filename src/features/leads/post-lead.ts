/** What became of one POST to the function. */
export type Answer =
  | { readonly kind: 'accepted'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'failed'; readonly message: string | undefined; readonly retryAfterMs: number }
  | { readonly kind: 'unreachable'; readonly error: unknown };

const path = '/api/send-email';
/** Beyond the function's own limit, so that its answer, also a bad one, is heard. */
const timeoutMs = 35_000;
/** The same lead can never pass: the visitor must change something. All else is worth another try. */
const refusals: readonly number[] = [400, 403, 405, 413, 415, 422];

/** Sends one lead once. `keepalive` lets it finish when the tab is closed meanwhile. Never throws. */
export async function postLead(lead: object): Promise<Answer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(new Error('No answer in time')), timeoutMs);
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(lead),
      keepalive: true,
      credentials: 'same-origin',
      redirect: 'error',
      signal: stop.signal,
    });
    return read(response, await response.text());
  } catch (error) {
    return { kind: 'unreachable', error };
  } finally {
    clearTimeout(timer);
  }
}

function read(response: Response, text: string): Answer {
  const body = parse(text);
  const message = typeof body?.message === 'string' && body.message ? body.message : undefined;
  if (response.ok) {
    if (message) return { kind: 'accepted', message };
    // A hotel's Wi-Fi answers 200 with its own page: only our function's answer counts as acceptance.
    return { kind: 'unreachable', error: new Error('Something else than the site answered') };
  }
  if (message && refusals.includes(response.status)) {
    return { kind: 'refused', message, fields: fieldsOf(body?.fields) };
  }
  const seconds = Number(response.headers.get('retry-after'));
  return { kind: 'failed', message, retryAfterMs: seconds > 0 ? seconds * 1000 : 0 };
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Field name -> its error, from whatever came; what is no text is left out. */
function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
