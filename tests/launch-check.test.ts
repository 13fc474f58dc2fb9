import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { contentFindings, type LaunchContent } from '../scripts/launch/content-findings.ts';
import { environmentFindings } from '../scripts/launch/environment-findings.ts';
import { linkFindings } from '../scripts/launch/link-findings.ts';
import { report } from '../scripts/launch/report.ts';
import { postTestLead, sendTestMail } from '../scripts/launch/send-test-lead.ts';
import { landingTestimonials } from '../src/content/landing.ts';
import { mapLinks } from '../src/content/maps.ts';
import { pictures } from '../src/content/pictures.ts';
import { press } from '../src/content/press.ts';
import { privacy } from '../src/content/privacy.ts';
import { terms } from '../src/content/terms.ts';
import { testimonials } from '../src/content/testimonials.ts';
import { loadVenues } from '../src/content/venues/index.ts';
import { translate } from '../src/i18n/localized.ts';
import { startSmtpTestServer } from './api/smtp-test-server.ts';
import { startWebhookReceiver, webhookSecret } from './api/webhook-receiver.ts';

const venues = loadVenues();

const placeholders: LaunchContent = {
  site: {
    name: 'Baraat House',
    url: 'https://example.com',
    phone: { display: '+91 00000 00000', digits: '910000000000' },
    email: { display: 'hello@example.com' },
    social: [{ platform: 'Instagram', profileUrl: 'https://example.com/instagram' }],
    address: { map: mapLinks('Kalkaji, New Delhi') },
  },
  venues,
  pictures,
  testimonials,
  landingTestimonials,
  press,
  legal: { 'terms.ts': terms },
  translated: {},
  hindiReview: { nativeSpeaker: false, lawyer: false },
};

/** The content after the operator has done everything. */
const launched: LaunchContent = {
  site: {
    name: 'Shehnai Rooms',
    url: 'https://shehnai.in',
    phone: { display: '+91 98110 12345', digits: '919811012345' },
    email: { display: 'hello@shehnai.in' },
    social: [{ platform: 'Instagram', profileUrl: 'https://instagram.com/shehnai' }],
    address: { map: mapLinks('Kalkaji, New Delhi') },
  },
  venues: venues.flatMap((venue) =>
    venue.source === 'sample'
      ? []
      : [{ ...venue, address: '1 Mathura Road, Faridabad', about: ['A lawn.', 'A hall.'], reviews: [] }],
  ),
  pictures: pictures.map((picture) => ({ ...picture, impression: false })),
  testimonials: testimonials.map(({ sample: _sample, ...real }) => real),
  landingTestimonials: [],
  press: [],
  legal: { 'terms.ts': { ...terms, lawyerReviewed: true } },
  translated: { 'cities.ts': [{ name: { en: 'Faridabad', hi: 'फरीदाबाद' } }] },
  hindiReview: { nativeSpeaker: true, lawyer: true },
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function builtSite(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'dist-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('launch check · placeholders are reported by file and field', () => {
  const found = contentFindings(placeholders).filter(({ area }) => area === 'business');
  expect(found.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    expect.stringMatching(/^src\/content\/site\.ts name: is still the working name/),
    'src/content/site.ts phone: +91 00000 00000 is a placeholder',
    'src/content/site.ts email: hello@example.com is a placeholder',
    'src/content/site.ts url: https://example.com is a placeholder',
    'src/content/site.ts social: Instagram: the links lead to example.com',
  ]);
});

test('launch check · samples are counted by file, impressions by venue, and unreviewed legal pages are listed', () => {
  const review = {
    name: 'A',
    rating: 5,
    eventDate: 'May 2026',
    pax: 100,
    review: 'Fine.',
    sample: true as const,
  };
  const [venue, picture] = [venues[0], pictures[0]];
  if (!venue || !picture) throw new Error('There are no venues and pictures');
  const content: LaunchContent = {
    ...launched,
    venues: [{ ...venue, id: 'lamphall', address: 'Faridabad', reviews: [review, review] }],
    pictures: [{ ...picture, id: 'lamphall/01-front', impression: true }],
    testimonials: testimonials.slice(0, 1).map((item) => ({ ...item, sample: true })),
    legal: { 'privacy.ts': { ...privacy, lawyerReviewed: false } },
  };
  expect(contentFindings(content).map(({ where, what, blocks }) => [where, what, blocks])).toEqual([
    ['src/content/testimonials.ts', '1 sample testimonials', true],
    ['src/content/venues/lamphall.ts', '2 sample reviews', true],
    ['photos/lamphall/', "1 artist's impression to replace", true],
    ['src/content/privacy.ts', expect.stringContaining('needs a review by your lawyer'), true],
    ['src/content/venues/lamphall.ts address', expect.stringContaining('is only Faridabad'), false],
  ]);
});

