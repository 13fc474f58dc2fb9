import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import type { Settings } from './environment.ts';

export const smtpTimeouts = {
  /** From the arrival of the request: the visitor gets an answer within 20 s, of which Redis may take 0.5 s after the last try. */
  totalMs: 18_000,
  /** Of a try that others may follow. */
  tryMs: 6_000,
  /** How long a server may still reply after `totalMs` to a mail that it has received whole. */
  lateMs: 20_000,
  retryDelayMs: 300,
  /** A pooled connection idle for longer is replaced: a suspended instance does not notice that it was closed. */
  poolIdleMs: 30_000,
};

type Acceptance = ReturnType<typeof toAcceptance>;
/** `late` is what became of a mail without a reply, at most `lateMs` later. It never rejects. */
export type Result = Acceptance | (ReturnType<typeof toFailure> & { readonly late?: Promise<Result> });

/** Connections are pooled, for warm instances. */
export function createMailer({ smtpUrl, smtpFallbackUrl, from }: Settings, timeouts = smtpTimeouts) {
  const main = createServerPool(smtpUrl, timeouts);
  const fallback = smtpFallbackUrl ? createServerPool(smtpFallbackUrl, timeouts) : undefined;

  /** The recipients that are still missing. The mail has been accepted, so the visitor waits for one try at most. */
  async function retryDeferred(mail: SendMailOptions, { rejected, deferred }: Acceptance, deadline: number) {
    const limit = Math.min(deadline, Date.now() + timeouts.tryMs);
    const envelope = { from: from.address, to: deferred };
    const result = await (fallback ?? main).send({ ...mail, envelope }, limit, limit);
    return rejected.filter(
      (address) => !result.ok || !deferred.includes(address) || result.rejected.includes(address),
    );
  }

  return {
    /**
     * Sends one mail: up to twice through the first server, then through the fallback. A server that has received the whole
     * mail and does not reply may have accepted it, so no try follows. Recipients that the server refuses for now get one
     * more try, through the fallback if there is one. Never throws. Ends at `deadline`, in milliseconds since 1970.
     */
    async deliver(mail: SendMailOptions, deadline: number) {
      const attempt = (server: ServerPool, triesLeft: number) => {
        const now = Date.now();
        const shareMs = Math.min(timeouts.tryMs, (deadline - now) / triesLeft);
        return server.send(mail, triesLeft > 1 ? now + shareMs : deadline, deadline);
      };
      const fallbackTries = fallback ? 1 : 0;
      let tries = 1;
      let result = await attempt(main, 2 + fallbackTries);
      if (!result.ok && result.transient) {
        await sleep(timeouts.retryDelayMs);
        tries += 1;
        result = await attempt(main, 1 + fallbackTries);
      }
      let triedFallbackFor: string | undefined;
      if (!result.ok && !result.late && fallback) {
        tries += 1;
        triedFallbackFor = result.code;
        result = await attempt(fallback, 1);
      }
      if (result.ok && result.deferred.length > 0) {
        await sleep(timeouts.retryDelayMs);
        tries += 1;
        result = { ...result, rejected: await retryDeferred(mail, result, deadline) };
      }
      return { ...result, tries, fallback: triedFallbackFor };
    },
    close() {
      main.close();
      fallback?.close();
    },
  };
}

type ServerPool = ReturnType<typeof createServerPool>;

