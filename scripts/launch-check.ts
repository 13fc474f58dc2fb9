/**
 * `npm run launch-check [-- --json] [--send-mail]`: lists what must be done before the site goes public.
 * Exit status 0 means ready. `--send-mail` sends one mail through SMTP_URL and one test lead to LEAD_WEBHOOK_URL.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cities } from '../src/content/cities.ts';
import { cityTexts } from '../src/content/city-texts.ts';
import { galleryFavourites, galleryTexts, homeGalleryTiles } from '../src/content/gallery.ts';
import { galleryCategories } from '../src/content/gallery-categories.ts';
import { hindiReview } from '../src/content/hindi-review.ts';
import { howItWorks } from '../src/content/how-it-works.ts';
import { landingTestimonials } from '../src/content/landing.ts';
import { press } from '../src/content/press.ts';
import { privacy } from '../src/content/privacy.ts';
import { site } from '../src/content/site.ts';
import { terms } from '../src/content/terms.ts';
import { testimonials } from '../src/content/testimonials.ts';
import { vendorCategories } from '../src/content/vendors.ts';
import { loadVenues, venueEntries } from '../src/content/venues/index.ts';
import { whyUs } from '../src/content/why-us.ts';
import { pictures } from '../src/generated/pictures.ts';
import { readEnvironment } from './environment.ts';
import { readHostConfig } from './host/routing.ts';
import { contentFindings } from './launch/content-findings.ts';
import { environmentFindings } from './launch/environment-findings.ts';
import { linkFindings } from './launch/link-findings.ts';
import { type Finding, report } from './launch/report.ts';
import { postTestLead, sendTestMail } from './launch/send-test-lead.ts';

const root = join(import.meta.dirname, '..');
const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, 'send-mail': { type: 'boolean' } },
});

const mailNotTested: Finding = {
  area: 'mail',
  where: 'SMTP_URL',
  what: 'not tested: npm run launch-check -- --send-mail sends one mail, and a test lead to the webhook',
  blocks: false,
};

/** With --json, the output is the JSON alone. */
const say = (line: string) => (options.json ? undefined : console.log(`${line}\n`));

readEnvironment();
const { routes } = await readHostConfig(join(root, 'vercel.json'));
const legal = { 'terms.ts': terms, 'privacy.ts': privacy };
const translated = {
  'cities.ts': cities,
  'city-texts.ts': cityTexts,
  'gallery-categories.ts': galleryCategories,
  'how-it-works.ts': howItWorks,
  'landing.ts': landingTestimonials,
  'photos.ts': [galleryTexts, homeGalleryTiles, galleryFavourites],
  'pictures.ts': pictures,
  'press.ts': press,
  'testimonials.ts': testimonials,
  'vendors.ts': vendorCategories,
  'why-us.ts': whyUs,
  ...legal,
  ...Object.fromEntries(venueEntries.map((entry) => [`venues/${entry.id}.ts`, entry])),
};
const findings: readonly Finding[] = [
  ...contentFindings({
    site,
    venues: loadVenues(),
    pictures,
    testimonials,
    landingTestimonials,
    press,
    legal,
    translated,
    hindiReview,
  }),
  ...environmentFindings(process.env, site.leadRecipients),
  ...linkFindings(join(root, 'dist'), routes),
  ...(options['send-mail']
    ? [...(await sendTestMail(process.env, say)), ...(await postTestLead(process.env, say))]
    : [mailNotTested]),
];
const ready = !findings.some(({ blocks }) => blocks);
console.log(options.json ? JSON.stringify({ ready, findings }, null, 2) : report(findings));
process.exitCode = ready ? 0 : 1;
