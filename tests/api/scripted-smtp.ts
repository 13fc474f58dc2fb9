import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface ReceivedMail extends Email {
  /** RCPT TO addresses. */
  readonly recipients: readonly string[];
  readonly source: string;
}

/** What the server does to the next mails: each entry is used once, the last one stays. */
export type Behaviour =
  | 'accept'
  | 'hang before greeting'
  | 'hang after DATA'
  | 'drop within DATA'
  | 'drop after the final dot'
  | { readonly reply: number };

export interface ScriptedSmtp {
  readonly url: string;
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Connections that were made. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly script?: readonly Behaviour[];
  readonly server?: SMTPServerOptions;
  readonly scheme?: 'smtp' | 'smtps';
}

/** A real SMTP server on a free port that follows a script, connection by connection, and keeps the mails it took. */
export async function startScriptedSmtp(options: Options = {}): Promise<ScriptedSmtp> {
  const script = [...(options.script ?? ['accept' as const])];
  const mails: ReceivedMail[] = [];
  const behaviours = new Map<string, Behaviour>();
  const sockets = new Set<Socket>();
  let connections = 0;
  const take = (session: SMTPServerSession) => {
    behaviours.set(session.id, (script.length > 1 ? script.shift() : script[0]) ?? 'accept');
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
      if (script[0] === 'hang before greeting') take(session);
      else done();
    },
    onMailFrom(_address, session, done) {
      take(session);
      done();
    },
    onRcptTo(_address, session, done) {
      const next = behaviour(session);
      if (typeof next === 'object')
        done(Object.assign(new Error('As the script says'), { responseCode: next.reply }));
      else done();
    },
    onData(stream, session, done) {
      const next = behaviour(session);
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => {
        parts.push(part);
        if (next === 'drop within DATA') cut(session);
      });
      stream.on('end', async () => {
        if (next === 'drop within DATA') return;
        const source = Buffer.concat(parts).toString();
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        if (next !== 'hang after DATA')
          mails.push({ ...(await PostalMime.parse(source)), recipients, source });
        if (next === 'drop after the final dot') cut(session);
        else if (next !== 'hang after DATA') done();
      });
    },
  });
  server.on('error', () => undefined);
  // Below TLS the plain socket belongs to its TLS socket: destroying it would take the whole process along.
  server.server.on(options.scheme === 'smtps' ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  function cut(session: SMTPServerSession) {
    for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroy();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `${options.scheme ?? 'smtp'}://127.0.0.1:${port}`,
    port,
    mails,
    connections: () => connections,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
