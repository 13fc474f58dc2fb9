import { devNull } from 'node:os';

/** `E2E_PORT` moves the site, the inbox (3000 below it) and the mail server (one above that), for two runs at once. */
// Not 4190: fetch refuses it, as it does every port with a well-known protocol of its own.
const port = Number(process.env.E2E_PORT ?? 4180);

export const siteUrl = `http://localhost:${port}`;
export const inboxUrl = `http://127.0.0.1:${port - 3000}`;

/** What the server under test is given: nothing of the developer's own settings, so that no test mail leaves the machine. */
export const environmentAt = (port: number) => ({
  PORT: String(port),
  HOST: 'localhost',
  MAIL_UI_PORT: String(port - 3000),
  MAIL_SMTP_PORT: String(port - 2999),
  ENV_FILE: devNull,
  SMTP_URL: '',
  SMTP_FALLBACK_URL: '',
  REDIS_URL: '',
  LEAD_TO: '',
  LEAD_FROM: '',
  SITE_URL: '',
  LEAD_LIMIT_FACTOR: '1000',
});

export const serverEnvironment = environmentAt(port);
