import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import send from 'send';
import { canonicalSpellings } from '../../src/lib/canonical-spellings.ts';
import { callFunction, type WebFunction } from './function-adapter.ts';
import { createRouter, type HostConfig } from './router.ts';

interface HostOptions {
  /** The build folder. */
  readonly folder: string;
  readonly config: HostConfig;
  /** Functions by path, such as `/api/send-email`. */
  readonly functions: Readonly<Record<string, WebFunction>>;
  readonly trustProxy?: boolean;
}

/** How responses are compressed. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };
const compress = compression({
  brotli: brotliOptions,
  // The bytes of a range are those of the file itself.
  filter: (request, response) => !request.headers.range && compression.filter(request, response),
});
const revalidate = 'public, max-age=0, must-revalidate';

/** A server, not yet listening, that applies vercel.json as Vercel does: redirects, headers, clean URLs, 404.html, functions. */
export async function createHost(options: HostOptions): Promise<Server> {
  const { folder, functions, config, trustProxy = false } = options;
  const route = createRouter(config.routes);
  const notFoundPage = await readFile(join(folder, '404.html'));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A request to a proxy names the whole URL.
    const url = (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
    request.url = url;
    const [path = '/'] = url.split('?', 1);
    const search = url.slice(path.length);
    const redirect = (status: number, location: string) =>
      response.writeHead(status, { location: location + search, 'cache-control': revalidate }).end();
    const fail = (status: number, headers: Readonly<Record<string, string>> = {}) => {
      if (response.headersSent) return response.destroy();
      for (const name of fileHeaders) response.removeHeader(name);
      response.writeHead(status, { ...headers, 'cache-control': revalidate });
      return response.end(status === 404 ? notFoundPage : undefined);
    };
    const sendNotFound = () => {
      // On Vercel, 404.html does this in the browser.
      const page = canonicalSpellings(path).find((spelling) => existsSync(join(folder, fileOf(spelling))));
      return page ? redirect(308, page) : fail(404, { 'content-type': 'text/html; charset=utf-8' });
    };

    if (!path.startsWith('/')) return void fail(400);
    // Vercel's trailing-slash rule would redirect `//example.com/` to another site.
    const normalized = path.replace(/[\\/]+/g, '/');
    if (normalized !== path) return void redirect(308, normalized);
    const matched = route(path);
    if (matched.kind === 'redirect') return void redirect(matched.status, matched.location);

    const target = functions[path];
    if (!target) response.setHeader('cache-control', revalidate);
    response.setHeaders(matched.headers);
    if (target) {
      return callFunction(target, { request, response, trustProxy, timeoutMs: config.functionTimeoutMs });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return void fail(405, { allow: 'GET, HEAD' });
    compress(request, response, () => {
      if (path === '/404') return sendNotFound();
      // Read from disk at each request, because an update replaces the files while the server runs.
      return send(request, fileOf(path), { root: folder, index: false })
        .on('directory', sendNotFound)
        .on('error', ({ status, headers }: SendError) =>
          // 400: a path that cannot be decoded, as of a link that was cut.
          status === 400 || status === 403 || status === 404 ? sendNotFound() : fail(status, headers),
        )
        .pipe(response);
    });
  }

  const server = createServer((request, response) => {
    inTurn(request.socket, () => {
      answer(request, response).catch((error: unknown) => {
        console.error(`${request.method} ${request.url} failed`, error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
      return once(response, 'close');
    });
  });
  server.requestTimeout = config.functionTimeoutMs;
  // Longer than a reverse proxy keeps a connection (Caddy: two minutes): one that Node closes while a lead arrives answers it with 502.
  server.keepAliveTimeout = 150_000;
  return server;
}

/** Requests of a connection that wait for the one before: more than any browser or proxy sends. */
const maxWaiting = 100;
const waitingOn = new WeakMap<Socket, { readonly last: Promise<unknown>; readonly count: number }>();

/**
 * Answers the requests of a connection one after the other. Node never closes a response that is queued behind another when
 * the connection ends, so a file that it has opened would stay open.
 */
function inTurn(socket: Socket, respond: () => Promise<unknown>): void {
  const { last = Promise.resolve(), count = 0 } = waitingOn.get(socket) ?? {};
  if (count > maxWaiting) return void socket.destroy();
  waitingOn.set(socket, {
    count: count + 1,
    last: last.then(() => {
      const waiting = waitingOn.get(socket);
      if (waiting) waitingOn.set(socket, { ...waiting, count: waiting.count - 1 });
      return socket.destroyed ? undefined : respond();
    }),
  });
}

/** The error of `send`: with the status to answer, and the headers that belong to it. */
interface SendError extends Error {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What `send` has set when it finds that the file cannot be read. */
const fileHeaders = [
  'accept-ranges',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
];

/** `/venues` to `/venues.html`: a page has no extension in its URL, and everything else has one. */
function fileOf(path: string): string {
  if (path === '/') return '/index.html';
  return extname(path) ? path : `${path}.html`;
}
