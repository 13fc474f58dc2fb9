import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { parseEnvironment } from '../../api/_mail/environment.ts';
import { buildLeadEmail } from '../../api/_mail/lead-email.ts';
import { parseReceivedLead } from '../../api/_mail/received-lead.ts';
import sendEmail from '../../api/send-email.ts';
import { callFunction, type WebFunction } from '../host/function-adapter.ts';

/** The benchmark runs each role, the first argument, in its own process, so that none measures the work of another. */
const roles = { sink, function: () => serve(leadFunction()), nodemailer: () => serve(bareNodemailer()) };

export type Role = keyof typeof roles;

/** Accepts every mail and counts the Message-IDs; replies with the counts to any message of the parent process. */
function sink(): void {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    async onData(stream, _session, done) {
      const mail = await text(stream);
      const id = /^message-id:\s*(<[^>]+>)/im.exec(mail)?.[1] ?? 'none';
      counts.set(id, (counts.get(id) ?? 0) + 1);
      done();
    },
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.server.address() as AddressInfo).port));
  process.on('message', () => process.send?.([...counts]));
}

/** The state of a process, after garbage collection. */
export interface ProcessState {
  readonly heapMb: number;
  readonly unhandledRejections: number;
}

/** The function itself. */
function leadFunction(): WebFunction {
  // Logging is not measured.
  console.log = () => undefined;
  return sendEmail;
}

/** Nodemailer alone: each request sends the same prepared mail. */
function bareNodemailer(): WebFunction {
  const { settings } = parseEnvironment(process.env);
  const received = parseReceivedLead('{"phone":"9876543210","meta":{"page":"/noida","control":"bench"}}');
  if (!settings || !received.ok) throw new Error('The benchmark has no settings');
  const { messageId: _messageId, ...mail } = buildLeadEmail(received.lead, settings, new Date());
  const transport = createTransport({ url: settings.smtpUrl, pool: true, ignoreTLS: true });
  return {
    async fetch(request) {
      await request.text();
      await transport.sendMail({ ...mail });
      return new Response('{}');
    },
  };
}

/** Serves a function over HTTP; replies to any message of the parent process with its state. */
function serve(target: WebFunction): void {
  const server = createServer((request, response) => {
    const call = callFunction(target, { request, response, timeoutMs: 30_000, trustProxy: true });
    call.catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  let unhandledRejections = 0;
  process.on('unhandledRejection', (error) => {
    unhandledRejections += 1;
    console.error('Unhandled rejection:', error);
  });
  process.on('message', () => {
    globalThis.gc?.();
    const state: ProcessState = { heapMb: process.memoryUsage().heapUsed / 2 ** 20, unhandledRejections };
    process.send?.(state);
  });
}

roles[process.argv[2] as Role]();
