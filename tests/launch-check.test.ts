import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { unusableServers } from '../scripts/host/check-mail.ts';
import { contentFindings, type LaunchContent } from '../scripts/launch/content-findings.ts';
import { environmentFindings } from '../scripts/launch/environment-findings.ts';
import { linkFindings } from '../scripts/launch/link-findings.ts';
import { report } from '../scripts/launch/report.ts';
import { postTestLead, sendTestMail } from '../scripts/launch/send-test-lead.ts';
import { privacy } from '../src/content/privacy.ts';
import { terms } from '../src/content/terms.ts';
import { testimonials } from '../src/content/testimonials.ts';
import { loadVenues } from '../src/content/venues/index.ts';
import { pictures } from '../src/generated/pictures.ts';
import { translate } from '../src/i18n/localized.ts';
import { startSmtpTestServer } from './api/smtp-test-server.ts';
import { startWebhookReceiver, verify, webhookSecret } from './api/webhook-receiver.ts';
import { folderWith } from './folder.ts';

const venues = loadVenues();

/** The content after the operator has done everything. */
const launched: LaunchContent = {
  site: {
    name: 'Shehnai Rooms',
    url: 'https://shehnai.in',
    phone: { display: '+91 98110 12345' },
    whatsapp: { base: 'https://wa.me/919811012345' },
    email: { display: 'hello@shehnai.in' },
    social: [{ platform: 'Instagram', profileUrl: 'https://instagram.com/shehnai' }],
  },
  venues: venues.flatMap((venue) =>
    venue.source === 'sample'
      ? []
      : [{ ...venue, address: '1 Mathura Road, Faridabad', about: ['A lawn.', 'A hall.'], reviews: [] }],
  ),
  pictures: pictures.map(({ alt, ...picture }) => ({
    ...picture,
    alt: { hi: alt.en, ...alt },
    impression: false,
  })),
  testimonials: testimonials.map(({ sample: _sample, ...real }) => real),
  landingTestimonials: [],
  press: [],
  legal: { 'terms.ts': { ...terms, lawyerReviewed: true } },
  translated: { 'cities.ts': [{ name: { en: 'Faridabad', hi: 'फरीदाबाद' } }] },
  hindiReview: { nativeSpeaker: true, lawyer: true },
};

/** What is reported about the content with these changes: "✗" blocks the launch, "·" is advice. */
const findings = (changes: Partial<LaunchContent>) =>
  contentFindings({ ...launched, ...changes }).map(
    ({ where, what, blocks }) => `${blocks ? '✗' : '·'} ${where}: ${what}`,
  );

test('launch check · placeholders are reported by file and field', () => {
  const site = {
    name: 'Baraat House',
    url: 'https://example.com',
    phone: { display: '+91 00000 00000' },
    whatsapp: { base: 'https://wa.me/910000000000' },
    email: { display: 'hello@example.com' },
    social: [{ platform: 'Instagram', profileUrl: 'https://example.com/instagram' }],
  };
  expect(findings({ site })).toEqual([
    '· src/content/site.ts name: is still the working name Baraat House: choose yours, or keep it on purpose',
    '✗ src/content/site.ts phone: +91 00000 00000 is a placeholder',
    '✗ src/content/site.ts email: hello@example.com is a placeholder',
    '✗ src/content/site.ts url: https://example.com is a placeholder',
    '✗ src/content/site.ts social: Instagram: the links lead to example.com',
  ]);
});

test('launch check · a landline for WhatsApp is named', () => {
  const whatsapp = { base: 'https://wa.me/911294123456' };
  expect(findings({ site: { ...launched.site, whatsapp } })).toEqual([
    '· src/content/site.ts whatsAppNumber: is a landline, which seldom has WhatsApp: write the number that has it',
  ]);
});

