import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from './environment.ts';

/** All in milliseconds. The function may take 30 s; the visitor hears after 20 s at the latest. */
export const mailTiming = {
  /** For all tries together; the second that is left is for the limits and the answer. */
  together: 19_000,
  connection: 5_000,
  greeting: 6_000,
  /** Longest silence of the server in the middle of a mail. */
  silence: 9_000,
  /** Before the same server is tried once more. */
  pause: 300,
  /** A connection that lay idle longer than this is not trusted: a sleeping instance does not notice its end. */
  warm: 30_000,
} as const;
export type MailTiming = { readonly [Name in keyof typeof mailTiming]: number };

export type Delivery =
  | { readonly ok: true; readonly tries: number }
  /** `code` and `reply` are nodemailer's and the server's numbers: fit for the log, they name nobody. */
  | {
      readonly ok: false;
      readonly tries: number;
      readonly late: boolean;
      readonly code: string;
      readonly reply?: number;
    };

export interface Mailer {
  /** Sends one mail: twice to the first server where that may help, then to the fallback. Never throws. */
  deliver(mail: SendMailOptions): Promise<Delivery>;
  close(): void;
}

/** Transports for the settings' servers, kept open for a warm instance. */
export function createMailer(settings: Settings, timing: MailTiming = mailTiming): Mailer {
  const main = createServer(settings.smtpUrl, timing);
  const fallback = settings.fallbackUrl ? createServer(settings.fallbackUrl, timing) : undefined;
  return {
    async deliver(mail) {
      const deadline = Date.now() + timing.together;
      const attempt = (server: Server, triesLeft: number) =>
        server.send(mail, Math.max(1, (deadline - Date.now()) / triesLeft));
      const after = fallback ? 1 : 0;
      let tries = 1;
      let failure = await attempt(main, 2 + after);
      if (failure?.transient) {
        await new Promise((resolve) => setTimeout(resolve, timing.pause));
        tries += 1;
        failure = await attempt(main, 1 + after);
      }
      if (failure && fallback) {
        tries += 1;
        failure = await attempt(fallback, 1);
      }
      if (!failure) return { ok: true, tries };
      const { late, code, reply } = failure;
      return { ok: false, tries, late, code, ...(reply !== undefined && { reply }) };
    },
    close() {
      main.close();
      fallback?.close();
    },
  };
}

interface Failure {
  readonly transient: boolean;
  readonly late: boolean;
  readonly code: string;
  readonly reply: number | undefined;
}

interface Server {
  send(mail: SendMailOptions, limitMs: number): Promise<Failure | undefined>;
  close(): void;
}

function createServer(url: string, timing: MailTiming): Server {
  let transport = createTransport(options(url, timing));
  let lastUsed = 0;
  return {
    async send(mail, limitMs) {
      if (lastUsed && Date.now() - lastUsed > timing.warm && transport.isIdle()) {
        transport.close();
        transport = createTransport(options(url, timing));
      }
      lastUsed = Date.now();
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), limitMs);
      try {
        await transport.sendMail({ ...mail, signal: limit.signal });
        return undefined;
      } catch (error) {
        return readFailure(error, limit.signal.aborted);
      } finally {
        clearTimeout(timer);
        lastUsed = Date.now();
      }
    },
    close: () => transport.close({ force: true }),
  };
}

function options(address: string, timing: MailTiming) {
  const url = new URL(address);
  // Certificates are always checked, whatever the address says.
  url.searchParams.delete('tls.rejectUnauthorized');
  const plain = url.protocol === 'smtp:';
  const local = isLocal(url.hostname);
  return {
    url: url.href,
    pool: true as const,
    maxConnections: 5,
    maxMessages: 100,
    // We count the tries ourselves; one more is for a kept connection that the server closed in between.
    maxRequeues: 1,
    idleTimeout: timing.warm,
    dnsTimeout: timing.connection,
    connectionTimeout: timing.connection,
    greetingTimeout: timing.greeting,
    socketTimeout: timing.silence,
    // A mail crosses no network unencrypted; on this machine there is no network to cross.
    ...(plain && (local ? { ignoreTLS: true } : { requireTLS: true })),
  };
}

/** This machine, or a container beside it: a name without a dot. */
function isLocal(host: string): boolean {
  return /^127\./.test(host) || host === '[::1]' || !/[.:]/.test(host);
}

function readFailure(error: unknown, aborted: boolean): Failure {
  const { code, responseCode, message } = Object(error) as Readonly<Record<string, unknown>>;
  const reply = typeof responseCode === 'number' ? responseCode : undefined;
  const name = aborted ? 'ETIMEDOUT' : typeof code === 'string' ? code : 'UNKNOWN';
  // A certificate, a password or a refusal is the same a moment later; nodemailer tells the first by its words alone.
  const lasting =
    /TLS|AUTH/.test(name) || /certificate|altnames/i.test(String(message)) || (reply ?? 0) >= 500;
  return { transient: !lasting, late: name === 'ETIMEDOUT', code: name, reply };
}
