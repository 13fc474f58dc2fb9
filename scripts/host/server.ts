import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { createLeadHandler } from '../../api/_mail/lead-handler.ts';
import {
  assertPortsFree,
  findHosts,
  hostInUrl,
  portFrom,
  readEnvironment,
  StartError,
} from '../environment.ts';
import { onShutdown } from '../on-shutdown.ts';
import { unusableServers } from './check-mail.ts';
import { describeMail } from './describe-mail.ts';
import type { HostConfig } from './router.ts';
import { createHost } from './serve.ts';

/** Compiled to dist-server/server.js, next to its configuration, by `npm run build`. */
const here = import.meta.dirname;

/** Serves dist with the function, until the process is asked to end. */
async function serve(): Promise<void> {
  readEnvironment();
  const hosts = await findHosts();
  const port = portFrom('PORT', 4173);
  const site = { number: port, hosts, name: 'PORT', purpose: 'the site' };
  await assertPortsFree([site], 'node dist-server/server.js');
  const leadHandler = createLeadHandler(process.env);
  const options = {
    folder: join(here, '../dist'),
    config: JSON.parse(await readFile(join(here, 'config.json'), 'utf8')) as HostConfig,
    functions: { '/api/send-email': leadHandler },
    trustProxy: process.env.TRUST_PROXY === '1',
  };
  // A server of Node listens on one address.
  const servers = await Promise.all(
    hosts.map(async (host) => {
      const server = await createHost(options);
      server.listen(port, host);
      await once(server, 'listening');
      return server;
    }),
  );
  onShutdown(async () => {
    for (const server of servers) server.close();
    // A connection that has had its answer stays open for seconds otherwise.
    const sweep = setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, 100);
    await Promise.all(servers.map((server) => once(server, 'close')));
    clearInterval(sweep);
    await leadHandler.close();
  });
  const [first, ...more] = namesOf(process.env.HOST || 'localhost').map((name) => `http://${name}:${port}`);
  console.log([`\nSite   ${first}`, ...more.map((url) => `       ${url}`)].join('\n'));
  console.log(`${describeMail(process.env)}\nStop with Ctrl-C\n`);
  for (const { name, what } of await unusableServers(process.env))
    console.warn(`Environment: ${name} ${what}`);
}

/** The names in URLs of this host: for all interfaces, those of this machine. */
function namesOf(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [hostInUrl(host)];
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  const reachable = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...reachable.map(({ address }) => address)];
}

try {
  await serve();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
