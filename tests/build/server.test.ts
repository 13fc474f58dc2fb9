import { once } from 'node:events';
import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callback } from '../api/lead-requests.ts';
import { type SmtpTestServer, startSmtpTestServer } from '../api/smtp-test-server.ts';
import { testEnvironment } from '../api/test-handler.ts';
import { type Ending, hostileRequest } from './hostile-requests.ts';
import { type CompiledServer, startCompiledServer } from './test-server.ts';

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

test('compiled server · without a mail server it says so, and answers leads with 503', async () => {
  const server = await startCompiledServer({});
  closings.push(server.close);
  expect(server.output()).toContain('Leads cannot be mailed: they are answered with 503');
  expect(server.output()).toContain('Environment: SMTP_URL is not set');
  expect(await server.post(callback())).toBe(503);
});

test('compiled server · a mail server that cannot be used is reported at the start, and the site is served', async () => {
  const refusing = await startSmtpTestServer();
  await refusing.close();
  const server = await startCompiledServer({ ...testEnvironment, SMTP_URL: refusing.url });
  closings.push(server.close);
  const problem = `SMTP_URL ${new URL(refusing.url).host} cannot be used now (`;
  await expect.poll(server.output, { timeout: 20_000 }).toContain(problem);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(200);
});

test('compiled server · asked to end, it first answers the leads in flight', async () => {
  let asked = 0;
  const smtp = await startSmtpTestServer({
    script: () => {
      asked += 1;
      // The second try of the mail comes after the signal.
      if (asked > 1) return 'accept';
      server.child.kill('SIGTERM');
      return 'drop within DATA';
    },
  });
  closings.push(smtp.close);
  const server = await startCompiledServer({ ...testEnvironment, SMTP_URL: smtp.url });
  closings.push(server.close);
  const ended = once(server.child, 'exit');
  expect(await server.post(callback())).toBe(200);
  expect([smtp.mails.length, await ended]).toEqual([1, [0, null]]);
});

describe('hostile requests', () => {
  let smtp: SmtpTestServer;
  let server: CompiledServer;

  beforeAll(async () => {
    smtp = await startSmtpTestServer();
    server = await startCompiledServer({
      ...testEnvironment,
      SMTP_URL: smtp.url,
      LEAD_LIMIT_FACTOR: '1000',
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await server.close();
    await smtp.close();
  });

  /** Sends bytes on a connection of their own; resolves with what was answered when the connection has ended. */
  async function exchange(bytes: Buffer | string, ending: Ending = 'answer'): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    let response = '';
    socket.on('data', (chunk) => {
      response += chunk.toString('latin1');
      if (ending === 'reset') socket.resetAndDestroy();
      else socket.end();
    });
    // The server may close the connection before all is sent.
    socket.on('error', () => undefined);
    socket.write(bytes);
    if (ending === 'end') socket.end();
    if (ending === 'idle' || ending === 'reset') socket.setTimeout(100, () => socket.destroy());
    await once(socket, 'close');
    return response;
  }

  const get = (path: string, ...headers: readonly string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
  const post = (body: string, ...headers: readonly string[]) =>
    ['POST /api/send-email HTTP/1.1', 'Host: x', ...headers, '', body].join('\r\n');

  const unfinished = post('', 'Content-Length: 9', 'Content-Type: application/json');

  test.each([
    ['a range that ends before it begins', get('/', 'Range: bytes=5-2'), 416],
    ['a range past the safe integers', get('/', 'Range: bytes=0-99999999999999999999999'), 206],
    ['a range of a picture', get('/favicon.svg', 'Range: bytes=5-2').replace('GET', 'HEAD'), 416],
    ['a host with a path', 'GET /api/send-email HTTP/1.1\r\nHost: a/b?c#d\r\n\r\n', 400],
    [
      'a forwarded host',
      get('/api/send-email', 'X-Forwarded-Host: //', 'X-Forwarded-Proto: javascript'),
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a null byte', get('/index%00'), 400],
    ['a bad percent-encoding', get('/%zz'), 400],
    ['a path out of the folder', get('/%2e%2e/%2e%2e/etc/passwd'), 404],
    ['an upgrade', get('/', 'Connection: Upgrade', 'Upgrade: websocket'), 200],
    ['an unknown expectation', get('/', 'Expect: everything'), 417],
    ['two lengths', post('{}', 'Content-Length: 2', 'Content-Length: 3'), 400],
    ['a length and chunks', post('0\r\n\r\n', 'Content-Length: 2', 'Transfer-Encoding: chunked'), 400],
    ['an unknown transfer encoding', post('{}', 'Transfer-Encoding: x'), 400],
    ['a body that never comes', unfinished, 400],
    ['a header of 20 KB', get('/', `X: ${'x'.repeat(20_000)}`), 431],
    ['no HTTP', '\x16\x03\x01\x00\xa5\x01\x00', 400],
  ])('%s is answered', async (_, bytes, status) => {
    expect(await exchange(bytes, bytes === unfinished ? 'end' : 'answer')).toContain(`HTTP/1.1 ${status} `);
    expect(server.child.exitCode).toBeNull();
  });

  test('400 generated requests do not end the server, and the leads sent meanwhile arrive', async () => {
    const leads = Array.from({ length: 20 }, callback);
    smtp.mails.length = 0;
    const sending = (async () => {
      const statuses = [];
      for (const lead of leads) statuses.push(await server.post(lead));
      return statuses;
    })();
    await fc.assert(
      fc.asyncProperty(fc.array(hostileRequest, { minLength: 40, maxLength: 40 }), async (batch) => {
        await Promise.all(batch.map(({ bytes, ending }) => exchange(bytes, ending)));
        expect(server.child.exitCode).toBeNull();
      }),
      { numRuns: 10, endOnFailure: true },
    );
    expect(await sending).toEqual(leads.map(() => 200));
    expect(smtp.mails).toHaveLength(leads.length);
    expect(await exchange(get('/'))).toContain('HTTP/1.1 200 ');
    expect(server.output()).not.toContain(' failed ');
  });
});
