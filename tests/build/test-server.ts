import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Starts the compiled server of a checkout in a folder without packages, and without the developer's own settings. */
export async function startCompiledServer(
  env: Readonly<Record<string, string>>,
  { maxOpenFiles = 0, site = root } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  await cp(join(site, 'dist-server'), join(folder, 'dist-server'), { recursive: true });
  await symlink(join(site, 'dist'), join(folder, 'dist'));
  const port = await freePort();
  const limit = maxOpenFiles ? `ulimit -n ${maxOpenFiles} && ` : '';
  const child = spawn('sh', ['-c', `${limit}exec "$0" dist-server/server.js`, process.execPath], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: `${port}`, ...env },
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Stop with')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server exited with ${code}: ${output}`)));
  });
  const exited = once(child, 'exit');
  await ready;
  const origin = `http://127.0.0.1:${port}`;
  return {
    port,
    child,
    output: () => output,
    /** Posts a lead as a browser does; resolves with the status of the response. */
    async post(lead: object) {
      const headers = { 'content-type': 'application/json', origin };
      const response = await fetch(`${origin}/api/send-email`, {
        method: 'POST',
        headers,
        body: JSON.stringify(lead),
      });
      await response.body?.cancel();
      return response.status;
    },
    async close() {
      child.kill();
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A TCP port that nothing listens on. It is below those that the system gives to programs that ask for any port, so that
 * none takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  const server = createServer();
  try {
    const port = randomInt(20_000, 32_000);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return port;
  } catch {
    return freePort();
  }
}
