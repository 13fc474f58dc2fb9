import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { type SmtpBehaviour, startSmtpTestServer } from '../../tests/api/smtp-test-server.ts';

/** How the server treats connections. */
type Connections = 'accepted' | 'refused' | 'hanging' | 'slow TLS';

export interface Mode {
  readonly name: string;
  readonly seconds: number;
  readonly connections?: Connections;
  /** What happens to the mails, in turn. */
  readonly behaviours?: readonly SmtpBehaviour[];
}

/** Some mails of a failure are accepted, so that the second try of a lead may succeed. */
export const failures: readonly Mode[] = [
  { name: 'connection refused', seconds: 15, connections: 'refused' },
  { name: 'hanging before TLS', seconds: 25, connections: 'hanging' },
  { name: 'hanging after DATA', seconds: 25, behaviours: ['hang after DATA'] },
  {
    name: 'dropped within DATA',
    seconds: 15,
    behaviours: ['drop within DATA', 'drop within DATA', 'accept'],
  },
  {
    name: 'dropped after DATA',
    seconds: 15,
    behaviours: ['drop after the final dot', 'drop after the final dot', 'accept'],
  },
  {
    name: 'slow acceptance',
    seconds: 45,
    // Within the time for the visitor's answer, and after it.
    behaviours: [{ acceptAfterMs: 10_000 }, { acceptAfterMs: 22_000 }],
  },
  { name: 'greylisting 451', seconds: 15, behaviours: [{ reply: 451 }, { reply: 451 }, 'accept'] },
  { name: 'slow TLS', seconds: 20, connections: 'slow TLS' },
  { name: 'mailbox full 552', seconds: 10, behaviours: [{ reply: 552 }] },
];
export const accepting: Mode = { name: 'accepting', seconds: 5 };
/** Whether the server may close a connection after a whole mail, so that the function has to send it again. */
export const mayCloseAfterMail = ({ name, connections }: Mode) =>
  connections !== undefined || name === 'dropped after DATA';

/** Milliseconds before the server reads the first byte, in turn: within the function's limit, and beyond it. */
const tlsDelaysMs = [2_000, 6_000];

/** Creates a certificate for 127.0.0.1 in `folder`. Throws without openssl. */
function createCertificate(folder: string) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', ...options.split(' '), ...names], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert), file: cert };
}

/** Starts an SMTP server with TLS behind a proxy on `port` that refuses, holds back or delays connections. */
export async function startFailingMailServer(port: number, folder: string) {
  const { key, cert, file } = createCertificate(folder);
  let mode: Mode = accepting;
  let mailNumber = 0;
  let connectionNumber = 0;
  const sockets = new Set<Socket>();
  const smtp = await startSmtpTestServer({
    dropConnection(remotePort) {
      for (const socket of sockets) if (socket.localPort === remotePort) socket.destroy();
    },
    scheme: 'smtps',
    server: { secure: true, key, cert, disabledCommands: ['AUTH'] },
    script() {
      const behaviours = mode.behaviours ?? ['accept'];
      mailNumber += 1;
      return behaviours[mailNumber % behaviours.length] ?? 'accept';
    },
  });
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
  };
  const proxy = createServer((client) => {
    track(client);
    if (mode.connections === 'hanging') return;
    const server = connect(smtp.port, '127.0.0.1');
    track(server);
    client.on('close', () => server.destroy());
    server.on('close', () => client.end());
    server.pipe(client);
    connectionNumber += 1;
    const delayMs = mode.connections === 'slow TLS' ? tlsDelaysMs[connectionNumber % tlsDelaysMs.length] : 0;
    setTimeout(() => client.pipe(server), delayMs);
  });
  proxy.listen(port, '127.0.0.1');
  await once(proxy, 'listening');

  return {
    url: `smtps://127.0.0.1:${port}`,
    /** The file of the certificate, for `NODE_EXTRA_CA_CERTS`. */
    certificate: file,
    connections: smtp.connections,
    /** Removes and returns the mails received since the last call. */
    takeMails: () => smtp.mails.splice(0),
    async setMode(next: Mode) {
      mode = next;
      const refused = next.connections === 'refused';
      if (refused) proxy.close();
      if (next.connections) for (const socket of sockets) socket.destroy();
      if (refused || proxy.listening) return;
      proxy.listen(port, '127.0.0.1');
      await once(proxy, 'listening');
    },
    async close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await smtp.close();
    },
  };
}
