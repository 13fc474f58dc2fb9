import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { callback } from '../api/lead-requests.ts';
import { startSmtpTestServer } from '../api/smtp-test-server.ts';
import { testEnvironment } from '../api/test-handler.ts';
import { startWebhookReceiver } from '../api/webhook-receiver.ts';
import { type HostileRequest, hostileRequest } from './hostile-requests.ts';
import { startCompiledServer } from './test-server.ts';

async function startServer(...args: Parameters<typeof startCompiledServer>) {
  const server = await startCompiledServer(...args);
  onTestFinished(server.close);
  return server;
}

test('compiled server · without a mail server it says so, and answers leads with 503', async () => {
  const server = await startServer({});
  expect(server.output()).toContain('Leads cannot be mailed: they are answered with 503');
  expect(server.output()).toContain('Environment: SMTP_URL is not set');
  expect(await server.post(callback())).toBe(503);
});

test('compiled server · without HOST it listens on the addresses of localhost, and on no other', async () => {
  const server = await startServer({ HOST: '' });
  const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
  for (const { address, family, internal, scopeid } of addresses) {
    if (scopeid) continue;
    const host = family === 'IPv6' ? `[${address}]` : address;
    const status = await fetch(`http://${host}:${server.port}/`).then(
      (response) => response.status,
      () => 'refused',
    );
    expect([address, status]).toEqual([address, internal ? 200 : 'refused']);
  }
});

test('compiled server · a mail server that cannot be used is reported at the start, and the site is served', async () => {
  const refusing = 'smtp://127.0.0.1:1';
  const server = await startServer({ ...testEnvironment, SMTP_URL: refusing });
  const problem = `SMTP_URL 127.0.0.1:1 cannot be used now (`;
  await expect.poll(server.output).toContain(problem);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
});

test('compiled server · asked to end, also twice as by systemd and its parent, it first answers the leads in flight and sends their webhooks', async () => {
  let asked = 0;
  const smtp = await startSmtpTestServer({
    script: () => {
      asked += 1;
      // The second try of the mail comes after the signal.
      server.child.kill('SIGTERM');
      return asked > 1 ? 'accept' : 'drop within DATA';
    },
  });
  onTestFinished(smtp.close);
  const receiver = await startWebhookReceiver();
  onTestFinished(receiver.close);
  const server = await startServer({ ...testEnvironment, SMTP_URL: smtp.url, ...receiver.env });
  const ended = once(server.child, 'exit');
  expect(await server.post(callback())).toBe(200);
  expect([smtp.mails.length, await ended, receiver.posts.length]).toEqual([1, [0, null], 1]);
});

test('compiled server · connections that end with requests in a row leave no file open', async () => {
  const server = await startServer({}, { maxOpenFiles: 256 });
  const requests = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(90);
  for (let connection = 0; connection < 10; connection += 1) {
    await exchange(server.port, { bytes: Buffer.from(requests), ending: 'reset' });
  }
  const pages = await Promise.all(
    ['/', '/faridabad', '/photos'].map((path) => fetch(`http://127.0.0.1:${server.port}${path}`)),
  );
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await server.post(callback())).toBe(503);
  expect(server.output()).not.toContain('EMFILE');
});

/** Sends a request on a connection of its own; resolves when the connection has ended. */
async function exchange(port: number, { bytes, ending }: HostileRequest): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('data', () => {
    if (ending === 'reset') socket.resetAndDestroy();
    else socket.end();
  });
  // The server may close the connection before all is sent.
  socket.on('error', () => undefined);
  socket.write(bytes);
  if (ending === 'end') socket.end();
  else socket.setTimeout(100, () => socket.destroy());
  await once(socket, 'close');
}

test('compiled server · 400 generated requests do not end it, and the leads sent meanwhile arrive', async () => {
  const smtp = await startSmtpTestServer();
  onTestFinished(smtp.close);
  const env = { ...testEnvironment, SMTP_URL: smtp.url, LEAD_LIMIT_FACTOR: '1000', TRUST_PROXY: '1' };
  const server = await startServer(env);
  const leads = Array.from({ length: 20 }, callback);
  const sending = (async () => {
    const statuses = [];
    for (const lead of leads) statuses.push(await server.post(lead));
    return statuses;
  })();
  await fc.assert(
    fc.asyncProperty(fc.array(hostileRequest, { minLength: 40, maxLength: 40 }), async (batch) => {
      await Promise.all(batch.map((one) => exchange(server.port, one)));
      expect(server.child.exitCode).toBeNull();
    }),
    { numRuns: 10, endOnFailure: true },
  );
  expect(await sending).toEqual(leads.map(() => 200));
  expect(smtp.mails).toHaveLength(leads.length);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
  expect(server.output()).not.toContain(' failed ');
});
