import fc from 'fast-check';
import MailComposer from 'nodemailer/lib/mail-composer';
import { expect } from 'vitest';
import { parseEnvironment } from '../../api/_mail/environment.ts';
import { buildLeadEmail } from '../../api/_mail/lead-email.ts';
import { parseReceivedLead } from '../../api/_mail/received-lead.ts';
import { site } from '../../src/content/site.ts';
import { anyText } from './any-text.ts';
import { parseCsv } from './csv-parser.ts';
import { leadRequest } from './lead-requests.ts';
import { test, testEnvironment } from './test-handler.ts';

const attacks = [
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
  anyText(60),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...attacks),
  fc.tuple(fc.constantFrom(...attacks), fc.string({ maxLength: 20 })).map((parts) => parts.join('')),
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
      language: fc.oneof(fc.constantFrom('en-IN', 'hi-IN'), field),
      honeypot: field,
      tookMs: fc.oneof(fc.double(), field),
      plan: fc.oneof(fc.constant('function=sangeet.400.name-x'), field),
    },
    { requiredKeys: [] },
  ),
  fc.jsonValue(),
);
const names = 'venue date time guests whatsapp name eventType location message bcc to'.split(' ');
const fields = Object.fromEntries(names.map((name) => [name, field]));
const whatsapp = fc.oneof(fc.boolean(), fc.jsonValue());
const date = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.integer({ min: 1, max: 28 }).map((day) => `2099-02-${String(day).padStart(2, '0')}`),
  },
  { weight: 1, arbitrary: field },
);
const list = (item: fc.Arbitrary<unknown>, maxLength: number) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.uniqueArray(item, { minLength: 1, maxLength }) },
    { weight: 1, arbitrary: fc.array(item, { maxLength: 50 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
const label = fc.oneof(fc.constantFrom('Wedding', 'sangeet', '__proto__', 'constructor'), text);
const datedFunction = fc.record({
  label,
  guests: fc.option(fc.oneof(fc.integer({ min: -5, max: 6000 }), fc.jsonValue())),
  vegShare: fc.option(fc.oneof(fc.double(), fc.jsonValue())),
  rooms: fc.option(fc.oneof(fc.integer({ min: -5, max: 300 }), fc.jsonValue())),
  venues: fc.option(list(text, 6)),
  dates: list(date, 4),
});
const datesLead = fc.record({
  kind: fc.constant('dates'),
  phone,
  name: fc.option(text, { nil: undefined }),
  functions: list(datedFunction, 4),
  venues: list(text, 6),
  meta,
});
const tourLead = fc.record({
  kind: fc.constant('tour'),
  phone,
  venues: list(text, 4),
  date,
  time: fc.oneof(fc.constant('11:00'), text),
  video: fc.oneof(fc.boolean(), fc.jsonValue()),
  visitorOffset: fc.oneof(fc.integer({ min: -720, max: 840 }), fc.jsonValue()),
  meta,
});
const lead = fc.oneof(
  tourLead,
  fc.record({ phone, meta }),
  fc.record({ phone, venue: text, date: text, guests: text, whatsapp: fc.boolean(), meta }),
  fc.record({ phone, name: text, email, eventType: text, location: text, message: text, meta }),
  fc.record({ phone, venue: text, date: text, time: text, meta }),
  datesLead,
  fc.record({ phone, email, ...fields, whatsapp, meta }, { requiredKeys: [] }),
);
const body = fc.oneof(
  { weight: 8, arbitrary: lead.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: anyText() },
);

/** The unfolded header lines of a mail. */
function headerLines(source: string): readonly string[] {
  return (source.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

const from = { name: site.name, address: testEnvironment.LEAD_FROM };
const fromHeader = headerLines(new MailComposer({ from }).compile().buildHeaders()).find((line) =>
  line.startsWith('From: '),
);
const allowedHeader =
  /^(?:Auto-Submitted: auto-generated|To: leads@example\.com|Reply-To: .+|Subject: .+|Message-ID: <[^<>\s]+>|Date: .+|MIME-Version: 1\.0|Content-Type: multipart\/.+)$/;
const allowedTag =
  /^<(?:!doctype html|\/?(?:html|head|meta|title|style|body|div|h1|h2|h3|p|a|br|ol|ul|li|table|thead|tbody|tr|th|td)(?: (?:lang|charSet|name|content|class|style|scope|role)="[^"<>]*"| href="(?:tel:\+\d+|mailto:|https:\/\/wa\.me\/\d*\?text=|https:\/\/www\.example\.com\/)[^"<>\s]*")*\/?)>$/;

const fileName = /^(?:contact|visit|dates)-[\p{L}\p{M}\p{N}-]*\d{4}-\d\d-\d\d-[A-Z\d]{5}\.(?:vcf|ics|csv)$/u;

/** `expect` is slow; 3,000 runs call it only for a violation. */
function checkHtml(html: string) {
  const violations = (html.match(/<[^>]*>/g) ?? []).filter((tag) => !allowedTag.test(tag));
  if (violations.length > 0) throw new Error(`Tags: ${violations.join(' ')}`);
  if (/[<>]/.test(html.replace(/<[^>]*>/g, ''))) throw new Error('An unescaped angle bracket');
  if (/&(?!(?:amp|lt|gt|quot|#x27);)/.test(html)) throw new Error('An unescaped ampersand');
}

const contactProperties = 'BEGIN VERSION PRODID FN N TEL NOTE UID REV EMAIL END'.split(' ');

function checkContact(content: string) {
  const lines = content.replace(/\r\n /g, '').trimEnd().split('\r\n');
  const names = lines.map((line) => line.split(/[:;]/)[0] ?? '');
  const isRepeated = new Set(names).size < names.length;
  if (isRepeated || names.some((name) => !contactProperties.includes(name))) {
    throw new Error(`vCard: ${JSON.stringify(lines)}`);
  }
}

/** No cell is a formula, and each line has as many cells as the head. */
function checkTable(content: string) {
  const [head = [], ...rows] = parseCsv(content);
  const isWrong = (row: readonly string[]) =>
    row.length !== head.length || row.some((cell) => /^\s*[=+\-@]|^[\t\r\n]/.test(cell));
  if (rows.length === 0 || rows.some(isWrong)) throw new Error(`CSV: ${JSON.stringify(content)}`);
}

test('3,000 random bodies · no mail has another recipient, header, tag or vCard property than ours', () => {
  const { settings } = parseEnvironment({ ...testEnvironment, SMTP_URL: 'smtp://localhost' });
  if (!settings) throw new Error('The settings are complete');
  let accepted = 0;
  let tables = 0;
  fc.assert(
    fc.property(body, (content) => {
      const result = parseReceivedLead(content);
      if (!result.lead) {
        if (![400, 422].includes(result.response.status)) throw new Error(`Status ${result.response.status}`);
        return;
      }
      accepted += 1;
      const mail = buildLeadEmail(result.lead, settings, new Date());
      checkHtml(String(mail.html));
      for (const { filename } of mail.attachments ?? []) {
        if (!fileName.test(String(filename))) throw new Error(`File: ${filename}`);
      }
      const contact = mail.attachments?.find(({ filename }) => String(filename).endsWith('.vcf'));
      if (contact) checkContact(String(contact.content));
      const table = mail.attachments?.find(({ filename }) => String(filename).endsWith('.csv'));
      if (table) {
        tables += 1;
        checkTable(String(table.content));
      }
      const composed = new MailComposer(mail).compile();
      const { to } = composed.getEnvelope();
      if (String(to) !== 'leads@example.com') throw new Error(`Recipients: ${to}`);
      const violations = headerLines(composed.buildHeaders()).filter(
        (line) => line !== fromHeader && !allowedHeader.test(line),
      );
      if (violations.length > 0) throw new Error(`Headers: ${JSON.stringify(violations)}`);
    }),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(750);
  expect(tables).toBeGreaterThan(60);
});

test('500 random bodies · each gets an answer below 500 with a message, each mail has one recipient', async ({
  handler,
  mails,
}) => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(body, async (content) => {
      const response = await handler.fetch(leadRequest(content));
      const { message } = (await response.json()) as { message: unknown };
      expect([200, 400, 413, 422]).toContain(response.status);
      expect(message).toEqual(expect.stringMatching(/\S/));
      if (response.status === 200) accepted += 1;
    }),
    { numRuns: 500 },
  );
  expect(accepted).toBeGreaterThan(100);
  expect(new Set(mails.flatMap(({ recipients }) => recipients))).toEqual(new Set(['leads@example.com']));
  for (const mail of mails) expect(mail.replyTo?.length ?? 0).toBeLessThan(2);
});
