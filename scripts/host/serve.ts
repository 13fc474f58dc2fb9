import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { callFunction, type WebFunction } from './function-adapter.ts';
import { createRouter, type HostConfig } from './routing.ts';
import { listFiles, sendFile } from './static-files.ts';

interface HostOptions {
  /** The folder of the build. */
  readonly folder: string;
  readonly config: HostConfig;
  /** Path, such as `/api/send-email`, to the function behind it. */
  readonly functions: Readonly<Record<string, WebFunction>>;
  readonly trustProxy?: boolean;
}

/** A server that answers as the host would: its redirects and headers, clean URLs, 404.html, functions. Not yet listening. */
export async function createHost(options: HostOptions): Promise<Server> {
  const { functions, config, trustProxy = false } = options;
  const files = await listFiles(options.folder);
  const route = createRouter(config.routing);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '/', search] = splitUrl(request.url ?? '/');
    // Also keeps `//elsewhere.example/` from becoming a redirect to another site.
    const collapsed = path.replace(/[\\/]+/g, '/');
    if (collapsed !== path) return redirect(response, 308, collapsed + search);
    const routed = route(path);
    if (routed.kind === 'redirect') return redirect(response, routed.status, routed.location + search);
    const { headers } = routed;
    const target = functions[path];
    if (target) {
      return callFunction(target, { request, response, headers, trustProxy, limit: config.functionLimit });
    }
    const name = decode(path);
    if (name === undefined) return plain(response, 400, 'Bad request');
    const file = name === '/404' ? undefined : files.get(name);
    const notFound = files.get('/404');
    if (file) return sendFile(file, { request, response, headers, status: 200 });
    if (notFound) return sendFile(notFound, { request, response, headers, status: 404 });
    plain(response, 404, 'Not found');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error('Could not answer', request.method, request.url, error);
      if (response.headersSent) response.destroy();
      else plain(response, 500, 'Something went wrong');
    });
  });
  server.requestTimeout = config.functionLimit;
  return server;
}

function splitUrl(url: string): [path: string, search: string] {
  const at = url.indexOf('?');
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, 'cache-control': 'public, max-age=0, must-revalidate' }).end();
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
