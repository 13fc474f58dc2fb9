import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { prepareMail, readEnvironment, whereLeadsGo } from './environment.ts';
import type { WebFunction } from './host/function-adapter.ts';
import { assertPortFree, portFrom, StartProblem } from './host/ports.ts';
import { readHostConfig } from './host/routing.ts';
import { createHost } from './host/serve.ts';
import { onEnd } from './on-end.ts';
import { runScript } from './run-command.ts';

const root = join(import.meta.dirname, '..');
/** Milliseconds that requests under way get to finish after Ctrl-C. */
const patience = 10_000;

/** `start` builds what has changed and serves it; `preview` serves dist as it is. */
export async function run(task: string): Promise<void> {
  try {
    readEnvironment();
    await serve(task);
  } catch (error) {
    console.error(error instanceof StartProblem ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}

async function serve(task: string): Promise<void> {
  const host = process.env.HOST || 'localhost';
  const port = portFrom('PORT', 4173);
  // Before the build, so that nobody waits for it in vain.
  await assertPortFree({ number: port, host, name: 'PORT', purpose: 'the site' });
  if (task === 'start') await buildWhereNeeded();
  const mail = await prepareMail();
  const { default: sendEmail } = (await import('../api/send-email.ts')) as { default: WebFunction };
  const server = await createHost({
    folder: join(root, 'dist'),
    config: await readHostConfig(join(root, 'vercel.json')),
    functions: { '/api/send-email': sendEmail },
    trustProxy: process.env.TRUST_PROXY === '1',
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  endWith(server, mail?.close);
  const { port: open } = server.address() as AddressInfo;
  console.log(`\nSite   http://${host.includes(':') ? `[${host}]` : host}:${open}`);
  if (mail) console.log(`Inbox  ${mail.inboxUrl}`);
  console.log(`${whereLeadsGo(mail)}\nStop with Ctrl-C\n`);
}

async function buildWhereNeeded(): Promise<void> {
  if (await isBuilt()) return;
  console.log('Building the site (about half a minute) …');
  const status = await runScript('scripts/build.ts', [], { progress: 'still building' });
  if (process.exitCode === 130) process.exit(130);
  if (status !== 0) throw new StartProblem('The build failed: the lines above say why.');
}

/** Ends once requests under way are answered; a second signal ends at once. */
function endWith(server: Server, closeMail: (() => Promise<void>) | undefined): void {
  let ending = false;
  const end = async () => {
    if (ending) process.exit(130);
    ending = true;
    setTimeout(() => process.exit(0), patience).unref();
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    await closeMail?.();
    process.exit(0);
  };
  onEnd(end);
}
