import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { listen } from '../listen.ts';

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

function* spaces() {
  for (;;) yield ' '.repeat(16_384);
}

/** Starts an HTTP server on a free port that follows a script; the last entry repeats. By its `env` the function posts to it. */
export async function startWebhookReceiver(...script: ReceiverBehaviour[]) {
  const posts: ReceivedPost[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const next = (script.length > 1 ? script.shift() : script[0]) ?? 204;
    posts.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    if (next === 'drop') response.destroy();
    else if (typeof next === 'number') response.writeHead(next).end();
    else if (next === 'endless') Readable.from(spaces()).pipe(response.writeHead(200));
    else if (next !== 'hang') response.writeHead(next.status, next.headers).end(next.body);
  });
  const { url, close } = await listen(server);
  const address = `${url}/leads`;
  const env = { LEAD_WEBHOOK_URL: address, LEAD_WEBHOOK_SECRET: webhookSecret };
  return { url: address, env, posts, close };
}

/** The message of a post, verified with the library of Standard Webhooks. */
export function verify({ headers, body }: Pick<ReceivedPost, 'headers' | 'body'>): unknown {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return new Webhook(webhookSecret).verify(body, Object.fromEntries(texts));
}
