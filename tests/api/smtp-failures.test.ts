import { describe, expect, vi } from 'vitest';
import { smtpTimeouts } from '../../api/_mail/mailer.ts';
import { callback, send, streamOf } from './lead-requests.ts';
import { type SmtpBehaviour, startSmtpTestServer } from './smtp-test-server.ts';
import { test as leadTest } from './test-handler.ts';

const wentWrong = 'Something went wrong. Please try again.';
/** Longer than a test may take: one that waits for any of them fails. */
const neverMs = 600_000;
const noTimeouts: typeof smtpTimeouts = {
  ...smtpTimeouts,
  totalMs: neverMs,
  tryMs: neverMs,
  retryDelayMs: 20,
};
/**
 * Those that end the wait for a server that hangs. A server that does not hang answers within milliseconds, and within a
 * tenth of these on a busy machine.
 */
const stepTimeouts: typeof smtpTimeouts = { ...noTimeouts, tryMs: 10_000 };

/** With a function that sends one lead through these servers; `log` is its log line. */
const test = leadTest.extend(
  'sendThrough',
  ({ createHandler, fileLog }) =>
    async (main: string, fallback?: string, smtpTimeouts = noTimeouts) => {
      const handler = createHandler({ SMTP_URL: main, SMTP_FALLBACK_URL: fallback }, { smtpTimeouts });
      const body = callback();
      const sent = await send(handler, body);
      return { ...sent, body, handler, log: fileLog.find(({ id }) => id === body.meta.id) };
    },
);

interface Case {
  /** Completes "a mail server that …". */
  readonly name: string;
  readonly script: readonly SmtpBehaviour[];
  readonly status: number;
  readonly tries: number;
}

const answering: readonly Case[] = [
  { name: 'accepts', script: ['accept'], status: 200, tries: 1 },
  { name: 'replies 421', script: [{ reply: 421 }], status: 502, tries: 2 },
  { name: 'replies 450 once', script: [{ reply: 450 }, 'accept'], status: 200, tries: 2 },
  { name: 'replies 550', script: [{ reply: 550 }], status: 502, tries: 1 },
  { name: 'drops the connection within DATA', script: ['drop within DATA'], status: 502, tries: 2 },
  { name: 'drops it once within DATA', script: ['drop within DATA', 'accept'], status: 200, tries: 2 },
];

// Concurrent, because each of these tests waits for timeouts.
describe.concurrent('SMTP failures · servers that hang', () => {
  test('SMTP failures · a mail server that hangs before its greeting: 504 at the end of the time, after 2 tries', async ({
    startSmtp,
    sendThrough,
  }) => {
    const smtp = await startSmtp('hang before greeting');
    const sent = await sendThrough(smtp.url, undefined, { ...stepTimeouts, totalMs: 20_000 });
    expect(sent).toMatchObject({ status: 504, message: wentWrong, log: { tries: 2, kind: 'callback' } });
  });

  test('SMTP failures · a mail server that hangs once before its greeting: 200 after 2 tries', async ({
    startSmtp,
    sendThrough,
  }) => {
    const smtp = await startSmtp('hang before greeting', 'accept');
    expect(await sendThrough(smtp.url, undefined, stepTimeouts)).toMatchObject({
      status: 200,
      log: { tries: 2 },
    });
    expect(smtp.mails).toHaveLength(1);
  });

  test('SMTP failures · a mail server that hangs before its greeting: the fallback server gets the lead', async ({
    startSmtp,
    sendThrough,
  }) => {
    const [smtp, fallback] = [await startSmtp('hang before greeting'), await startSmtp()];
    expect(await sendThrough(smtp.url, fallback.url, stepTimeouts)).toMatchObject({ status: 200 });
    expect([smtp.mails.length, fallback.mails.length]).toEqual([0, 1]);
  });

  test('SMTP failures · the last try has all the time left: a greeting may take longer than that of the first', async ({
    startSmtp,
    sendThrough,
  }) => {
    const smtp = await startSmtp('hang before greeting', 'greet late');
    expect(await sendThrough(smtp.url, undefined, stepTimeouts)).toMatchObject({
      status: 200,
      log: { tries: 2 },
    });
  });

  test('SMTP failures · the time is shared: after two tries that hang the fallback server gets the lead', async ({
    startSmtp,
    sendThrough,
  }) => {
    const [smtp, fallback] = [await startSmtp('hang before greeting'), await startSmtp()];
    const sent = await sendThrough(smtp.url, fallback.url, { ...noTimeouts, totalMs: 45_000 });
    expect(sent).toMatchObject({ status: 200, log: { tries: 3 } });
    expect(fallback.mails).toHaveLength(1);
  });
});

