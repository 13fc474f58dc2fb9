import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MailDev from 'maildev';

/** An inbox of one's own: a real mail server and a page to read what it was given, both on this machine only. */
export interface LocalMail {
  readonly smtpUrl: string;
  readonly inboxUrl: string;
  /** Removes the kept mails; the ports are free once the process has ended. */
  readonly close: () => Promise<void>;
}

/** Starts MailDev; both ports must be free. */
export async function startLocalMail(ports: { inbox: number; smtp: number }): Promise<LocalMail> {
  const folder = await mkdtemp(join(tmpdir(), 'inbox-'));
  const before = new Set([...process.listeners('SIGINT'), ...process.listeners('SIGTERM')]);
  const server = new MailDev({
    ip: '127.0.0.1',
    web: ports.inbox,
    smtp: ports.smtp,
    mailDirectory: folder,
    silent: true,
  });
  // It would end the whole process at once on Ctrl-C, before leads under way are answered.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    for (const listener of process.listeners(signal))
      if (!before.has(listener)) process.off(signal, listener);
  }
  await server.listen();
  return {
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    inboxUrl: `http://localhost:${ports.inbox}`,
    close: async () => {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
