import { describe, expect, vi } from 'vitest';
import { smtpTimeouts } from '../../api/_mail/mailer.ts';
import { leadReference } from '../../src/domain/lead-reference.ts';
import { callback, send, streamOf } from './lead-requests.ts';
import { startSmtpTestServer } from './smtp-test-server.ts';
import { test as leadTest } from './test-handler.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

type Ending = 'accept' | 'drop' | number;

/** Longer than a test may take: only a clock that is moved forward ends the time for the answer. */
const neverMs = 600_000;
const timeouts = {
  smtpTimeouts: {
    ...smtpTimeouts,
    totalMs: neverMs,
    tryMs: neverMs,
    poolIdleMs: 2 * neverMs,
    retryDelayMs: 20,
  },
};
const waitOptions = { timeout: 20_000 };

const test = leadTest
  /** A mail server that receives the first mail and does not reply until `end`; it accepts the others at once. */
  .extend('startSlow', ({ closeAfterTest }) => async (onFirst = () => {}) => {
    let end = (_ending: Ending) => {};
    const later = new Promise<Ending>((resolve) => {
      end = resolve;
    });
    let mails = 0;
    const script = () => {
      mails += 1;
      if (mails > 1) return 'accept';
      onFirst();
      return { later };
    };
    return { smtp: closeAfterTest(await startSmtpTestServer({ script })), end };
  })
  /** A function that has led one lead through such a server, and has answered: its time ended while the mail was sent. */
  .extend(
    'sendSlowly',
    ({ startSlow, createHandler, advanceClock }) =>
      async (env: Record<string, string> = {}) => {
        const { smtp, end } = await startSlow(() => advanceClock(neverMs));
        const handler = createHandler({ SMTP_URL: smtp.url, ...env }, timeouts);
        const body = callback();
        return { smtp, end, handler, body, first: await send(handler, body) };
      },
  )
  /** The log line about the mail that was undecided. */
  .extend('lateLine', ({ fileLog }) => (id: string) => {
    const find = () => fileLog.find((line) => line.event === 'late' && line.id === id);
    return vi.waitUntil(find, waitOptions);
  });