describe('SMTP failures · servers that answer', () => {
  test.for(answering)(
    'SMTP failures · a mail server that $name: $status after $tries tries',
    async ({ script, status, tries }, { startSmtp, sendThrough }) => {
      const smtp = await startSmtp(...script);
      const sent = await sendThrough(smtp.url);
      expect(sent.status).toBe(status);
      if (status !== 200) expect(sent.message).toBe(wentWrong);
      expect(smtp.mails).toHaveLength(status === 200 ? 1 : 0);
      expect(sent.log).toMatchObject({ status, tries, kind: 'callback' });
    },
  );

  test.for(answering.filter(({ status }) => status !== 200))(
    'SMTP failures · a mail server that $name: the fallback server gets the lead',
    async ({ script }, { startSmtp, sendThrough }) => {
      const [smtp, fallback] = [await startSmtp(...script), await startSmtp()];
      expect(await sendThrough(smtp.url, fallback.url)).toMatchObject({ status: 200 });
      expect([smtp.mails.length, fallback.mails.length]).toEqual([0, 1]);
    },
  );

  test('SMTP failures · a connection dropped after the final dot: two mails with one Message-ID', async ({
    startSmtp,
    sendThrough,
  }) => {
    const smtp = await startSmtp('drop after the final dot', 'accept');
    expect(await sendThrough(smtp.url)).toMatchObject({ status: 200 });
    expect(smtp.mails).toHaveLength(2);
    expect(smtp.mails[0]?.messageId).toBe(smtp.mails[1]?.messageId);
  });

  test.for([
    ['connection refused', 'smtp://127.0.0.1:1'],
    ['unknown host', 'smtp://mail.invalid:2525'],
  ] as const)(
    'SMTP failures · %s: 502 or 504, and the fallback server gets the lead',
    async ([, url], { startSmtp, sendThrough }) => {
      const { status, message } = await sendThrough(url);
      expect([502, 504]).toContain(status);
      expect(message).toBe(wentWrong);
      const fallback = await startSmtp();
      expect(await sendThrough(url, fallback.url)).toMatchObject({ status: 200 });
      expect(fallback.mails).toHaveLength(1);
    },
  );

  test.for(['', '/?tls.rejectUnauthorized=false'])(
    'SMTP failures · an untrusted certificate, with "%s" in the URL: refused at once, and the fallback server gets the lead, with the reason in the log',
    async (suffix, { closeAfterTest, startSmtp, sendThrough }) => {
      // The certificate of `smtp-server` is self-signed.
      const server = { secure: true, disabledCommands: ['AUTH'] };
      const smtp = closeAfterTest(await startSmtpTestServer({ scheme: 'smtps', server }));
      const url = `${smtp.url}${suffix}`;
      expect(await sendThrough(url)).toMatchObject({
        status: 502,
        message: wentWrong,
        log: { tries: 1, code: 'ECERT' },
      });
      const fallback = await startSmtp();
      expect(await sendThrough(url, fallback.url)).toMatchObject({ status: 200, log: { fallback: 'ECERT' } });
      expect([smtp.mails.length, fallback.mails.length]).toEqual([0, 1]);
    },
  );

  test.for([
    { name: 'a temporary failure', reply: 454, status: 200, tries: 2 },
    { name: 'wrong credentials', reply: 535, status: 502, tries: 1 },
  ])(
    'SMTP failures · the first reply to AUTH is $reply, $name: $status after $tries tries',
    async ({ reply, status, tries }, { closeAfterTest, sendThrough }) => {
      const replies = [reply];
      const smtp = closeAfterTest(
        await startSmtpTestServer({
          server: {
            disabledCommands: ['STARTTLS'],
            allowInsecureAuth: true,
            onAuth({ username }, _session, done) {
              const responseCode = replies.shift();
              if (responseCode) done(Object.assign(new Error('Refused'), { responseCode }));
              else done(null, { user: username });
            },
          },
        }),
      );
      const sent = await sendThrough(smtp.url.replace('//', '//user:password@'));
      expect(sent).toMatchObject({ status, log: { tries } });
      expect(smtp.mails).toHaveLength(status === 200 ? 1 : 0);
    },
  );

  test('SMTP failures · a recipient that the server rejects while it accepts another is counted in the log', async ({
    startSmtp,
    createHandler,
    fileLog,
  }) => {
    const recipient = 'full@example.com';
    const smtp = await startSmtp({ reply: 552, recipient }, 'accept');
    const handler = createHandler({ SMTP_URL: smtp.url, LEAD_TO: `${recipient}, leads@example.com` });
    const bodies = [callback(), callback()];
    for (const body of bodies) expect(await send(handler, body)).toMatchObject({ status: 200 });
    const lines = bodies.map(({ meta }) => fileLog.find(({ id }) => id === meta.id));
    expect(lines.map((line) => line?.rejectedRecipients)).toEqual([1, undefined]);
    expect(JSON.stringify(lines)).not.toContain('example.com');
    expect(smtp.mails.map(({ recipients }) => recipients.length)).toEqual([1, 2]);
  });

  test.for([
    { name: 'is refused twice', script: [452, 452], rejected: 1, recipients: [['leads@example.com']] },
    {
      name: 'is refused once',
      script: [452],
      rejected: undefined,
      recipients: [['leads@example.com'], ['busy@example.com']],
    },
  ])(
    'SMTP failures · a recipient that $name with 4xx: the server gets one more mail for it alone',
    async ({ script, rejected, recipients }, { startSmtp, createHandler, fileLog }) => {
      const recipient = 'busy@example.com';
      const smtp = await startSmtp(...script.map((reply) => ({ reply, recipient })), 'accept');
      const handler = createHandler({ SMTP_URL: smtp.url, LEAD_TO: `${recipient}, leads@example.com` });
      const body = callback();
      expect(await send(handler, body)).toMatchObject({ status: 200 });
      const line = fileLog.find(({ id }) => id === body.meta.id);
      expect([line?.tries, line?.rejectedRecipients]).toEqual([2, rejected]);
      expect(smtp.mails.map((mail) => mail.recipients)).toEqual(recipients);
      expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
    },
  );

  test('SMTP failures · a recipient that is refused for good is counted, also after one more try for another', async ({
    startSmtp,
    createHandler,
    fileLog,
  }) => {
    const replies = { 'full@example.com': 552, 'busy@example.com': 452 };
    const smtp = await startSmtp({ replies }, 'accept');
    const to = 'busy@example.com, full@example.com, leads@example.com';
    const body = callback();
    const handler = createHandler({ SMTP_URL: smtp.url, LEAD_TO: to });
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    expect(fileLog.find(({ id }) => id === body.meta.id)?.rejectedRecipients).toBe(1);
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([
      ['leads@example.com'],
      ['busy@example.com'],
    ]);
  });

  test('SMTP failures · a recipient that is refused with 4xx is tried once more through the fallback server', async ({
    startSmtp,
    createHandler,
    fileLog,
  }) => {
    const recipient = 'busy@example.com';
    const [smtp, fallback] = [await startSmtp({ reply: 451, recipient }), await startSmtp()];
    const handler = createHandler({
      SMTP_URL: smtp.url,
      SMTP_FALLBACK_URL: fallback.url,
      LEAD_TO: `${recipient}, leads@example.com`,
    });
    const body = callback();
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    expect(fileLog.find(({ id }) => id === body.meta.id)).not.toHaveProperty('rejectedRecipients');
    expect([smtp, fallback].map(({ mails }) => mails.map((mail) => mail.recipients))).toEqual([
      [['leads@example.com']],
      [[recipient]],
    ]);
  });

  test('SMTP connections · after 421 on connecting, leads wait for the open connection', async ({
    closeAfterTest,
    createHandler,
  }) => {
    let accept = (_behaviour: 'accept') => {};
    const later = new Promise<'accept'>((resolve) => {
      accept = resolve;
    });
    const smtp = closeAfterTest(
      await startSmtpTestServer({ script: [{ later }, 'accept'], server: { maxClients: 1 } }),
    );
    const handler = createHandler({ SMTP_URL: smtp.url }, { smtpTimeouts: noTimeouts });
    const first = send(handler, callback());
    await vi.waitFor(() => expect(smtp.connections()).toBe(1), { timeout: 20_000 });
    const others = [callback(), callback()].map((body) => send(handler, body));
    await vi.waitFor(() => expect(smtp.refused()).toBeGreaterThan(0), { timeout: 20_000 });
    accept('accept');
    for (const { status } of await Promise.all([first, ...others])) expect(status).toBe(200);
    expect([smtp.mails.length, smtp.connections()]).toEqual([3, 1]);
    expect(smtp.refused()).toBeLessThanOrEqual(others.length);
  });

  test('SMTP failures · a failed lead can be sent again and is mailed once', async ({
    startSmtp,
    sendThrough,
  }) => {
    const smtp = await startSmtp({ reply: 451 }, { reply: 451 }, 'accept');
    const { handler, body, status } = await sendThrough(smtp.url);
    expect(status).toBe(502);
    for (let i = 0; i < 2; i += 1) expect(await send(handler, body)).toMatchObject({ status: 200 });
    expect(smtp.mails).toHaveLength(1);
  });
});

