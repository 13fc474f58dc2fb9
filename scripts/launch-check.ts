/**
 * `npm run launch-check [-- --send-mail]`: lists what must be done before the site goes public.
 * Exit status 0 means ready. `--send-mail` sends one mail through each mail server and one test lead to LEAD_WEBHOOK_URL.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { hindiReview } from '../src/content/hindi-review.ts';
import { landingTestimonials } from '../src/content/landing.ts';
import { press } from '../src/content/press.ts';
import { privacy } from '../src/content/privacy.ts';
import { shownItems } from '../src/content/samples.ts';
import { site } from '../src/content/site.ts';
import { terms } from '../src/content/terms.ts';
import { testimonials } from '../src/content/testimonials.ts';
import { loadVenues } from '../src/content/venues/index.ts';
import { pictures } from '../src/generated/pictures.ts';
import { isBuilt } from './build-stamp.ts';
import { readDifferences } from './content/specified-differences.ts';
import { readEnvironment, StartError } from './environment.ts';
import { readHostConfig } from './host/routing.ts';
import { contentFindings } from './launch/content-findings.ts';
import { environmentFindings } from './launch/environment-findings.ts';
import { linkFindings } from './launch/link-findings.ts';
import { redisFindings } from './launch/redis-findings.ts';
import { type Finding, finding, report } from './launch/report.ts';
import { postTestLead, sendTestMail } from './launch/send-test-lead.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { 'send-mail': { type: 'boolean' } } });

const mailNotTested = finding(
  'mail',
  'SMTP_URL',
  'not tested: npm run launch-check -- --send-mail sends one mail, and a test lead to the webhook',
  false,
);

/** The exports of each module in src/content, by file. */
async function readContent(): Promise<Record<string, unknown>> {
  const folder = join(root, 'src/content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|index)\.ts$/.test(file))
    .sort();
  const modules = files.map(async (file) => [file, await import(pathToFileURL(join(folder, file)).href)]);
  return Object.fromEntries(await Promise.all(modules));
}

const say = (line: string) => console.log(`${line}\n`);

const unreadable: Finding[] = [];
try {
  readEnvironment();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  unreadable.push(finding('environment', 'ENV_FILE', error.message));
}
/** Pages of another address are wrong in every link and in the sitemap. */
const outdated = existsSync(join(root, 'dist')) && !(await isBuilt());
const { routes } = await readHostConfig(join(root, 'vercel.json'));
const findings: readonly Finding[] = [
  ...contentFindings({
    site,
    venues: loadVenues(),
    pictures,
    testimonials: shownItems(testimonials),
    landingTestimonials: shownItems(landingTestimonials),
    press: shownItems(press),
    legal: { 'terms.ts': terms, 'privacy.ts': privacy },
    translated: await readContent(),
    hindiReview,
  }),
  ...readDifferences().map(({ where, what }) => finding('specification', where, what, false)),
  ...unreadable,
  ...environmentFindings(process.env, site.leadRecipients),
  ...(await redisFindings(process.env)),
  ...(outdated
    ? [
        finding(
          'links',
          'dist',
          'was built with other content, settings (SITE_URL) or packages: run npm run build',
        ),
      ]
    : []),
  ...linkFindings(join(root, 'dist'), routes),
  ...(options['send-mail']
    ? [...(await sendTestMail(process.env, say)), ...(await postTestLead(process.env, say))]
    : [mailNotTested]),
];
const ready = !findings.some(({ blocks }) => blocks);
console.log(report(findings));
process.exitCode = ready ? 0 : 1;