describe('slow acceptance', () => {
  test('slow acceptance · no reply to the whole mail: 504 after one try, and the fallback server gets nothing', async ({
    startSmtp,
    sendSlowly,
    fileLog,
  }) => {
    const fallback = await startSmtp();
    const { smtp, end, body, first } = await sendSlowly({ SMTP_FALLBACK_URL: fallback.url });
    expect(first.status).toBe(504);
    expect(fileLog.find(({ id }) => id === body.meta.id)).toMatchObject({
      event: 'lead',
      status: 504,
      tries: 1,
      code: 'ENOREPLY',
    });
    end('accept');
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), waitOptions);
    expect([smtp.connections(), fallback.connections()]).toEqual([1, 0]);
  });

  test('slow acceptance · a late acceptance is a delivery: repeats get 200, and it is logged and posted to the webhook', async ({
    sendSlowly,
    lateLine,
    closeAfterTest,
  }) => {
    const receiver = closeAfterTest(await startWebhookReceiver(204));
    const { smtp, end, handler, body } = await sendSlowly(receiver.env);
    end('accept');
    expect(await lateLine(body.meta.id)).toMatchObject({ ok: true, reference: leadReference(body.meta.id) });
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    await handler.close();
    expect([smtp.mails.length, receiver.posts.length]).toEqual([1, 1]);
  });

  test('slow acceptance · shutdown waits for the late reply and its webhook', async ({
    sendSlowly,
    closeAfterTest,
  }) => {
    const receiver = closeAfterTest(await startWebhookReceiver(204));
    const { end, handler } = await sendSlowly(receiver.env);
    const closed = handler.close();
    end('accept');
    await closed;
    expect(receiver.posts).toHaveLength(1);
  });

  test('slow acceptance · a repeat waits for the late acceptance, and sends no mail', async ({
    sendSlowly,
  }) => {
    const { smtp, end, handler, body } = await sendSlowly();
    const repeat = send(handler, body);
    end('accept');
    expect(await repeat).toMatchObject({ status: 200 });
    expect(smtp.mails).toHaveLength(1);
  });

  test('slow acceptance · a repeat that has waited in vain gets 504 and sends no mail', async ({
    sendSlowly,
    advanceClock,
  }) => {
    const { smtp, end, handler, body } = await sendSlowly();
    const arriving = streamOf(body, () => advanceClock(neverMs));
    expect(await send(handler, '', { body: arriving, duplex: 'half' })).toMatchObject({ status: 504 });
    expect(smtp.connections()).toBe(1);
    end('accept');
  });

  test.for<Ending>(['drop', 451, 550])(
    'slow acceptance · a mail that ends with "%s" after the answer is not sent by itself; a repeat that waited sends it',
    async (ending, { sendSlowly, lateLine }) => {
      const { smtp, end, handler, body } = await sendSlowly();
      const repeat = send(handler, body);
      end(ending);
      expect(await lateLine(body.meta.id)).toMatchObject({ ok: false });
      expect(await repeat).toMatchObject({ status: 200 });
      const ids = smtp.mails.map(({ messageId }) => messageId);
      expect(ids).toHaveLength(ending === 'drop' ? 2 : 1);
      expect(new Set(ids).size).toBe(1);
    },
  );

  test('slow acceptance · without any reply the connection is closed in the end, and a repeat sends the mail', async ({
    startSlow,
    createHandler,
    lateLine,
    advanceClock,
  }) => {
    const { smtp } = await startSlow(() => advanceClock(neverMs));
    const short = { ...timeouts.smtpTimeouts, lateMs: 500 };
    const handler = createHandler({ SMTP_URL: smtp.url }, { smtpTimeouts: short });
    const body = callback();
    expect(await send(handler, body)).toMatchObject({ status: 504 });
    expect(await lateLine(body.meta.id)).toMatchObject({ ok: false, code: 'ETIMEDOUT' });
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    expect(smtp.mails).toHaveLength(1);
  });

  test.for([
    ['accept', 429],
    [550, 200],
  ] as const)(
    'slow acceptance · the limits count a mail that was accepted late, and no other: after "%s" the next lead gets %s',
    async ([ending, status], { sendSlowly, lateLine }) => {
      const { end, handler, body } = await sendSlowly({ LEAD_LIMIT_PER_HOUR: '1' });
      end(ending);
      await lateLine(body.meta.id);
      expect(await send(handler, callback())).toMatchObject({ status });
    },
  );

  test('slow acceptance · connections that are still undecided after the answer do not hold up other leads', async ({
    startSmtp,
    createHandler,
  }) => {
    let accept = (_ending: Ending) => {};
    const later = new Promise<Ending>((resolve) => {
      accept = resolve;
    });
    // As many as the connections of a pool.
    const smtp = await startSmtp(...Array(5).fill({ later }), 'accept');
    // Real time: the five mails do not begin together.
    const twelveSeconds = { ...timeouts.smtpTimeouts, totalMs: 12_000 };
    const handler = createHandler({ SMTP_URL: smtp.url }, { smtpTimeouts: twelveSeconds });
    const undecided = Array.from({ length: 5 }, () => send(handler, callback()));
    for (const { status } of await Promise.all(undecided)) expect(status).toBe(504);
    expect(await send(handler, callback())).toMatchObject({ status: 200 });
    accept('accept');
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(6), waitOptions);
  });

  test('slow acceptance · a reply within the time for the answer is decided: after 451 the mail is sent again', async ({
    startSlow,
    createHandler,
  }) => {
    const { smtp, end } = await startSlow();
    const handler = createHandler({ SMTP_URL: smtp.url }, timeouts);
    const sending = send(handler, callback());
    await vi.waitFor(() => expect(smtp.connections()).toBe(1), waitOptions);
    end(451);
    expect(await sending).toMatchObject({ status: 200 });
    expect(smtp.mails).toHaveLength(1);
  });
});
