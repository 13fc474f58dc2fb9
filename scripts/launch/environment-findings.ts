import { parseEnvironment } from '../../api/_mail/environment.ts';
import { isExample } from '../../src/content/placeholders.ts';
import type { Finding } from './finding.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const found = (where: string, what: string, blocks = true): Finding => ({
  area: 'environment',
  where,
  what,
  blocks,
});

/** What the environment lacks for leads to arrive. Says names and reasons, never a value. */
export function environmentFindings(variables: Variables): Finding[] {
  const { problems } = parseEnvironment(variables);
  const { SMTP_URL, SMTP_FALLBACK_URL, LEAD_TO, LEAD_FROM, SITE_URL, REDIS_URL, LEAD_LIMIT_FACTOR } =
    variables;
  const told = Object.entries({ SMTP_URL, LEAD_TO, LEAD_FROM, SITE_URL });
  return [
    ...problems.map((problem) => {
      const [name = '', ...words] = problem.split(' ');
      return found(name, words.join(' '));
    }),
    ...told
      .filter(([, value]) => value && isExample(value))
      .map(([name]) => found(name, 'still holds an example that reaches nobody')),
    ...(SITE_URL
      ? []
      : [found('SITE_URL', 'is not set: links in mails lead to the address in src/content/site.ts', false)]),
    ...(SITE_URL && !SITE_URL.startsWith('https://') ? [found('SITE_URL', 'is no https:// address')] : []),
    ...(REDIS_URL ? [] : [found('REDIS_URL', 'is not set: each instance limits leads for itself', false)]),
    ...(SMTP_FALLBACK_URL
      ? []
      : [
          found(
            'SMTP_FALLBACK_URL',
            'is not set: while the one mail server is down, visitors are asked to call',
            false,
          ),
        ]),
    ...(LEAD_LIMIT_FACTOR ? [found('LEAD_LIMIT_FACTOR', 'is for tests: leave it out in production')] : []),
  ];
}
