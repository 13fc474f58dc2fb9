import { parseEnvironment, type Variables } from '../../api/_mail/environment.ts';
import { isExample } from '../../src/content/placeholders.ts';
import { type Finding, finding } from './report.ts';

const found = (name: string, what: string, blocks = true) => finding('environment', name, what, blocks);

/**
 * Problems of the environment variables for sending leads. Contains names and reasons, never values. `leadRecipients`
 * are those that the privacy page names.
 */
export function environmentFindings(variables: Variables, leadRecipients: readonly string[]): Finding[] {
  const { problems } = parseEnvironment(variables);
  const { SMTP_URL, SMTP_FALLBACK_URL, LEAD_TO, LEAD_FROM, SITE_URL } = variables;
  const { REDIS_URL, LEAD_LIMIT_FACTOR, LIMIT_SECRET, LEAD_WEBHOOK_URL } = variables;
  const checked = { SMTP_URL, LEAD_TO, LEAD_FROM, SITE_URL, LEAD_WEBHOOK_URL };
  return [
    ...problems.map((problem) => {
      const [name = '', ...words] = problem.split(' ');
      return found(name, words.join(' '));
    }),
    ...Object.entries(checked).map(
      ([name, value]) => value && isExample(value) && found(name, 'is still a placeholder'),
    ),
    ...Object.entries({ LEAD_TO, LEAD_FROM }).map(
      ([name, value = '']) =>
        value.split(',').some((address) => /@[^@.]+$/.test(address)) &&
        found(name, 'has an address whose domain has no dot: write it in full, such as name@example.com'),
    ),
    !SITE_URL && found('SITE_URL', 'is not set: links in mails use the URL in src/content/site.ts', false),
    SITE_URL?.startsWith('http://') && found('SITE_URL', 'is not an https:// URL'),
    !REDIS_URL && found('REDIS_URL', 'is not set: each instance limits leads separately', false),
    !SMTP_FALLBACK_URL &&
      found(
        'SMTP_FALLBACK_URL',
        'is not set: while the mail server is down, visitors are asked to call',
        false,
      ),
    REDIS_URL &&
      !LIMIT_SECRET &&
      found(
        'LIMIT_SECRET',
        'is not set: a change of SMTP_URL, REDIS_URL or LEAD_WEBHOOK_SECRET resets the limits',
        false,
      ),
    LEAD_WEBHOOK_URL &&
      leadRecipients.length === 0 &&
      found(
        'LEAD_WEBHOOK_URL',
        'sends leads to a recipient that the privacy page does not name: set leadRecipients in src/content/site.ts',
      ),
    LEAD_LIMIT_FACTOR && found('LEAD_LIMIT_FACTOR', 'is for tests: remove it in production'),
  ].filter((one) => typeof one === 'object');
}
