import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { assertPortsFree, findHosts, portFrom, readEnvironment, StartError } from './environment.ts';
import { localMailPorts, startLocalMail } from './host/mail-server.ts';
import { onShutdown, shutDown } from './on-shutdown.ts';

const root = join(import.meta.dirname, '..');

/**
 * Runs the compiled server; `start` first builds if something has changed, `preview` does not. On a developer's machine,
 * with an inbox for the leads.
 */
export async function run(task: string): Promise<void> {
  readEnvironment();
  const site = {
    number: portFrom('PORT', 4173),
    hosts: await findHosts(),
    name: 'PORT',
    purpose: 'the site',
  };
  const command = task === 'start' ? 'npm start' : `npm run ${task}`;
  await assertPortsFree([site, ...(isPublicServer() ? [] : await localMailPorts())], command);
  if (task === 'preview' && !existsSync(join(root, 'dist-server/server.js')))
    throw new StartError(
      'There is no build yet: npm run build makes one, and npm start builds and serves it.',
    );
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
  const child = runNode('scripts/setup.mjs', 'build');
  onShutdown(() => child.kill());
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new StartError('The build failed: see the lines above.');
}

const runNode = (...args: readonly string[]) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
