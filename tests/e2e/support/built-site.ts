import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readHostConfig } from '../../../scripts/host/routing.ts';
import { createHost } from '../../../scripts/host/serve.ts';

type Functions = Parameters<typeof createHost>[0]['functions'];

/** Serves a build as the host does. */
export const hostOf = async (
  folder: string,
  functions: Functions = {},
  config = join(import.meta.dirname, '../../../vercel.json'),
): Promise<Server> => createHost({ folder, config: await readHostConfig(config), functions });

/** Listens on a free port. */
export async function listen(answer?: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
