import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findProgram } from '../../scripts/find-program.ts';
import {
  callback,
  closeAll,
  closeLater,
  environment,
  leadFunction,
  readLog,
  send,
  somePhone,
} from './lead-function.ts';
import { startScriptedSmtp } from './scripted-smtp.ts';

const redisServer = findProgram('redis-server') ?? '';
const installed = redisServer !== '';
if (!installed)
  console.warn('The tests of shared limits are left out: there is no redis-server on this machine.');

afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

function endWithTest(child: ChildProcess): ChildProcess {
  const exited = once(child, 'exit');
  closeLater({
    close: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  });
  return child;
}

/** A Redis of our own that keeps nothing on the disk. */
async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = endWithTest(spawn(redisServer, options, { stdio: ['ignore', 'pipe', 'ignore'] }));
  for await (const line of redis.stdout ?? []) if (/Ready to accept connections/.test(String(line))) break;
  redis.stdout?.resume();
  return redis;
}

/** The function in a process of its own; gives its address. */
async function startInstance(env: Record<string, string>): Promise<string> {
  const child = endWithTest(
    spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'lead-server.ts')], {
      env: { ...environment, ...env, PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const [port] = await once(child, 'message');
  return `http://127.0.0.1:${port}/api/send-email`;
}

async function post(url: string, body: object, address: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response.status;
}

describe.runIf(installed)('lead · several instances are one', () => {
  test('lead · two processes hold one limit and one memory together; a killed Redis loses no lead', async () => {
    const smtp = closeLater(await startScriptedSmtp());
    const port = await freePort();
    const redis = await startRedis(port);
    const env = { SMTP_URL: smtp.url, REDIS_URL: `redis://127.0.0.1:${port}` };
    const instances = await Promise.all([startInstance(env), startInstance(env)]);
    const at = (i: number) => instances[i % 2] ?? '';

    const statuses: number[] = [];
    for (let i = 0; i < 8; i += 1) statuses.push(await post(at(i), callback(), '203.0.113.7'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);

    const phone = somePhone();
    const byPhone: number[] = [];
    for (let i = 0; i < 6; i += 1) byPhone.push(await post(at(i), { phone }, `203.0.113.${20 + i}`));
    expect(byPhone).toEqual([200, 200, 200, 200, 200, 429]);

    const before = smtp.mails.length;
    const twice = callback();
    expect(await post(at(0), twice, '203.0.113.40')).toBe(200);
    expect(await post(at(1), twice, '203.0.113.40')).toBe(200);
    const atOnce = callback();
    expect(await Promise.all([0, 1].map((i) => post(at(i), atOnce, '203.0.113.41')))).toEqual([200, 200]);
    expect(smtp.mails.length - before).toBe(2);

    const client = new Redis(port, '127.0.0.1');
    const keys = await client.keys('*');
    client.disconnect();
    expect(keys.join(' ')).not.toMatch(new RegExp(`203\\.0\\.113|${phone}`));

    const ids: string[] = [];
    const outcomes: Promise<number>[] = [];
    for (let i = 0; i < 40; i += 1) {
      if (i === 15) redis.kill('SIGKILL');
      const id = randomUUID();
      ids.push(id);
      outcomes.push(post(at(i), { phone: somePhone(), meta: { id } }, `198.51.100.${i}`));
      if (i % 5 === 4) await Promise.all(outcomes);
    }
    expect(await Promise.all(outcomes)).toEqual(Array(40).fill(200));
    for (const id of ids) expect(smtp.mails.filter((mail) => mail.messageId?.includes(id))).toHaveLength(1);

    const alone: number[] = [];
    for (let i = 0; i < 7; i += 1) alone.push(await post(at(0), callback(), '203.0.113.99'));
    expect(alone).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  test('lead · Redis back: the limits are shared again', async () => {
    const log = readLog();
    const smtp = closeLater(await startScriptedSmtp());
    const port = await freePort();
    const env = { SMTP_URL: smtp.url, REDIS_URL: `redis://127.0.0.1:${port}` };
    const [first, second] = [leadFunction({ env }), leadFunction({ env })];
    expect(await send(first, callback(), { address: '203.0.113.7' })).toMatchObject({ status: 200 });
    expect(await send(second, callback(), { address: '203.0.113.7' })).toMatchObject({ status: 200 });
    expect(log.filter(({ event }) => event === 'redis')).toEqual(
      Array(2).fill({ event: 'redis', state: 'down' }),
    );
    await startRedis(port);
    await vi.waitFor(() => expect(log.filter(({ state }) => state === 'up')).toHaveLength(2), 10_000);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await send(i % 2 ? first : second, callback(), { address: '203.0.113.7' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('lead · a Redis that hangs delays a lead by half a second, not by one for each question', async () => {
    readLog();
    const smtp = closeLater(await startScriptedSmtp());
    const port = await freePort();
    const redis = await startRedis(port);
    const handler = leadFunction({ env: { SMTP_URL: smtp.url, REDIS_URL: `redis://127.0.0.1:${port}` } });
    expect(await send(handler, callback(), { address: '203.0.113.7' })).toMatchObject({ status: 200 });
    redis.kill('SIGSTOP');
    const sent = await send(handler, callback(), { address: '203.0.113.7' });
    expect(sent.status).toBe(200);
    expect(sent.ms).toBeLessThan(1_400);
  });
});