test('launch check · samples are counted by file, impressions by venue, and unreviewed legal pages are listed', () => {
  const [venue, picture] = [launched.venues[0], pictures[0]];
  if (!venue || !picture) throw new Error('There are no venues and pictures');
  const text = { en: 'Fine.', hi: 'अच्छा।' };
  const texts = { name: 'A', rating: 5, eventDate: 'May 2026', pax: 100, review: 'Fine.' };
  const found = findings({
    venues: [
      { ...venue, id: 'lamphall', address: 'Faridabad', reviews: Array(2).fill({ ...texts, sample: true }) },
    ],
    pictures: [{ ...picture, id: 'lamphall/01-front', impression: true }],
    testimonials: testimonials.slice(0, 1).map((item) => ({ ...item, sample: true })),
    landingTestimonials: [{ name: text, feedback: text, location: text, pictureId: 'home/01', sample: true }],
    press: [{ id: 'news', logo: text, title: text, source: text, date: '2024-01-05', sample: true }],
    legal: { 'privacy.ts': { ...privacy, lawyerReviewed: false } },
  });
  expect(found).toEqual([
    '✗ src/content/testimonials.ts: 1 sample testimonials',
    '✗ src/content/landing.ts: 1 sample testimonials of the landing page',
    '✗ src/content/press.ts: 1 sample press items',
    '✗ src/content/venues/lamphall.ts: 2 sample reviews',
    "✗ photos/lamphall/: 1 artist's impression to replace",
    expect.stringMatching(/^✗ src\/content\/privacy\.ts: .* needs a review by your lawyer/),
    expect.stringMatching(/^· src\/content\/venues\/lamphall\.ts address: is only Faridabad/),
  ]);
});

test('launch check · texts without Hindi are listed by file and field, and who still has to approve the Hindi', () => {
  const translated = {
    'cities.ts': [{ name: { en: 'Faridabad', hi: 'फरीदाबाद' } }, { name: { en: 'Noida' } }],
    'venues/lamphall.ts': { about: [{ en: 'A hall.' }], reviews: [{ review: { en: 'Fine.', hi: '' } }] },
  };
  const [picture] = launched.pictures;
  if (!picture) throw new Error('There are no pictures');
  const described = [
    { ...picture, id: 'lamphall/01-front', alt: { en: 'The front.', hi: 'सामना।' } },
    { ...picture, id: 'lamphall/02-hall', alt: { en: 'The hall.' } },
    { ...picture, id: 'lamphall/03-stage', alt: { en: 'The stage.' } },
  ];
  const hindiReview = { nativeSpeaker: false, lawyer: false };
  const found = findings({ translated, pictures: described, venues: [], hindiReview });
  expect(found).toEqual([
    '· src/content/cities.ts: a text without Hindi: 2.name',
    '· src/content/venues/lamphall.ts: 2 texts without Hindi: about.1, reviews.1.review',
    '· photos/lamphall/alt.json: 2 texts without Hindi: 02-hall, 03-stage',
    expect.stringMatching(/^✗ src\/content\/hindi-review\.ts: .* by a native speaker/),
    expect.stringMatching(/^✗ src\/content\/hindi-review\.ts: .* by your lawyer/),
  ]);
});

test('launch check · without blocking findings the site is ready', () => {
  expect(findings({})).toEqual([]);
  const finding = { area: 'legal', where: 'src/content/terms.ts', what: 'needs a review' } as const;
  expect(report([{ ...finding, blocks: false }])).toMatch(/Ready for the public\.$/);
  expect(report([{ ...finding, blocks: true }])).toMatch(/Not ready: 1 thing to do/);
});

const environment = {
  SMTP_URL: 'smtps://me:secret@smtp.shehnai.in',
  LEAD_TO: 'leads@shehnai.in',
  LEAD_FROM: 'Shehnai Rooms <website@shehnai.in>',
  SITE_URL: 'https://shehnai.in',
};
const LEAD_WEBHOOK_URL = 'https://script.google.com/macros/s/x/exec';
const withWebhook = { ...environment, LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: webhookSecret };
const recipients = ['Google (a spreadsheet)'];

