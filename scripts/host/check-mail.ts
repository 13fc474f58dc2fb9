import { createTransport } from 'nodemailer';
import { parseEnvironment, type Settings, type Variables } from '../../api/_mail/environment.ts';
import { poolOptions, smtpTimeouts } from '../../api/_mail/mailer.ts';

/** What to write where protocol and port do not belong together: `reason`, the error of the connection, does not say so. */
export function portHint(address: string, reason: string): string {
  const { protocol, port } = new URL(address);
  // OpenSSL's error for an answer that is not TLS.
  if (protocol === 'smtps:' && port && (port === '587' || reason.includes('wrong version number')))
    return `: for port ${port} write smtp:// in place of smtps://`;
  if (protocol === 'smtp:' && port === '465') return ': for port 465 write smtps:// in place of smtp://';
  return '';
}

/** The mail servers of leads, each with its variable. */
export function mailServers({ smtpUrl, smtpFallbackUrl }: Settings) {
  const fallback = smtpFallbackUrl ? [{ name: 'SMTP_FALLBACK_URL', url: smtpFallbackUrl }] : [];
  return [{ name: 'SMTP_URL', url: smtpUrl }, ...fallback];
}

/** Connects to each mail server as for a lead, without sending: the variables of those that cannot be used, and why. */
export async function unusableServers(variables: Variables) {
  const { settings } = parseEnvironment(variables);
  const problems = (settings ? mailServers(settings) : []).map(async ({ name, url }) => {
    const transport = createTransport({ ...poolOptions(url, smtpTimeouts), pool: false });
    const reason = await transport.verify().then(
      () => undefined,
      ({ message }: Error) => message.replace(/\s+/g, ' '),
    );
    transport.close();
    const what = `${new URL(url).host} cannot be used now (${reason})${portHint(url, reason ?? '')}`;
    return reason === undefined ? [] : [{ name, what }];
  });
  return (await Promise.all(problems)).flat();
}