function createServerPool(url: string, timeouts: typeof smtpTimeouts) {
  const options = poolOptions(url, timeouts);
  /** What to do when a mail has been sent whole, by its signal. */
  const onSentWhole = new WeakMap<AbortSignal, () => void>();
  function openPool() {
    const pool = new SMTPPool(options);
    const transport = createTransport(pool);
    transport.use('stream', ({ message, data }, done) => {
      const sentWhole = () => data.signal && onSentWhole.get(data.signal)?.();
      message.processFunc((stream) => stream.once('end', sentWhole));
      done();
    });
    return { transport, options: pool.options };
  }
  let pool = openPool();
  let lastUsed = 0;
  /** Until then a server that has refused a connection gets no more of them while one is open. */
  let crowdedUntil = 0;
  /** Undecided mails after their deadline: their connections are not counted, so that new leads do not wait for them. */
  let lateMails = 0;
  return {
    /** A mail that has not been sent whole by `limit` has failed. Both times are in milliseconds since 1970. */
    async send(mail: SendMailOptions, limit: number, deadline: number): Promise<Result> {
      if (lastUsed && Date.now() - lastUsed > timeouts.poolIdleMs && pool.transport.isIdle()) {
        pool.transport.close();
        pool = openPool();
      }
      lastUsed = Date.now();
      const maxConnections = lastUsed < crowdedUntil ? 1 : options.maxConnections;
      pool.options.maxConnections = maxConnections + lateMails;
      const controller = new AbortController();
      const { signal } = controller;
      let timer: NodeJS.Timeout;
      const at = (time: number, action: () => void) => {
        clearTimeout(timer);
        timer = setTimeout(action, Math.max(1, time - Date.now()));
      };
      at(limit, () => controller.abort());
      const ended = pool.transport
        .sendMail({ ...mail, signal })
        .then(toAcceptance, (error: unknown) => {
          const failure = toFailure(error, signal.aborted);
          if (failure.reply === 421) crowdedUntil = Date.now() + timeouts.poolIdleMs;
          return failure;
        })
        .finally(() => {
          lastUsed = Date.now();
          clearTimeout(timer);
        });
      const undecided = new Promise<Result>((resolve) => {
        onSentWhole.set(signal, () =>
          at(deadline, () => {
            resolve({ ...toFailure(noReply, false), late: ended });
            lateMails += 1;
            ended.finally(() => {
              lateMails -= 1;
            });
            at(deadline + timeouts.lateMs, () => controller.abort());
          }),
        );
      });
      return Promise.race([ended, undecided]);
    },
    close: () => pool.transport.close({ force: true }),
  };
}

export function poolOptions(address: string, timeouts: typeof smtpTimeouts) {
  const url = new URL(address);
  // nodemailer reads options from the query; certificates are always verified.
  url.searchParams.delete('tls.rejectUnauthorized');
  // This machine, or a container on its network: a name without a dot.
  const isLocal = /^(?:127\.|\[::1\]$|[^.:]+$)/.test(url.hostname);
  return {
    url: url.href,
    pool: true as const,
    maxConnections: 5,
    maxMessages: 100,
    // Retries are ours; this one is for a pooled connection that the server closed meanwhile.
    maxRequeues: 1,
    idleTimeout: timeouts.poolIdleMs,
    // Each try has a limit of its own; these are for what has none.
    dnsTimeout: timeouts.totalMs,
    connectionTimeout: timeouts.totalMs,
    greetingTimeout: timeouts.totalMs,
    socketTimeout: timeouts.totalMs + timeouts.lateMs,
    ...(url.protocol === 'smtp:' && (isLocal ? { ignoreTLS: true } : { requireTLS: true })),
  };
}

function toAcceptance({ rejected, rejectedErrors = [] }: SMTPPool.SentMessageInfo) {
  const temporary = rejectedErrors.filter(({ permanent }) => permanent === false);
  return {
    ok: true,
    /** The recipients that the server did not accept, while it accepted another. */
    rejected,
    /** Those of `rejected` whose refusal is temporary. */
    deferred: temporary.flatMap(({ recipient }) => recipient ?? []),
  } as const;
}

const noReply = { code: 'ENOREPLY', message: 'no reply to the whole mail', permanent: true };

function toFailure(error: unknown, aborted: boolean) {
  const { code, responseCode, permanent, message } = Object(error) as Readonly<Record<string, unknown>>;
  // nodemailer has no code for certificate errors.
  const known = /certificate|altnames/i.test(String(message)) ? 'ECERT' : code;
  const name = aborted ? 'ETIMEDOUT' : typeof known === 'string' ? known : 'UNKNOWN';
  const timedOut = name === 'ETIMEDOUT';
  return {
    ok: false,
    timedOut: timedOut || code === noReply.code,
    /** nodemailer's error code, without personal data; ECERT for a certificate that is not valid, ENOREPLY without a reply to the whole mail. */
    code: name,
    reply: typeof responseCode === 'number' ? responseCode : undefined,
    /** Why, in the words of nodemailer and the mail server; not for the log, because it may name an address. */
    reason: timedOut ? 'no reply in time' : String(message).replace(/\s+/g, ' '),
    /** Whether another try may succeed. Without a reply, nodemailer does not say whether a failure is permanent. */
    transient: !(permanent ?? /TLS|AUTH|CERT/.test(name)),
  } as const;
}
