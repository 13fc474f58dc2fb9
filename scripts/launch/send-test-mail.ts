import { parseEnvironment } from '../../api/_mail/environment.ts';
import { createMailer } from '../../api/_mail/mailer.ts';
import type { Finding } from './finding.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Sends one mail to LEAD_TO the way leads go; a finding when the mail server did not take it. */
export async function sendTestMail(variables: Variables): Promise<Finding[]> {
  const { settings } = parseEnvironment(variables);
  if (!settings)
    return [
      {
        area: 'mail',
        where: 'SMTP_URL',
        what: 'no mail was sent: the environment is not complete',
        blocks: true,
      },
    ];
  const mailer = createMailer(settings);
  const outcome = await mailer.deliver({
    from: { ...settings.from },
    to: [...settings.to],
    subject: 'A test of the way that leads take',
    text: `This mail came the way that leads will come. Look whether it arrived in the inbox, not among spam, and whether its sender passed SPF, DKIM and DMARC.\n\n${settings.siteUrl}\n`,
  });
  mailer.close();
  if (outcome.ok) {
    console.log(`A mail was taken for ${settings.to.join(', ')} by the mail server.\n`);
    return [];
  }
  const { code, reply, tries } = outcome;
  const what = `took no mail in ${tries} tries (${code}${reply ? `, reply ${reply}` : ''})`;
  return [{ area: 'mail', where: 'SMTP_URL', what, blocks: true }];
}