test.each<[Record<string, string>, recipients: string[], problems: string[]]>([
  [{}, [], ['SMTP_URL is not set', 'LEAD_TO is not set', 'LEAD_FROM is not set']],
  [environment, [], []],
  [
    { ...environment, SMTP_URL: 'smtps://me:secret@smtp.example.com', SITE_URL: 'http://shehnai.in' },
    [],
    ['SMTP_URL is still a placeholder', 'SITE_URL is not an https:// URL'],
  ],
  [
    { ...environment, SITE_URL: 'www.shehnai.in' },
    [],
    ['SITE_URL is no address such as https://www.example.com'],
  ],
  ...['12/3', 'pa/ss', '1#a', 'p@s/s'].map((password): [Record<string, string>, string[], string[]] => [
    { ...environment, SMTP_URL: `smtps://me:${password}@smtp.shehnai.in:465` },
    [],
    ['SMTP_URL has a / ? or # in its user or password: write %2F for /, %3F for ?, %23 for #'],
  ]),
  // The last @ ends the password.
  [{ ...environment, SMTP_URL: 'smtps://me@shehnai.in:p@ss@smtp.shehnai.in:465' }, [], []],
  [
    { ...environment, LEAD_TO: 'leads@shehnai.in, a@shaadi', LEAD_FROM: 'Shehnai <web@shaadi>' },
    [],
    [
      'LEAD_TO has an address whose domain has no dot: write it in full, such as name@example.com',
      'LEAD_FROM has an address whose domain has no dot: write it in full, such as name@example.com',
    ],
  ],
  [
    { ...environment, TRUST_PROXY: 'yes' },
    [],
    ['TRUST_PROXY is neither 1 nor 0, so all visitors share the limits of one address'],
  ],
  [
    { ...environment, LEAD_LIMIT_FACTOR: '2' },
    [],
    ['LEAD_LIMIT_FACTOR is for tests: remove it in production'],
  ],
  [
    withWebhook,
    [],
    [
      'LEAD_WEBHOOK_URL sends leads to a recipient that the privacy page does not name: set leadRecipients in src/content/site.ts',
    ],
  ],
  [withWebhook, recipients, []],
  [
    { ...environment, LEAD_WEBHOOK_URL },
    recipients,
    ['LEAD_WEBHOOK_SECRET is not set, but LEAD_WEBHOOK_URL is'],
  ],
])(
  'launch check · the environment is read as by the function, and no value is shown: %j',
  (env, named, problems) => {
    const blocking = environmentFindings(env, named).filter(({ blocks }) => blocks);
    expect(blocking.map(({ where, what }) => `${where} ${what}`)).toEqual(problems);
  },
);

test('launch check · broken links, pictures and anchors of the built pages are reported', () => {
  const folder = folderWith({
    'index.html':
      '<a href="/faridabad#top">a</a> <a href="/nowhere?x=1">b</a> <a href="elsewhere">d</a> <img srcset="/p/1.avif 1x, /p/2.avif 2x">',
    'faridabad.html': '<h1 id="list"></h1><a href="/Old">moved</a><a href="https://elsewhere.in/x">c</a>',
    'p/1.avif': '',
  });
  const routes = [{ src: '^/Old$', status: 308, headers: { Location: '/faridabad' } }];
  expect(linkFindings(folder, routes).map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'dist/index.html: /faridabad#top has no such anchor on the page',
    'dist/index.html: /nowhere?x=1 does not exist',
    'dist/index.html: elsewhere does not exist',
    'dist/index.html: /p/2.avif does not exist',
  ]);
  expect(linkFindings(folderWith({}), [])[0]?.what).toContain('npm run build');
});

const mailEnv = { LEAD_TO: 'leads@example.com', LEAD_FROM: 'website@example.com' };

test('launch check · a test mail is sent in the same way as leads, or the reason for failure is reported', async () => {
  const say = vi.fn();
  const script = ['accept', { reply: 550 }, { reply: 550, recipient: 'old@example.com' }] as const;
  const smtp = await startSmtpTestServer({ script });
  onTestFinished(smtp.close);
  const env = { ...mailEnv, SMTP_URL: smtp.url };
  expect(await sendTestMail(env, say)).toEqual([]);
  const { host } = new URL(smtp.url);
  expect(say).toHaveBeenCalledExactlyOnceWith(`${host} accepted a mail for leads@example.com.`);
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Test mail from launch-check']);
  expect(smtp.mails[0]?.source).toContain('Auto-Submitted: auto-generated\r\n');
  expect((await sendTestMail(env, say))[0]?.what).toMatch(
    `${host} accepted no mail in 1 try (Can't send mail - all recipients were rejected: 550 Refused by the script)`,
  );
  expect((await sendTestMail({}, say))[0]?.what).toContain('the environment is incomplete');
  expect(say).toHaveBeenCalledOnce();
  expect(await sendTestMail({ ...env, LEAD_TO: 'old@example.com, leads@example.com' }, say)).toEqual([
    {
      area: 'mail',
      where: 'LEAD_TO',
      what: `${host} rejects old@example.com: its leads would be lost`,
      blocks: true,
    },
  ]);
  expect(say).toHaveBeenLastCalledWith(`${host} accepted a mail for leads@example.com.`);
});

