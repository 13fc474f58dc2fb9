import { parseEnvironment, type Variables } from '../../api/_mail/environment.ts';

/** Lines for the console: where leads go, without any secret, and the problems of the environment. */
export function describeMail(variables: Variables): string {
  const { settings, problems } = parseEnvironment(variables);
  const destination = variables.INBOX_URL
    ? `Leads stay on this machine: read them at ${variables.INBOX_URL}`
    : settings
      ? `Leads are mailed to ${settings.to.join(', ')} through ${new URL(settings.smtpUrl).host}`
      : 'Leads cannot be mailed: they are answered with 503, and the form offers a call or WhatsApp (see .env.example)';
  const webhook = settings?.webhook && `Leads are posted to ${new URL(settings.webhook.url).host}`;
  return [destination, webhook, ...problems.map((problem) => `Environment: ${problem}`)]
    .filter(Boolean)
    .join('\n');
}
