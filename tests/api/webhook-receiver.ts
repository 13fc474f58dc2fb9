import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export const webhookSecret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;

export interface ReceivedPost {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the receiver does with the next request: a status, a response, or nothing. "endless" never ends its response. */
export type ReceiverBehaviour =
  | number
  | 'hang'
  | 'drop'
  | 'endless'
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
    };

export interface WebhookReceiver {
  readonly url: string;
  readonly posts: readonly ReceivedPost[];
  /** Resolves when this many requests have arrived. */
  readonly received: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

function* spaces() {
  for (;;) yield ' '.repeat(16_384);
}

/** Starts an HTTP server on a free port that follows a script; the last entry repeats. */
export async function startWebhookReceiver(...script: ReceiverBehaviour[]): Promise<WebhookReceiver> {
  const posts: ReceivedPost[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const next = (script.length > 1 ? script.shift() : script[0]) ?? 204;
    posts.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    server.emit('post');
    if (next === 'drop') response.destroy();
    else if (typeof next === 'number') response.writeHead(next).end();
    else if (next === 'endless') Readable.from(spaces()).pipe(response.writeHead(200));
    else if (next !== 'hang') response.writeHead(next.status, next.headers).end(next.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    posts,
    async received(count) {
      while (posts.length < count) await once(server, 'post');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The message of a post, verified with the library of Standard Webhooks. */
export function verify({ headers, body }: Pick<ReceivedPost, 'headers' | 'body'>): unknown {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Webhook(webhookSecret).verify(body, Object.fromEntries(texts));
}
