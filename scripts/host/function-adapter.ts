import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A function as the host runs it: its module's default export. */
export interface WebFunction {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

interface CallOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Sent with the answer unless the function sets them itself. */
  readonly headers?: Record<string, string>;
  /** Milliseconds until the host gives up with 504. */
  readonly limit: number;
  /** True behind one proxy of one's own, whose forwarding headers can be believed. */
  readonly trustProxy: boolean;
}

/** Runs a function for a Node request: bodies stream both ways, the client's address comes from the host alone. */
export async function callFunction(target: WebFunction, options: CallOptions): Promise<void> {
  const { request, response, headers, limit } = options;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await withLimit(limit, target.fetch(toWebRequest(options, gone.signal)));
  for (const [key, value] of Object.entries(headers ?? {})) response.setHeader(key, value);
  for (const [key, value] of answer.headers) response.setHeader(key, value);
  // A body that nobody reads to its end must not block the next request on the same connection.
  if (!request.complete) response.setHeader('connection', 'close');
  response.statusCode = answer.status;
  if (answer.body && request.method !== 'HEAD') {
    await pipeline(Readable.fromWeb(answer.body as import('node:stream/web').ReadableStream), response);
  } else response.end();
}

async function withLimit(limit: number, answer: Response | Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Response>((resolve) => {
    timer = setTimeout(() => resolve(new Response('The function took too long.', { status: 504 })), limit);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function toWebRequest({ request, trustProxy }: CallOptions, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [key, value] of Object.entries(request.headers)) {
    // What a client claims about itself here would be believed by the function: only the host may say it.
    if (value === undefined || /^(x-real-ip|forwarded|x-forwarded-|x-vercel-)/.test(key)) continue;
    headers.set(key, Array.isArray(value) ? value.join(', ') : value);
  }
  const told = (name: string) =>
    trustProxy
      ? String(request.headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : '';
  const host = told('x-forwarded-host') || request.headers.host || 'localhost';
  const scheme = told('x-forwarded-proto') || 'http';
  const address = told('x-forwarded-for') || request.socket.remoteAddress || '';
  headers.set('host', host);
  headers.set('x-real-ip', address);
  headers.set('x-forwarded-for', address);
  headers.set('x-forwarded-host', host);
  headers.set('x-forwarded-proto', scheme);
  const method = request.method ?? 'GET';
  const init: RequestInit & { duplex?: 'half' } = { method, headers, signal };
  if (method !== 'GET' && method !== 'HEAD') Object.assign(init, { body: bodyOf(request), duplex: 'half' });
  return new Request(`${scheme}://${host}${request.url}`, init);
}

/** The body as a web stream whose cancelling drains the request instead of cutting the connection under the answer. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let cancelled = false;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      request.on('data', (chunk: Buffer) => {
        if (cancelled) return;
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) request.pause();
      });
      request.on('end', () => cancelled || controller.close());
      request.on('error', (error) => cancelled || controller.error(error));
    },
    pull() {
      request.resume();
    },
    cancel() {
      cancelled = true;
      request.resume();
    },
  });
}
