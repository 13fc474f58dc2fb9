import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { assertPortFree, portFrom, readEnvironment, StartError } from './environment.ts';
import { startLocalMail } from './host/mail-server.ts';
import { onShutdown, shutDown } from './on-shutdown.ts';

const root = join(import.meta.dirname, '..');

/**
 * Runs the compiled server; `start` first builds if something has changed, `preview` does not. On a developer's machine,
 * with an inbox for the leads.
 */
export async function run(task: string): Promise<void> {
  readEnvironment();
  const host = process.env.HOST || 'localhost';
  await assertPortFree({ number: portFrom('PORT', 4173), host, name: 'PORT', purpose: 'the site' });
  if (task === 'start' && !(await isBuilt())) await build();
  if (!isPublicServer()) await startLocalMail();
  const server = runNode('dist-server/server.js');
  const ended = once(server, 'exit');
  onShutdown(async () => {
    server.kill();
    await ended;
  });
  const [status] = await ended;
  process.exitCode = status ?? 0;
  await shutDown();
}

/** A server that visitors use: its inbox would not be read. */
const isPublicServer = () => process.env.NODE_ENV === 'production' || Boolean(process.env.SITE_URL?.trim());

async function build(): Promise<void> {
  console.log('Building the site (about half a minute) …');
  for (const script of ['scripts/messages.ts', 'scripts/build.ts']) {
    const child = runNode('--import', 'tsx', script);
    onShutdown(() => child.kill());
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new StartError('The build failed: see the lines above.');
  }
}

function runNode(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
}
