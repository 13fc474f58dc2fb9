import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { acceptLead } from '../../api/_mail/accept-lead.ts';
import { parseEnvironment } from '../../api/_mail/environment.ts';
import { leadEmail } from '../../api/_mail/lead-email.ts';
import { site } from '../../src/content/site.ts';
import {
  closeAll,
  closeLater,
  environment,
  leadFunction,
  leadRequest,
  quickTiming,
  readLog,
} from './lead-function.ts';
import { type ScriptedSmtp, startScriptedSmtp } from './scripted-smtp.ts';

// As on the host; React reads it when it is imported.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'production'));

let smtp: ScriptedSmtp;
beforeAll(async () => {
  smtp = closeLater(await startScriptedSmtp());
  readLog();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

const baits = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '\r\nBcc: victim@example.org\r\n',
  '\nTo: victim@example.org',
  'a@b.example, victim@example.org',
  '=?UTF-8?Q?=0D=0ABcc:_victim@example.org?=',
  'http://evil.example',
  '\u202e\u0000\ud800',
  '\r\n.\r\n',
  '{{constructor}}',
];
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...baits),
  fc.tuple(fc.constantFrom(...baits), fc.string({ maxLength: 20 })).map((parts) => parts.join('')),
);
const phone = fc.oneof(fc.stringMatching(/^[6-9]\d{9}$/), text);
const email = fc.oneof(fc.emailAddress(), text);
const field = fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const meta = fc.oneof(
  fc.record(
    {
      id: fc.oneof(fc.uuid(), field),
      page: field,
      control: field,
      about: field,
      campaign: field,
      promise: field,
      honeypot: field,
      tookMs: fc.oneof(fc.double(), field),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const names = [
  'venue',
  'date',
  'time',
  'guests',
  'whatsapp',
  'name',
  'eventType',
  'location',
  'message',
  'bcc',
  'to',
];
const fields = Object.fromEntries(names.map((name) => [name, field]));
const whatsapp = fc.oneof(fc.boolean(), fc.jsonValue());
const lead = fc.oneof(
  fc.record({ phone, meta }),
  fc.record({ phone, venue: text, date: text, guests: text, whatsapp: fc.boolean(), meta }),
  fc.record({ phone, name: text, email, eventType: text, location: text, message: text, meta }),
  fc.record({ phone, venue: text, date: text, time: text, meta }),
  fc.record({ phone, email, ...fields, whatsapp, meta }, { requiredKeys: [] }),
);
const body = fc.oneof(
  { weight: 8, arbitrary: lead.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/** Header lines of a mail's source, unfolded. */
function headerLines(source: string): readonly string[] {
  return (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}
const ourFrom = headerLines(
  new MailComposer({ from: { name: site.name, address: environment.LEAD_FROM } }).compile().buildHeaders(),
).find((line) => line.startsWith('From: '));
const isOurs = (line: string) => line === ourFrom || allowedHeader.test(line);
const allowedHeader =
  /^(?:Auto-Submitted: auto-generated|To: leads@example\.com|Reply-To: .+|Subject: .+|Message-ID: <[^<>\s]+>|Date: .+|MIME-Version: 1\.0|Content-Type: multipart\/.+)$/;

/** Our own tags, with no attribute but our own, and no address but those that we make. */
const allowedTag =
  /^<(?:!doctype html|\/?(?:html|head|meta|title|style|body|div|h1|h2|p|a)(?: (?:lang|charSet|name|content|class|style)="[^"<>]*"| href="(?:tel:\+\d+|mailto:|https:\/\/wa\.me\/\d+\?text=|https:\/\/www\.example\.com\/)[^"<>\s]*")*\/?)>$/;

function expectHarmlessHtml(html: string) {
  const tags = html.match(/<[^>]*>/g) ?? [];
  const foreign = tags.filter((tag) => !allowedTag.test(tag));
  if (foreign.length > 0 || /[<>]/.test(html.replace(/<[^>]*>/g, ''))) expect(foreign).toEqual([]);
}

test('lead · 10,000 bodies: no second recipient or header, no tag from input', {
  timeout: 80_000,
}, async () => {
  const { settings } = parseEnvironment({ ...environment, SMTP_URL: 'smtp://localhost' });
  if (!settings) throw new Error('The settings are complete');
  let accepted = 0;
  fc.assert(
    fc.property(body, (content) => {
      const taken = acceptLead(content);
      if ('problem' in taken) {
        if (![400, 422].includes(taken.problem.status)) throw new Error(`Answered ${taken.problem.status}`);
        return;
      }
      accepted += 1;
      const mail = leadEmail(taken.lead, settings, new Date());
      expectHarmlessHtml(String(mail.html));
      const composed = new MailComposer(mail).compile();
      const { to } = composed.getEnvelope();
      if (String(to) !== 'leads@example.com') throw new Error(`Recipients: ${to}`);
      const foreign = headerLines(composed.buildHeaders()).filter((line) => !isOurs(line));
      if (foreign.length > 0) throw new Error(`Foreign headers: ${JSON.stringify(foreign)}`);
    }),
    { numRuns: 10_000 },
  );
  expect(accepted).toBeGreaterThan(2_500);
});

test('lead · 500 bodies over the wire: never a 5xx, always a message', { timeout: 60_000 }, async () => {
  const handler = leadFunction({
    env: { SMTP_URL: smtp.url, LEAD_LIMIT_FACTOR: '1000000' },
    timing: { ...quickTiming, together: 19_000, silence: 9_000 },
  });
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(body, async (content) => {
      const response = await handler.fetch(leadRequest(content));
      const answer = (await response.json()) as { message: unknown };
      expect([200, 400, 413, 422]).toContain(response.status);
      expect(answer.message).toEqual(expect.stringMatching(/\S/));
      if (response.status === 200) accepted += 1;
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(100);
  expect(new Set(smtp.mails.flatMap(({ recipients }) => recipients))).toEqual(new Set(['leads@example.com']));
  for (const mail of smtp.mails) expect(mail.replyTo?.length ?? 0).toBeLessThan(2);
});
