import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBuilt } from './build-stamp.ts';
import { assertPortFree, portFrom, readEnvironment, StartError } from './environment.ts';
import { describeMail, startLocalMail } from './host/mail-server.ts';
import { readHostConfig } from './host/routing.ts';
import { createHost } from './host/serve.ts';
import { onShutdown } from './on-shutdown.ts';

const root = join(import.meta.dirname, '..');

/** Serves dist with the function; `start` first builds if something has changed, `preview` does not. */
export async function run(task: string): Promise<void> {
  readEnvironment();
  const host = process.env.HOST || 'localhost';
  const port = portFrom('PORT', 4173);
  await assertPortFree({ number: port, host, name: 'PORT', purpose: 'the site' });
  if (task === 'start' && !(await isBuilt())) await build();
  const mail = await startLocalMail();
  const { default: sendEmail } = await import('../api/send-email.ts');
  const server = await createHost({
    folder: join(root, 'dist'),
    config: await readHostConfig(join(root, 'vercel.json')),
    functions: { '/api/send-email': sendEmail },
    trustProxy: process.env.TRUST_PROXY === '1',
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  onShutdown(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await sendEmail.close();
  });
  console.log(`\nSite   http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (mail) console.log(`Inbox  ${mail.inboxUrl}`);
  console.log(`${describeMail(mail)}\nStop with Ctrl-C\n`);
}

async function build(): Promise<void> {
  console.log('Building the site (about half a minute) …');
  const args = ['--import', 'tsx', 'scripts/build.ts'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  onShutdown(() => child.kill());
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new StartError('The build failed: see the lines above.');
}
