import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findProgram } from '../../scripts/find-program.ts';

/** The path of the program; undefined if it is not installed. */
export const redisProgram = findProgram('redis-server');

/** Starts a real Redis server. A replica writes a file into its folder and each start reads it, so the folder is its own. */
export async function startRedisServer(port: number): Promise<ChildProcess> {
  if (!redisProgram) throw new Error('redis-server is not installed');
  const cwd = mkdtempSync(join(tmpdir(), 'redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(redisProgram, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  child.once('exit', () => rmSync(cwd, { recursive: true, force: true }));
  const lines = createInterface(child.stdout);
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => /Ready to accept/.test(line) && resolve());
    child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
  });
  return child;
}

/** A host name that leads to the Redis server on the port that `target` returns, and from then on to another. */
export async function startRedisHost(target: () => number) {
  const sockets = new Set<Socket>();
  const host = createServer((client) => {
    const server = connect(target(), '127.0.0.1');
    client.pipe(server).pipe(client);
    const close = () => [client, server].map((end) => sockets.delete(end) && end.destroy());
    for (const end of [client, server]) sockets.add(end.on('error', close).on('close', close));
  }).listen(0, '127.0.0.1');
  await once(host, 'listening');
  return {
    url: `redis://127.0.0.1:${(host.address() as AddressInfo).port}`,
    close() {
      host.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
