import { test as base, vi } from 'vitest';
import type { Variables } from '../../api/_mail/environment.ts';
import { createLeadHandler, type LeadHandler } from '../../api/_mail/lead-handler.ts';
import type { Timeouts } from '../../api/_mail/lead-service.ts';
import type { LogEntry } from '../../api/_mail/log.ts';
import { callback, type RequestOptions, send } from './lead-requests.ts';
import { type ReceivedMail, type SmtpBehaviour, startSmtpTestServer } from './smtp-test-server.ts';

export const testEnvironment = {
  LEAD_TO: 'leads@example.com',
  LEAD_FROM: 'website@example.com',
  SITE_URL: 'https://www.example.com',
};

/** Vitest's `test` with the function and a real mail server; what a test opens is closed after it. */
export const test = base
  /** Every line that the function logged during the tests of the file. */
  .extend('fileLog', { scope: 'file' }, (): LogEntry[] => [])
  .extend('captureLog', { scope: 'file', auto: true }, ({ fileLog }, { onCleanup }) => {
    const spy = vi.spyOn(console, 'log').mockImplementation((line) => {
      fileLog.push(JSON.parse(String(line)));
    });
    onCleanup(() => spy.mockRestore());
  })
  /** A mail server that accepts every mail. */
  .extend('smtp', { scope: 'file' }, async ({ captureLog: _ }, { onCleanup }) => {
    const smtp = await startSmtpTestServer();
    onCleanup(smtp.close);
    return smtp;
  })
  /** Sends through `smtp`, practically without limits; all tests of the file share its connection. */
  .extend('handler', { scope: 'file' }, ({ smtp }, { onCleanup }) => {
    const env = { ...testEnvironment, SMTP_URL: smtp.url, LEAD_LIMIT_FACTOR: '1000000' };
    const handler = createLeadHandler(env);
    onCleanup(handler.close);
    return handler;
  })
  /** What the function has logged in this test. */
  .extend('log', ({ fileLog }): readonly LogEntry[] => {
    fileLog.length = 0;
    return fileLog;
  })
  /** The mails that `smtp` has received in this test. */
  .extend('mails', ({ smtp }): readonly ReceivedMail[] => {
    smtp.mails.length = 0;
    return smtp.mails;
  })
  /** Closes what the test opens, newest first. */
  .extend('closeAfterTest', ({ onTestFinished }) => <Opened extends Closable>(closable: Opened): Opened => {
    onTestFinished(async () => void (await closable.close()));
    return closable;
  })
  /** Starts a mail server that follows a script. */
  .extend(
    'startSmtp',
    ({ closeAfterTest }) =>
      async (...script: SmtpBehaviour[]) =>
        closeAfterTest(await startSmtpTestServer({ script })),
  )
  /**
   * A new instance of the function; it sends through `smtp` unless `env` says otherwise. Without `timeouts` it has those of
   * production: only a test in which a server hangs shortens the one that ends the wait.
   */
  .extend(
    'createHandler',
    ({ smtp, closeAfterTest }) =>
      (env: Variables = {}, timeouts: Timeouts = {}) =>
        closeAfterTest(createLeadHandler({ ...testEnvironment, SMTP_URL: smtp.url, ...env }, timeouts)),
  )
  /** Sends call-back requests one after the other; "delivered", "marked" or the status of each. */
  .extend(
    'sendMany',
    ({ smtp }) =>
      async (handler: LeadHandler, count: number, options: RequestOptions = {}, body: object = {}) => {
        const outcomes: (string | number)[] = [];
        for (let i = 0; i < count; i += 1) {
          const { status } = await send(handler, { ...callback(), ...body }, options);
          const isMarked = smtp.mails.at(-1)?.subject?.startsWith('[Check]');
          outcomes.push(status === 200 ? (isMarked ? 'marked' : 'delivered') : status);
        }
        return outcomes;
      },
  )
  /** From now on it is this time, until the test ends. */
  .extend('setTime', ({ closeAfterTest }) => (time: string) => {
    closeAfterTest({ close: () => vi.useRealTimers() });
    vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  })
  /** `Date.now` stands still, and is moved forward by this. Timers are not moved. */
  .extend('advanceClock', ({ closeAfterTest }) => {
    let now = Date.now();
    const spy = vi.spyOn(Date, 'now').mockImplementation(() => now);
    closeAfterTest({ close: () => spy.mockRestore() });
    return (ms: number) => {
      now += ms;
    };
  });

interface Closable {
  close: () => unknown;
}
