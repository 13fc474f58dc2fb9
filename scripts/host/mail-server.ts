import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MailDev from 'maildev';
import { findHosts, hostInUrl, portFrom } from '../environment.ts';
import { onShutdown } from '../on-shutdown.ts';

/** MailDev listens on one address. */
const findAddress = async () => (await findHosts('localhost'))[0] ?? '127.0.0.1';

const mailPorts = () => [portFrom('MAIL_UI_PORT', 1080), portFrom('MAIL_SMTP_PORT', 1025)] as const;

/** The ports that `startLocalMail` opens. */
export async function localMailPorts() {
  if (process.env.SMTP_URL) return [];
  const hosts = [await findAddress()];
  const [web, smtp] = mailPorts();
  return [
    { number: web, hosts, name: 'MAIL_UI_PORT', purpose: 'the inbox' },
    { number: smtp, hosts, name: 'MAIL_SMTP_PORT', purpose: 'the local mail server' },
  ];
}

/**
 * Without `SMTP_URL`, starts MailDev on this machine and sets the variables by which the function mails to it. Its mails are
 * deleted at shutdown.
 */
export async function startLocalMail(): Promise<void> {
  if (process.env.SMTP_URL) return;
  const [web, smtp] = mailPorts();
  const ip = await findAddress();
  const mailDirectory = await mkdtemp(join(tmpdir(), 'inbox-'));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  const ownListeners = new Set(signals.flatMap((signal) => process.listeners(signal)));
  const server = new MailDev({ ip, web, smtp, mailDirectory, silent: true });
  // MailDev's signal handlers exit the process before open requests are answered.
  for (const signal of signals) {
    for (const listener of process.listeners(signal)) {
      if (!ownListeners.has(listener)) process.off(signal, listener);
    }
  }
  onShutdown(async () => {
    server.close();
    await rm(mailDirectory, { recursive: true, force: true });
  });
  await server.listen();
  process.env.SMTP_URL = `smtp://${hostInUrl(ip)}:${smtp}`;
  process.env.LEAD_TO ||= 'leads@example.com';
  process.env.LEAD_FROM ||= 'website@example.com';
  process.env.INBOX_URL = `http://${hostInUrl(ip)}:${web}`;
}
