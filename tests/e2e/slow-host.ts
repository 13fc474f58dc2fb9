import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { siteUrl } from './test-server.ts';

const pieces = 24;
const gap = 40;

/** The site by another address, from which each page comes a piece at a time, over about a second. */
export async function startSlowHost(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    // Where the site does not answer, neither does this: the page says so.
    answerSlowly(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${port}`, close };
}

async function answerSlowly(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(siteUrl + request.url, { redirect: 'manual' });
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  // It has been unpacked here.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
  response.writeHead(answer.status, headers);
  const isPage = headers['content-type']?.includes('text/html');
  const piece = isPage ? Math.ceil(body.length / pieces) : body.length;
  for (let from = 0; from < body.length; from += piece) {
    if (from > 0) await wait(gap);
    response.write(body.subarray(from, from + piece));
  }
  response.end();
}