test('launch check · texts without Hindi are listed by file and field, and who still has to approve the Hindi', () => {
  const content: LaunchContent = {
    ...launched,
    translated: {
      'cities.ts': [{ name: { en: 'Faridabad', hi: 'फरीदाबाद' } }, { name: { en: 'Noida' } }],
      'venues/lamphall.ts': { about: [{ en: 'A hall.' }], reviews: [{ review: { en: 'Fine.', hi: '' } }] },
    },
    hindiReview: { nativeSpeaker: false, lawyer: false },
  };
  expect(contentFindings(content).map(({ where, what, blocks }) => [where, what, blocks])).toEqual([
    ['src/content/cities.ts', 'a text without Hindi: 2.name', false],
    ['src/content/venues/lamphall.ts', '2 texts without Hindi: about.1, reviews.1.review', false],
    ['src/content/hindi-review.ts', expect.stringContaining('by a native speaker'), true],
    ['src/content/hindi-review.ts', expect.stringContaining('by your lawyer'), true],
  ]);
});

test('launch check · without findings the site is ready', () => {
  expect(contentFindings(launched)).toEqual([]);
  expect(report([])).toMatch(/Ready for the public\.$/);
  const [finding] = contentFindings(placeholders).filter(({ blocks }) => blocks);
  expect(finding && report([finding])).toMatch(/Not ready: 1 thing to do/);
});

test('launch check · the environment is read as by the function, and no value is shown', () => {
  const blocking = (env: Record<string, string>) =>
    environmentFindings(env, []).flatMap(({ where, what, blocks }) => (blocks ? [`${where} ${what}`] : []));
  expect(blocking({}).sort()).toEqual(['LEAD_FROM is not set', 'LEAD_TO is not set', 'SMTP_URL is not set']);
  expect(
    blocking({
      SMTP_URL: 'smtps://me:secret@smtp.example.com',
      LEAD_TO: 'leads@shehnai.in',
      LEAD_FROM: 'Shehnai Rooms <website@shehnai.in>',
      SITE_URL: 'http://shehnai.in',
    }),
  ).toEqual(['SMTP_URL is still a placeholder', 'SITE_URL is not an https:// URL']);
  const siteUrlProblems = blocking({ SITE_URL: 'www.shehnai.in' }).filter((text) =>
    text.startsWith('SITE_URL'),
  );
  expect(siteUrlProblems).toEqual(['SITE_URL is no address such as https://www.example.com']);
});

test('launch check · broken links, pictures and anchors of the built pages are reported', () => {
  const folder = builtSite({
    'index.html':
      '<a href="/faridabad#top">a</a> <a href="/nowhere?x=1">b</a> <img srcset="/p/1.avif 1x, /p/2.avif 2x">',
    'faridabad.html': '<h1 id="list"></h1><a href="/Old">moved</a><a href="https://elsewhere.in/x">c</a>',
    'p/1.avif': '',
  });
  const routes = [{ src: '^/Old$', status: 308, headers: { Location: '/faridabad' } }];
  expect(linkFindings(folder, routes).map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'dist/index.html: /faridabad#top has no such anchor on the page',
    'dist/index.html: /nowhere?x=1 does not exist',
    'dist/index.html: /p/2.avif does not exist',
  ]);
  expect(linkFindings(builtSite({}), [])[0]?.what).toContain('npm run build');
});

test('launch check · a test mail is sent in the same way as leads, or the reason for failure is reported', async () => {
  const say = vi.fn();
  const smtp = await startSmtpTestServer({ script: ['accept', { reply: 550 }] });
  const env = { SMTP_URL: smtp.url, LEAD_TO: 'leads@example.com', LEAD_FROM: 'website@example.com' };
  try {
    expect(await sendTestMail(env, say)).toEqual([]);
    expect(say).toHaveBeenCalledExactlyOnceWith('The mail server accepted a mail for leads@example.com.');
    expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Test mail from launch-check']);
    expect((await sendTestMail(env, say))[0]?.what).toMatch(
      /^accepted no mail in 1 tries \(.+, reply 550\)$/,
    );
    expect((await sendTestMail({}, say))[0]?.what).toContain('the environment is incomplete');
  } finally {
    await smtp.close();
  }
});

