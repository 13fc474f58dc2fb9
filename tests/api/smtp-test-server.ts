import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** RCPT TO addresses. */
  readonly recipients: readonly string[];
  readonly source: string;
}

/** What the server does with the next mail. */
export type SmtpBehaviour =
  | 'accept'
  | 'hang before greeting'
  /** Greets after twelve seconds. */
  | 'greet late'
  | 'hang after DATA'
  | 'drop within DATA'
  | 'drop after the final dot'
  /** Rejects every recipient, or one. */
  | { readonly reply: number; readonly recipient?: string }
  /** Rejects these recipients. */
  | { readonly replies: Readonly<Record<string, number>> }
  /** Receives the whole mail, and then waits for what to do with it. */
  | { readonly later: Promise<'accept' | 'drop' | number> }
  | { readonly acceptAfterMs: number };

function replyTo(address: string, behaviour: SmtpBehaviour): number | undefined {
  if (typeof behaviour !== 'object') return undefined;
  if ('replies' in behaviour) return behaviour.replies[address];
  return 'reply' in behaviour && address === (behaviour.recipient ?? address) ? behaviour.reply : undefined;
}

interface Options {
  /** One entry per mail, of which the last one repeats; or called for each mail. */
  readonly script?: readonly SmtpBehaviour[] | (() => SmtpBehaviour);
  readonly server?: SMTPServerOptions;
  readonly scheme?: 'smtp' | 'smtps';
  /** Drops the connection to the server from this port; required to drop connections with `smtps`. */
  readonly dropConnection?: (remotePort: number) => void;
}

/** Starts a real SMTP server on a free port that follows a script and stores the mails that it accepts. */
export async function startSmtpTestServer(options: Options = {}) {
  const script = typeof options.script === 'function' ? [] : [...(options.script ?? ['accept' as const])];
  const nextOfScript = () => (script.length > 1 ? script.shift() : script[0]) ?? 'accept';
  const nextOf = typeof options.script === 'function' ? options.script : nextOfScript;
  const mails: ReceivedMail[] = [];
  const behaviours = new Map<string, SmtpBehaviour>();
  const sockets = new Set<Socket>();
  let connections = 0;
  let arrived = 0;
  const nextBehaviour = (session: SMTPServerSession) => {
    behaviours.set(session.id, nextOf());
  };
  const behaviour = (session: SMTPServerSession) => behaviours.get(session.id) ?? 'accept';

  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    ...options.server,
    onConnect(session, done) {
      connections += 1;
      if (script[0] === 'hang before greeting') nextBehaviour(session);
      else if (script[0] === 'greet late') setTimeout(done, 12_000);
      else done();
    },
    onMailFrom(_address, session, done) {
      nextBehaviour(session);
      done();
    },
    onRcptTo({ address }, session, done) {
      const responseCode = replyTo(address, behaviour(session));
      done(responseCode ? Object.assign(new Error('Refused by the script'), { responseCode }) : undefined);
    },
    onData(stream, session, done) {
      const next = behaviour(session);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        parts.push(part);
        if (next === 'drop within DATA') dropConnection(session);
      });
      stream.on('end', async () => {
        if (next === 'drop within DATA') return;
        const source = Buffer.concat(parts).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const later = typeof next === 'object' && 'later' in next ? await next.later : undefined;
        if (typeof next === 'object' && 'acceptAfterMs' in next) await sleep(next.acceptAfterMs);
        if (typeof later === 'number')
          return done(Object.assign(new Error('Refused by the script'), { responseCode: later }));
        if (next !== 'hang after DATA')
          mails.push({ ...(await PostalMime.parse(source)), recipients, source });
        if (next === 'drop after the final dot' || later === 'drop') dropConnection(session);
        else if (next !== 'hang after DATA') done();
      });
    },
  });
  server.on('error', () => undefined);
  // With TLS, destroying the underlying plain socket would crash the process.
  server.server.on(options.scheme === 'smtps' ? 'secureConnection' : 'connection', (socket: Socket) => {
    arrived += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  function dropConnection({ remotePort }: SMTPServerSession) {
    options.dropConnection?.(remotePort);
    for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.scheme ?? 'smtp'}://127.0.0.1:${port}`,
    port,
    mails,
    /** Number of accepted connections. */
    connections: () => connections,
    /** Number of connections beyond `maxClients`. */
    refused: () => arrived - connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
