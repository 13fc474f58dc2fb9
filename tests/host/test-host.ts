import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostOf } from '../e2e/support/built-site.ts';
import { writeFiles } from '../folder.ts';
import { listen } from '../listen.ts';

export type TestHost = Awaited<ReturnType<typeof startTestHost>>;

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
  options: Parameters<typeof hostOf>[1] = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  writeFiles(folder, files);
  const { port, url, close } = await listen(await hostOf(folder, options));
  return {
    url,
    /** Sends the path unchanged, which `fetch` would normalize. */
    ask: (path: string, asked?: AskOptions) => ask(port, path, asked),
    close: async () => {
      await close();
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