test('launch check · a recipient that the mail server rejects while it accepts another blocks the launch', async () => {
  const say = vi.fn();
  const smtp = await startSmtpTestServer({ script: [{ reply: 550, recipient: 'old@example.com' }] });
  const env = {
    SMTP_URL: smtp.url,
    LEAD_TO: 'old@example.com, leads@example.com',
    LEAD_FROM: 'website@example.com',
  };
  expect(await sendTestMail(env, say).finally(smtp.close)).toEqual([
    {
      area: 'mail',
      where: 'LEAD_TO',
      what: 'the mail server rejects old@example.com: its leads would be lost',
      blocks: true,
    },
  ]);
  expect(say).toHaveBeenCalledExactlyOnceWith('The mail server accepted a mail for leads@example.com.');
});

test('launch check · the privacy page names the recipients of leads', async () => {
  const { site } = await import('../src/content/site.ts');
  vi.resetModules();
  vi.doMock('../src/content/site.ts', () => ({
    site: { ...site, leadRecipients: ['Google (a spreadsheet)'] },
  }));
  const named = await import('../src/content/privacy.ts');
  vi.doUnmock('../src/content/site.ts');
  vi.resetModules();
  expect(translate(named.privacy).sections.flatMap(({ paragraphs }) => paragraphs)).toContain(
    'These companies receive requests from us: Google (a spreadsheet).',
  );
});

test('launch check · a webhook requires recipients on the privacy page', () => {
  const env = {
    SMTP_URL: 'smtps://me:secret@smtp.shehnai.in',
    LEAD_TO: 'leads@shehnai.in',
    LEAD_FROM: 'website@shehnai.in',
    SITE_URL: 'https://shehnai.in',
    LEAD_WEBHOOK_URL: 'https://script.google.com/macros/s/x/exec',
    LEAD_WEBHOOK_SECRET: webhookSecret,
  };
  const blocking = (recipients: string[], variables: Record<string, string> = env) =>
    environmentFindings(variables, recipients).filter(({ blocks }) => blocks);
  expect(blocking([])).toEqual([
    expect.objectContaining({ where: 'LEAD_WEBHOOK_URL', what: expect.stringContaining('leadRecipients') }),
  ]);
  expect(blocking(['Google (a spreadsheet)'])).toEqual([]);
  const { LEAD_WEBHOOK_SECRET: _secret, ...incomplete } = env;
  expect(blocking(['Google (a spreadsheet)'], incomplete)).toEqual([
    expect.objectContaining({ where: 'LEAD_WEBHOOK_SECRET', what: 'is not set, but LEAD_WEBHOOK_URL is' }),
  ]);
});

test('launch check · a test lead is posted to the webhook, and its response is reported', async () => {
  const say = vi.fn();
  const receiver = await startWebhookReceiver(204, 401);
  const env = {
    SMTP_URL: 'smtp://localhost',
    LEAD_TO: 'leads@example.com',
    LEAD_FROM: 'website@example.com',
    LEAD_WEBHOOK_URL: receiver.url,
    LEAD_WEBHOOK_SECRET: webhookSecret,
  };
  try {
    expect(await postTestLead(env, say)).toEqual([]);
    expect(say).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^The webhook accepted the test lead [\w-]{36} \(status 204\)\.$/),
    );
    expect(JSON.parse(receiver.posts[0]?.body ?? '')).toMatchObject({
      data: { name: 'Test lead from launch-check' },
    });
    expect(await postTestLead(env, say)).toEqual([
      expect.objectContaining({
        where: 'LEAD_WEBHOOK_URL',
        what: 'accepted no lead in 1 try (status 401)',
        blocks: true,
      }),
    ]);
    const { LEAD_WEBHOOK_URL: _url, LEAD_WEBHOOK_SECRET: _secret, ...without } = env;
    expect(await postTestLead(without, say)).toEqual([]);
    expect(receiver.posts).toHaveLength(2);
  } finally {
    await receiver.close();
  }
});
