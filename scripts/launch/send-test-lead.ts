import { parseEnvironment } from '../../api/_mail/environment.ts';
import { createMailer } from '../../api/_mail/mailer.ts';
import type { Finding } from './report.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Sends one mail to LEAD_TO in the same way as leads; a finding if the mail server does not accept it. */
export async function sendTestMail(variables: Variables): Promise<Finding[]> {
  const { settings } = parseEnvironment(variables);
  if (!settings)
    return [
      {
        area: 'mail',
        where: 'SMTP_URL',
        what: 'no mail was sent: the environment is incomplete',
        blocks: true,
      },
    ];
  const mailer = createMailer(settings);
  const outcome = await mailer.deliver({
    from: { ...settings.from },
    to: [...settings.to],
    subject: 'Test mail from launch-check',
    text: `This mail was sent in the same way as leads. Check that it arrived in the inbox, not in spam, and that its sender passed SPF, DKIM and DMARC.\n\n${settings.siteUrl}\n`,
  });
  mailer.close();
  if (outcome.ok) {
    console.log(`The mail server accepted a mail for ${settings.to.join(', ')}.\n`);
    return [];
  }
  const { code, reply, tries } = outcome;
  const what = `accepted no mail in ${tries} tries (${code}${reply ? `, reply ${reply}` : ''})`;
  return [{ area: 'mail', where: 'SMTP_URL', what, blocks: true }];
}
