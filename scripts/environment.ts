import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { type LocalMail, startLocalMail } from './host/mail-server.ts';
import { assertPortFree, portFrom } from './host/ports.ts';

/** Reads `.env` where there is one (`ENV_FILE` names another); what the shell has set wins. */
export function readEnvironment(): void {
  const file = process.env.ENV_FILE || '.env';
  if (existsSync(file)) loadEnvFile(file);
}

/**
 * Leads go to `SMTP_URL` where that is set; else a local mail server is started and the function told to use it.
 * Gives that server, or undefined. Throws a StartProblem when one of its ports is taken.
 */
export async function prepareMail(): Promise<LocalMail | undefined> {
  if (process.env.SMTP_URL) return undefined;
  const ports = { inbox: portFrom('MAIL_UI_PORT', 1080), smtp: portFrom('MAIL_SMTP_PORT', 1025) };
  const host = '127.0.0.1';
  await assertPortFree({ number: ports.inbox, host, name: 'MAIL_UI_PORT', purpose: 'the inbox' });
  await assertPortFree({
    number: ports.smtp,
    host,
    name: 'MAIL_SMTP_PORT',
    purpose: 'the local mail server',
  });
  const mail = await startLocalMail(ports);
  process.env.SMTP_URL = mail.smtpUrl;
  // These addresses reach nobody; with a mail server of one's own they must be given.
  process.env.LEAD_TO ||= 'leads@example.com';
  process.env.LEAD_FROM ||= 'website@example.com';
  return mail;
}

/** One line for the console: where leads go. Shows no password of the mail server. */
export function whereLeadsGo(mail: LocalMail | undefined): string {
  if (mail) return `Leads stay on this machine: read them at ${mail.inboxUrl}`;
  const { LEAD_TO, LEAD_FROM } = process.env;
  const host = URL.canParse(process.env.SMTP_URL ?? '')
    ? new URL(process.env.SMTP_URL ?? '').host
    : 'SMTP_URL';
  if (LEAD_TO && LEAD_FROM) return `Leads are mailed to ${LEAD_TO} through ${host}`;
  return 'Leads cannot be mailed yet: set LEAD_TO and LEAD_FROM (see .env.example)';
}
