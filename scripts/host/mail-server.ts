import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MailDev from 'maildev';
import { parseEnvironment } from '../../api/_mail/environment.ts';
import { assertPortFree, portFrom } from '../environment.ts';
import { onShutdown } from '../on-shutdown.ts';

interface LocalMail {
  readonly inboxUrl: string;
}

/**
 * Without `SMTP_URL`, starts MailDev on this machine and points the function at it.
 * Returns undefined if `SMTP_URL` is set; throws a StartError if a port is in use.
 */
export async function startLocalMail(): Promise<LocalMail | undefined> {
  if (process.env.SMTP_URL) return undefined;
  const ip = '127.0.0.1';
  const web = portFrom('MAIL_UI_PORT', 1080);
  const smtp = portFrom('MAIL_SMTP_PORT', 1025);
  await assertPortFree({ number: web, host: ip, name: 'MAIL_UI_PORT', purpose: 'the inbox' });
  await assertPortFree({ number: smtp, host: ip, name: 'MAIL_SMTP_PORT', purpose: 'the local mail server' });
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
  process.env.SMTP_URL = `smtp://${ip}:${smtp}`;
  process.env.LEAD_TO ||= 'leads@example.com';
  process.env.LEAD_FROM ||= 'website@example.com';
  return { inboxUrl: `http://localhost:${web}` };
}

/** Lines for the console: where leads go, without any secret, and the problems of the environment. */
export function describeMail(mail: LocalMail | undefined): string {
  const { settings, problems } = parseEnvironment(process.env);
  const destination = mail
    ? `Leads stay on this machine: read them at ${mail.inboxUrl}`
    : settings
      ? `Leads are mailed to ${settings.to.join(', ')} through ${new URL(settings.smtpUrl).host}`
      : 'Leads cannot be mailed yet (see .env.example)';
  const webhook = settings?.webhook && `Leads are posted to ${new URL(settings.webhook.url).host}`;
  return [destination, webhook, ...problems.map((problem) => `Environment: ${problem}`)]
    .filter(Boolean)
    .join('\n');
}
