import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mailTiming } from '../../api/_mail/smtp.ts';
import { callback, closeAll, closeLater, leadFunction, quickTiming, readLog, send } from './lead-function.ts';
import { type Behaviour, type ScriptedSmtp, startScriptedSmtp } from './scripted-smtp.ts';

let log: readonly Record<string, unknown>[];
beforeEach(() => {
  log = readLog();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

const wentWrong = 'Something went wrong. Please try again.';
const smtp = async (...script: Behaviour[]) => closeLater(await startScriptedSmtp({ script }));

/** One lead through these servers. */
async function sendThrough(main: string, fallback?: string) {
  const handler = leadFunction({ env: { SMTP_URL: main, SMTP_FALLBACK_URL: fallback } });
  const body = callback();
  return { ...(await send(handler, body)), body, handler };
}

interface Case {
  readonly name: string;
  readonly script: readonly Behaviour[];
  readonly status: number;
  readonly tries: number;
  /** Mails that arrived. */
  readonly mails: number;
}

const cases: readonly Case[] = [
  { name: 'accepts', script: ['accept'], status: 200, tries: 1, mails: 1 },
  { name: 'hangs before its greeting', script: ['hang before greeting'], status: 504, tries: 2, mails: 0 },
  {
    name: 'hangs before its greeting once',
    script: ['hang before greeting', 'accept'],
    status: 200,
    tries: 2,
    mails: 1,
  },
  { name: 'hangs after DATA', script: ['hang after DATA'], status: 504, tries: 2, mails: 0 },
  { name: 'answers 421', script: [{ reply: 421 }], status: 502, tries: 2, mails: 0 },
  {
    name: 'answers 450 once, then accepts',
    script: [{ reply: 450 }, 'accept'],
    status: 200,
    tries: 2,
    mails: 1,
  },
  { name: 'answers 550', script: [{ reply: 550 }], status: 502, tries: 1, mails: 0 },
  { name: 'drops the connection within DATA', script: ['drop within DATA'], status: 502, tries: 2, mails: 0 },
  {
    name: 'drops it within DATA once',
    script: ['drop within DATA', 'accept'],
    status: 200,
    tries: 2,
    mails: 1,
  },
];

describe('lead · what the mail server does decides the answer', () => {
  test.each(cases)(
    'lead · a mail server that $name: $status, $mails mails',
    async ({ script, status, tries, mails }) => {
      const server = await smtp(...script);
      const sent = await sendThrough(server.url);
      expect(sent.status).toBe(status);
      if (status !== 200) expect(sent.message).toBe(wentWrong);
      expect(sent.ms).toBeLessThan(quickTiming.together + 300);
      expect(server.mails).toHaveLength(mails);
      expect(log).toEqual([
        expect.objectContaining({ status, tries, kind: 'callback', id: sent.body.meta.id }),
      ]);
    },
  );

  test.each(cases.filter(({ status }) => status !== 200))(
    'lead · a mail server that $name: the fallback takes the lead',
    async ({ script }) => {
      const [server, fallback] = [await smtp(...script), await smtp('accept')];
      const sent = await sendThrough(server.url, fallback.url);
      expect(sent.status).toBe(200);
      expect(sent.ms).toBeLessThan(quickTiming.together + 300);
      expect([server.mails.length, fallback.mails.length]).toEqual([0, 1]);
    },
  );
});

test('lead · a connection that drops after the final dot brings the mail twice under one Message-ID', async () => {
  const server = await smtp('drop after the final dot', 'accept');
  expect(await sendThrough(server.url)).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(2);
  expect(new Set(server.mails.map((mail) => mail.messageId)).size).toBe(1);
});

test('lead · a mail server that refuses connections: 502 at once, and the fallback takes the lead', async () => {
  const gone = await startScriptedSmtp();
  await gone.close();
  expect(await sendThrough(gone.url)).toMatchObject({ status: 502, message: wentWrong });
  const fallback = await smtp('accept');
  expect(await sendThrough(gone.url, fallback.url)).toMatchObject({ status: 200 });
  expect(fallback.mails).toHaveLength(1);
});

test('lead · a mail server whose name does not exist: 502, and the fallback takes the lead', async () => {
  const nowhere = 'smtp://mail.invalid:2525';
  const sent = await sendThrough(nowhere);
  expect([502, 504]).toContain(sent.status);
  expect(sent.ms).toBeLessThan(quickTiming.together + 300);
  const fallback = await smtp('accept');
  expect(await sendThrough(nowhere, fallback.url)).toMatchObject({ status: 200 });
});

describe('lead · nothing leaves over TLS that cannot be trusted', () => {
  /** smtp-server's own certificate is signed by nobody. */
  const untrusted = async () =>
    closeLater(
      await startScriptedSmtp({ scheme: 'smtps', server: { secure: true, disabledCommands: ['AUTH'] } }),
    );

  test.each(['', '?tls.rejectUnauthorized=false'])('lead · a bad certificate: 502%s', async (more) => {
    const server = await untrusted();
    expect(await sendThrough(`${server.url}/${more}`)).toMatchObject({ status: 502, message: wentWrong });
    expect(server.mails).toHaveLength(0);
    expect(log.at(-1)).toMatchObject({ tries: 1 });
  });

  test('lead · a bad certificate: the fallback takes the lead', async () => {
    const [server, fallback] = [await untrusted(), await smtp('accept')];
    expect(await sendThrough(server.url, fallback.url)).toMatchObject({ status: 200 });
    expect(fallback.mails).toHaveLength(1);
  });
});

describe('lead · after a failure', () => {
  test('lead · the same lead is delivered by its next try, once', async () => {
    const server: ScriptedSmtp = await smtp({ reply: 451 }, { reply: 451 }, 'accept');
    const { handler, body, status } = await sendThrough(server.url);
    expect(status).toBe(502);
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    expect(server.mails).toHaveLength(1);
  });

  test('lead · failed mails do not use up the limit of a phone number', async () => {
    const server = await smtp(...Array<Behaviour>(8).fill({ reply: 550 }), 'accept');
    const handler = leadFunction({ env: { SMTP_URL: server.url } });
    const body = callback();
    for (let i = 0; i < 8; i += 1) expect(await send(handler, body)).toMatchObject({ status: 502 });
    expect(await send(handler, body)).toMatchObject({ status: 200 });
  });
});

test('lead · a warm instance keeps its connection', async () => {
  const server = await smtp('accept');
  const handler = leadFunction({ env: { SMTP_URL: server.url } });
  for (let i = 0; i < 3; i += 1) expect(await send(handler, callback())).toMatchObject({ status: 200 });
  expect(server.mails).toHaveLength(3);
  expect(server.connections()).toBe(1);
});

test('lead · a connection that lay idle too long is not trusted', async () => {
  const server = await smtp('accept');
  const handler = leadFunction({ env: { SMTP_URL: server.url }, timing: { ...quickTiming, warm: 10 } });
  await send(handler, callback());
  const later = Date.now() + 60_000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect(await send(handler, callback())).toMatchObject({ status: 200 });
  expect(server.connections()).toBe(2);
});

test('lead · the real times: 20 s for everything, within the 30 s of the function', () => {
  expect(mailTiming.together).toBeLessThanOrEqual(19_500);
  expect(Math.max(mailTiming.connection, mailTiming.greeting, mailTiming.silence)).toBeLessThan(10_000);
});