test.each([
  ['smtps://127.0.0.1:587', 'for port 587 write smtp:// in place of smtps://'],
  ['smtp://127.0.0.1:465', 'for port 465 write smtps:// in place of smtp://'],
])('launch check · the start and the test mail say which protocol the port of %s has', async (url, hint) => {
  const env = { ...mailEnv, SMTP_URL: url };
  const { host } = new URL(url);
  const what = (problem: string) =>
    expect.stringMatching(`^${host} ${problem} \\(connect ECONNREFUSED .+\\): ${hint}$`);
  expect(await unusableServers(env)).toEqual([{ name: 'SMTP_URL', what: what('cannot be used now') }]);
  expect(await sendTestMail(env, vi.fn())).toMatchObject([
    { where: 'SMTP_URL', what: what('accepted no mail in 2 tries') },
  ]);
});

test('launch check · the start and the test mail say so where any other port begins without TLS', async () => {
  const smtp = await startSmtpTestServer();
  onTestFinished(smtp.close);
  const env = { ...mailEnv, SMTP_URL: smtp.url.replace('smtp:', 'smtps:') };
  const what = expect.stringMatching(`: for port ${smtp.port} write smtp:// in place of smtps://$`);
  expect(await unusableServers(env)).toEqual([{ name: 'SMTP_URL', what }]);
  expect(await sendTestMail(env, vi.fn())).toMatchObject([{ what }]);
});

test('launch check · each mail server gets a test mail, and the one that refuses it is named with its reason', async () => {
  const [smtp, fallback] = await Promise.all([
    startSmtpTestServer({ script: ['accept', { reply: 550 }] }),
    startSmtpTestServer({ script: [{ reply: 554 }, 'accept'] }),
  ]);
  onTestFinished(async () => void (await Promise.all([smtp.close(), fallback.close()])));
  const env = { ...mailEnv, SMTP_URL: smtp.url, SMTP_FALLBACK_URL: fallback.url };
  for (const [where, reply] of Object.entries({ SMTP_FALLBACK_URL: 554, SMTP_URL: 550 }))
    expect(await sendTestMail(env, vi.fn())).toMatchObject([
      { where, what: expect.stringContaining(`: ${reply} Refused by the script)`) },
    ]);
  expect([smtp.mails.length, fallback.mails.length]).toEqual([1, 1]);
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

test('launch check · a test lead is posted to the webhook, and its response is reported', async () => {
  const say = vi.fn();
  const receiver = await startWebhookReceiver(204, 401, 301);
  onTestFinished(receiver.close);
  const withoutWebhook = { ...mailEnv, SMTP_URL: 'smtp://localhost' };
  const env = { ...withoutWebhook, ...receiver.env };
  expect(await postTestLead(env, say)).toEqual([]);
  expect(say).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^The webhook accepted the test lead [\w-]{36} \(status 204\)\.$/),
  );
  expect(receiver.posts.map(verify)).toMatchObject([{ data: { name: 'Test lead from launch-check' } }]);
  expect(await postTestLead(env, say)).toEqual([
    {
      area: 'mail',
      where: 'LEAD_WEBHOOK_URL',
      what: 'accepted no lead in 1 try (status 401)',
      blocks: true,
    },
  ]);
  expect((await postTestLead(env, say))[0]?.what).toContain(
    '(status 301): write the address that it redirects to',
  );
  expect(await postTestLead(withoutWebhook, say)).toEqual([]);
  expect(receiver.posts).toHaveLength(3);
});

test('launch check · it can load every module of the content: none has a value that only a build defines', () => {
  const folder = join(import.meta.dirname, '../src/content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files).toContain('site.ts');
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/declare const/);
});
