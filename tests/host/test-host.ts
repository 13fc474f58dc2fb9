import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebFunction } from '../../scripts/host/function-adapter.ts';
import { readHostConfig } from '../../scripts/host/routing.ts';
import { createHost } from '../../scripts/host/serve.ts';
import { writeFiles } from '../folder.ts';

export interface TestHost {
  readonly url: string;
  /** Sends the path unchanged, which `fetch` would normalize. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Answer>;
  readonly close: () => Promise<void>;
}

interface AskOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Serves the given files with this repository's vercel.json on a free port. */
export async function startTestHost(
  files: Readonly<Record<string, string>>,
  options: { functions?: Record<string, WebFunction>; trustProxy?: boolean } = {},
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  writeFiles(folder, files);
  const config = await readHostConfig(join(import.meta.dirname, '../../vercel.json'));
  const server: Server = await createHost({ folder, config, functions: {}, ...options });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ask: (path, asked) => ask(port, path, asked),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers, body }: AskOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.once('error', reject).end(body);
  });
}
