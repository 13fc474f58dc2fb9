import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';

/** The default export of a function's module. */
export interface WebFunction {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}

interface CallOptions {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Answered with 504 afterwards. */
  readonly timeoutMs: number;
  /** Believe the forwarding headers: true only behind a reverse proxy that sets them. */
  readonly trustProxy: boolean;
}

/**
 * Answers a Node request with a function, or with 400 if its host is not valid. Headers set on `response` are sent unless the
 * function sets them itself.
 */
export async function callFunction(target: WebFunction, options: CallOptions): Promise<void> {
  const { request, response, timeoutMs, trustProxy } = options;
  const client = clientOf(request, trustProxy);
  request.headers.host = client.host;
  const listener = getRequestListener(
    (webRequest) => {
      for (const name of [...webRequest.headers.keys()]) {
        if (/^(x-real-ip|forwarded|x-forwarded-.*|x-vercel-.*)$/.test(name)) webRequest.headers.delete(name);
      }
      webRequest.headers.set('x-real-ip', client.address);
      webRequest.headers.set('x-forwarded-for', client.address);
      const timeout = wait(timeoutMs, new Response('The function timed out.', { status: 504 }), {
        ref: false,
      });
      return Promise.race([target.fetch(webRequest), timeout]);
    },
    {
      overrideGlobalObjects: false,
      errorHandler: (error) => {
        if (error instanceof RequestError) return new Response('The host is not valid.', { status: 400 });
        console.error(`${request.method} ${request.url} failed`, error);
        return new Response('The function failed.', { status: 500 });
      },
    },
  );
  await listener(request, response);
}

/** The client's address and the requested host; of a forwarding header's list, the trusted proxy added the last entry. */
function clientOf({ headers, socket }: IncomingMessage, trustProxy: boolean) {
  const forwarded = (name: string) =>
    trustProxy
      ? String(headers[name] ?? '')
          .split(',')
          .at(-1)
          ?.trim()
      : undefined;
  return {
    // Of a client that has left, Node can read none: the unspecified address, because the host itself is not at fault.
    address: forwarded('x-forwarded-for') || (socket.remoteAddress ?? '::'),
    host: forwarded('x-forwarded-host') || headers.host || 'localhost',
  };
}
