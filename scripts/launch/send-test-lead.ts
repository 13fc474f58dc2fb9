import { parseEnvironment, type Variables } from '../../api/_mail/environment.ts';
import { createMailer, smtpTimeouts } from '../../api/_mail/mailer.ts';
import { parseReceivedLead } from '../../api/_mail/received-lead.ts';
import { postWebhook, webhookMessage } from '../../api/_mail/webhook.ts';
import { site } from '../../src/content/site.ts';
import { mailServers, portHint } from '../host/check-mail.ts';
import { type Finding, finding } from './report.ts';

/** Sends one mail to LEAD_TO through each mail server, in the same way as leads; a finding for each that does not accept it for all. */
export async function sendTestMail(
  variables: Variables,
  say: (line: string) => void,
): Promise<readonly Finding[]> {
  const { settings } = parseEnvironment(variables);
  if (!settings) return [finding('mail', 'SMTP_URL', 'no mail was sent: the environment is incomplete')];
  const mail = {
    from: { ...settings.from },
    to: [...settings.to],
    subject: 'Test mail from launch-check',
    // As in the mail of a lead: some helpdesks ignore it.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `This mail was sent in the same way as leads. Check that it arrived in the inbox, not in spam, and that its sender passed SPF, DKIM and DMARC.\n\n${settings.siteUrl}\n`,
  };
  const findings = mailServers(settings).map(async ({ name, url }) => {
    const mailer = createMailer({ ...settings, smtpUrl: url, smtpFallbackUrl: undefined });
    const outcome = await mailer.deliver(mail, Date.now() + smtpTimeouts.totalMs);
    mailer.close();
    const { host } = new URL(url);
    if (!outcome.ok) {
      const { tries, reason } = outcome;
      const what = `${host} accepted no mail in ${triesText(tries)} (${reason})${portHint(url, reason)}`;
      return [finding('mail', name, what)];
    }
    const { rejected } = outcome;
    const accepted = settings.to.filter((address) => !rejected.includes(address));
    say(`${host} accepted a mail for ${accepted.join(', ')}.`);
    const what = `${host} rejects ${rejected.join(', ')}: its leads would be lost`;
    return rejected.length > 0 ? [finding('mail', 'LEAD_TO', what)] : [];
  });
  return (await Promise.all(findings)).flat();
}

const triesText = (tries: number) => `${tries} ${tries === 1 ? 'try' : 'tries'}`;

/** Posts a lead with the site's own phone number to the webhook, if there is one; a finding if it is not accepted. */
export async function postTestLead(
  variables: Variables,
  say: (line: string) => void,
): Promise<readonly Finding[]> {
  const webhook = parseEnvironment(variables).settings?.webhook;
  if (!webhook) return [];
  const lead = {
    kind: 'enquiry',
    name: 'Test lead from launch-check',
    email: site.email.display,
    phone: site.phone.display,
    eventType: 'Test',
    message: 'Check that this lead arrived, then delete it.',
    meta: { page: '/' },
  };
  const received = parseReceivedLead(JSON.stringify(lead));
  if (!received.lead) throw new Error('The test lead is invalid');
  const { id, key } = received.lead;
  const { ok, tries, status, result, code } = await postWebhook(
    key,
    webhookMessage(received.lead, new Date()),
    webhook,
  );
  const answer = [status && `status ${status}`, result, code].filter(Boolean).join(', ');
  if (ok) {
    say(`The webhook accepted the test lead ${id} (${answer}).`);
    return [];
  }
  const hint = /^3/.test(String(status)) ? ': write the address that it redirects to' : '';
  return [finding('mail', 'LEAD_WEBHOOK_URL', `accepted no lead in ${triesText(tries)} (${answer})${hint}`)];
}
