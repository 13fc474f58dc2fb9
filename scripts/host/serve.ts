import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { callFunction, type WebFunction } from './function-adapter.ts';
import { createRouter, type HostConfig } from './routing.ts';

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
const compress = compression({ brotli: brotliOptions });
const revalidate = 'public, max-age=0, must-revalidate';

/** A server, not yet listening, that applies vercel.json as Vercel does: redirects, headers, clean URLs, 404.html, functions. */
export async function createHost(options: HostOptions): Promise<Server> {
  const { folder, functions, config, trustProxy = false } = options;
  const route = createRouter(config.routing);
  const notFoundPage = await readFile(join(folder, '404.html'));
  // Read from disk at each request, because an update replaces the files while the server runs.
  const serveFile = sirv(folder, { dev: true, etag: true, extensions: ['html'] });

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?', 1);
    const search = url.slice(path.length);
    const redirect = (status: number, location: string) =>
      response.writeHead(status, { location: location + search, 'cache-control': revalidate }).end();

    // Vercel's trailing-slash rule would redirect `//example.com/` to another site.
    const normalized = path.replace(/[\\/]+/g, '/');
    if (normalized !== path) return redirect(308, normalized);
    const matched = route(path);
    if (matched.kind === 'redirect') return redirect(matched.status, matched.location);

    const target = functions[path];
    if (!target) response.setHeader('cache-control', revalidate);
    response.setHeaders(matched.headers);
    if (target) {
      return callFunction(target, { request, response, trustProxy, timeoutMs: config.functionTimeoutMs });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    }
    const sendNotFound = () => {
      const type = 'text/html;charset=utf-8';
      response.writeHead(404, { 'content-type': type, 'cache-control': revalidate }).end(notFoundPage);
    };
    compress(request, response, () => {
      if (path === '/404') sendNotFound();
      else serveFile(request, response, sendNotFound);
    });
  });
  server.requestTimeout = config.functionTimeoutMs;
  return server;
}