test('SMTP failures · the time limit includes the arrival of the body', async ({
  startSmtp,
  createHandler,
  advanceClock,
}) => {
  const smtp = await startSmtp('hang before greeting');
  const slowBody = streamOf(callback(), () => advanceClock(neverMs));
  const handler = createHandler({ SMTP_URL: smtp.url }, { smtpTimeouts: noTimeouts });
  expect(await send(handler, '', { body: slowBody, duplex: 'half' })).toMatchObject({ status: 504 });
});

test('SMTP connections · a warm instance reuses its connection, unless it was idle for too long', async ({
  startSmtp,
  createHandler,
  advanceClock,
}) => {
  const smtp = await startSmtp();
  const handler = createHandler({ SMTP_URL: smtp.url });
  for (let i = 0; i < 3; i += 1) await send(handler, callback());
  expect([smtp.mails.length, smtp.connections()]).toEqual([3, 1]);
  advanceClock(smtpTimeouts.poolIdleMs + 1);
  expect(await send(handler, callback())).toMatchObject({ status: 200 });
  expect(smtp.connections()).toBe(2);
});

test('SMTP timeouts · of the 20 s, two are left after all tries, and a try that others follow takes a third', () => {
  expect(smtpTimeouts.totalMs).toBe(18_000);
  expect(smtpTimeouts.tryMs).toBe(6_000);
});
