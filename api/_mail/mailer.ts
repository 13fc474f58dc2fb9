import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from './environment.ts';

export const smtpTimeouts = {
  /**
   * From the arrival of the request to the end of all tries. The visitor gets an answer within 20 s: Redis may take 0.5 s
   * after the last try, and the rest is for a busy processor.
   */
  totalMs: 18_000,
  connectMs: 5_000,
  greetingMs: 6_000,
  /** Longest silence of the server during a delivery. */
  socketMs: 9_000,
  retryDelayMs: 300,
  /** A pooled connection idle for longer is replaced: a suspended instance does not notice that it was closed. */
  poolIdleMs: 30_000,
} as const;
export type SmtpTimeouts = { readonly [Name in keyof typeof smtpTimeouts]: number };

export type Delivery = Result & { readonly tries: number };

type Result =
  /** `rejected`: the recipients that the server did not accept, while it accepted another. */
  { readonly ok: true; readonly rejected: readonly string[] } | Failure;

interface Failure {
  readonly ok: false;
  readonly timedOut: boolean;
  /** nodemailer's error code, without personal data. */
  readonly code: string;
  /** The SMTP reply code. */
  readonly reply: number | undefined;
  /** Whether another try may succeed. */
  readonly transient: boolean;
}

export interface Mailer {
  /**
   * Sends one mail: up to twice through the first server, then through the fallback. Never throws. Ends at `deadline`,
   * in milliseconds since 1970.
   */
  deliver(mail: SendMailOptions, deadline: number): Promise<Delivery>;
  close(): void;
}

/** Connections are pooled, for warm instances. */
export function createMailer(settings: Settings, timeouts: SmtpTimeouts = smtpTimeouts): Mailer {
  const main = createServerPool(settings.smtpUrl, timeouts);
  const fallback = settings.smtpFallbackUrl
    ? createServerPool(settings.smtpFallbackUrl, timeouts)
    : undefined;
  return {
    async deliver(mail, deadline) {
      /** The remaining time is shared with the tries that may follow. */
      const attempt = (server: ServerPool, triesLeft: number) =>
        server.send(mail, (deadline - Date.now()) / triesLeft);
      const fallbackTries = fallback ? 1 : 0;
      let tries = 1;
      let result = await attempt(main, 2 + fallbackTries);
      if (!result.ok && result.transient) {
        await sleep(timeouts.retryDelayMs);
        tries += 1;
        result = await attempt(main, 1 + fallbackTries);
      }
      if (!result.ok && fallback) {
        tries += 1;
        result = await attempt(fallback, 1);
      }
      return { ...result, tries };
    },
    close() {
      main.close();
      fallback?.close();
    },
  };
}

interface ServerPool {
  send(mail: SendMailOptions, limitMs: number): Promise<Result>;
  close(): void;
}

function createServerPool(url: string, timeouts: SmtpTimeouts): ServerPool {
  const options = poolOptions(url, timeouts);
  let transport = createTransport(options);
  let lastUsed = 0;
  return {
    async send(mail, limitMs) {
      if (lastUsed && Date.now() - lastUsed > timeouts.poolIdleMs && transport.isIdle()) {
        transport.close();
        transport = createTransport(options);
      }
      lastUsed = Date.now();
      const signal = AbortSignal.timeout(Math.max(1, Math.round(limitMs)));
      try {
        const { rejected } = await transport.sendMail({ ...mail, signal });
        return { ok: true, rejected };
      } catch (error) {
        return toFailure(error, signal.aborted);
      } finally {
        lastUsed = Date.now();
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** How leads are sent to a mail server, for nodemailer. */
export function poolOptions(address: string, timeouts: SmtpTimeouts) {
  const url = new URL(address);
  // nodemailer reads options from the query; certificates are always verified.
  url.searchParams.delete('tls.rejectUnauthorized');
  const unencrypted = url.protocol === 'smtp:';
  return {
    url: url.href,
    pool: true as const,
    maxConnections: 5,
    maxMessages: 100,
    // Retries are ours; this one is for a pooled connection that the server closed meanwhile.
    maxRequeues: 1,
    idleTimeout: timeouts.poolIdleMs,
    dnsTimeout: timeouts.connectMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.socketMs,
    ...(unencrypted && (isLocal(url.hostname) ? { ignoreTLS: true } : { requireTLS: true })),
  };
}

/** This machine, or a container on its network: a name without a dot. */
function isLocal(host: string): boolean {
  return /^127\./.test(host) || host === '[::1]' || !/[.:]/.test(host);
}

function toFailure(error: unknown, aborted: boolean): Failure {
  const { code, responseCode, permanent, message } = Object(error) as Readonly<Record<string, unknown>>;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const name = aborted ? 'ETIMEDOUT' : typeof code === 'string' ? code : 'UNKNOWN';
  // Without a reply, nodemailer does not say whether a failure is permanent. It has no code for certificate errors.
  const isPermanent = permanent ?? (/TLS|AUTH/.test(name) || /certificate|altnames/i.test(String(message)));
  return { ok: false, transient: !isPermanent, timedOut: name === 'ETIMEDOUT', code: name, reply };
}
