import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SmtpBehaviour, startSmtpTestServer } from '../../tests/api/smtp-test-server.ts';
import { freePort } from '../../tests/build/test-server.ts';

export interface Mode {
  readonly name: string;
  readonly seconds: number;
  /** How the server treats connections, if it does not accept them. */
  readonly connections?: 'refused' | 'hanging' | 'slow TLS';
  /** What happens to the mails, in turn. */
  readonly behaviours?: readonly SmtpBehaviour[];
}

export const accepting: Mode = { name: 'accepting', seconds: 5 };
/** Within the time for the visitor's answer, and after it. */
const acceptedAfterMs = [10_000, 22_000];
const [withinData, afterDot] = ['drop within DATA', 'drop after the final dot'] as const;
/** Some mails of a failure are accepted, so that the second try of a lead may succeed. */
export const failures: readonly Mode[] = [
  { name: 'connection refused', seconds: 15, connections: 'refused' },
  { name: 'hanging before TLS', seconds: 25, connections: 'hanging' },
  { name: 'hanging after DATA', seconds: 25, behaviours: ['hang after DATA'] },
  { name: 'dropped within DATA', seconds: 15, behaviours: [withinData, withinData, 'accept'] },
  { name: 'dropped after DATA', seconds: 15, behaviours: [afterDot, afterDot, 'accept'] },
  { name: 'slow acceptance', seconds: 45, behaviours: acceptedAfterMs.map((ms) => ({ acceptAfterMs: ms })) },
  { name: 'greylisting 451', seconds: 15, behaviours: [{ reply: 451 }, { reply: 451 }, 'accept'] },
  { name: 'slow TLS', seconds: 20, connections: 'slow TLS' },
  { name: 'mailbox full 552', seconds: 10, behaviours: [{ reply: 552 }] },
];
/** Milliseconds before the server reads the first byte, in turn: within the function's limit, and beyond it. */
const tlsDelaysMs = [2_000, 6_000];

/** Starts an SMTP server with TLS behind a proxy that refuses, holds back or delays connections. Needs openssl. */
export async function startFailingMailServer() {
  const folder = mkdtempSync(join(tmpdir(), 'mail-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  const names = ['-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', [...options.split(' '), ...names], { stdio: 'ignore' });

  let mode = accepting;
  let turn = 0;
  const sockets = new Set<Socket>();
  const smtp = await startSmtpTestServer({
    scheme: 'smtps',
    server: {
      secure: true,
      key: readFileSync(keyFile),
      cert: readFileSync(certFile),
      disabledCommands: ['AUTH'],
    },
    dropConnection(remotePort) {
      for (const socket of sockets) if (socket.localPort === remotePort) socket.destroy();
    },
    script() {
      const { behaviours = ['accept'] } = mode;
      turn += 1;
      return behaviours[turn % behaviours.length] ?? 'accept';
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
    turn += 1;
    const delayMs = mode.connections === 'slow TLS' ? tlsDelaysMs[turn % tlsDelaysMs.length] : 0;
    setTimeout(() => client.pipe(server), delayMs);
  });
  const port = await freePort();
  const listen = () => once(proxy.listen(port, '127.0.0.1'), 'listening');
  await listen();

  return {
    /** The variables by which the function sends through the server, without limits. */
    env: {
      SMTP_URL: `smtps://127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: certFile,
      LEAD_TO: 'leads@example.com',
      LEAD_FROM: 'website@example.com',
      LEAD_LIMIT_FACTOR: '1000000',
    },
    /** Removes the mails received since the last call, and returns the ids of their leads, which Message-IDs begin with. */
    takeLeads: () => smtp.mails.splice(0).map(({ messageId = '' }) => messageId.slice(1, 37)),
    async setMode(next: Mode) {
      mode = next;
      if (next.connections === 'refused') proxy.close();
      if (next.connections) for (const socket of sockets) socket.destroy();
      if (next.connections !== 'refused' && !proxy.listening) await listen();
    },
    async close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await smtp.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
