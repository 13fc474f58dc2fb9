import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { site } from '../../src/content/site.ts';
import { closeAll, closeLater, leadFunction, readLog, send } from './lead-function.ts';
import { type ReceivedMail, type ScriptedSmtp, startScriptedSmtp } from './scripted-smtp.ts';

let smtp: ScriptedSmtp;
beforeEach(async () => {
  smtp = closeLater(await startScriptedSmtp());
  readLog();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

async function mailOf(body: object): Promise<ReceivedMail> {
  expect(await send(leadFunction({ env: { SMTP_URL: smtp.url } }), body)).toMatchObject({ status: 200 });
  const mail = smtp.mails.at(-1);
  if (!mail) throw new Error('No mail arrived');
  return mail;
}

/** What a reader of the HTML sees, tags and spacing aside. */
function seen(html: string | undefined): string {
  return words(
    (html ?? '')
      .replace(/<(?:style|title)>[^<]*<\/(?:style|title)>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#x27;/g, "'")
      .replace(/&amp;/g, '&'),
  );
}

function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function links(html: string | undefined): string[] {
  return [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replace(/&amp;/g, '&'));
}

const phone = '9876543210';
const price = { venue: 'Milan Vatika', date: '2027-02-14', guests: '300-400', phone, whatsapp: true };
const enquiry = {
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phone,
  eventType: 'Wedding',
  location: 'Faridabad',
  date: '2027-02-14',
  guests: '300',
  message: 'Two days.\nVeg only, please.',
};
const visit = { phone, venue: 'Basant Vatika', date: '2026-12-05', time: '11:00' };

describe('lead · the subject says what to do', () => {
  test.each([
    [{ phone }, 'Call back · +91 98765 43210'],
    [{ phone, meta: { about: 'Hotel Rajmahal' } }, 'Call back · +91 98765 43210 · Hotel Rajmahal'],
    [{ phone, venue: 'Hotel Rajmahal' }, 'Call back · +91 98765 43210 · Hotel Rajmahal'],
    [{ phone: 'after six' }, 'Call back · after six'],
    [price, 'Price · 300-400 guests · 14 Feb 2027 · Milan Vatika'],
    [visit, 'Visit · Sat 5 Dec, 11:00 · Basant Vatika'],
    [enquiry, 'Enquiry · Wedding · Ravi Kumar · 14 Feb 2027 · Faridabad'],
    [{ phone, meta: { trap: 'http' } }, '[Check] Call back · +91 98765 43210'],
    [{ phone, meta: { tookMs: 300 } }, '[Check] Call back · +91 98765 43210'],
    [{ phone, meta: { trap: '', tookMs: 4000 } }, 'Call back · +91 98765 43210'],
  ])('lead · %j', async (body, subject) => {
    expect((await mailOf(body)).subject).toBe(subject);
  });
});

describe('lead · the mail tells everything, twice the same', () => {
  const meta = {
    id: randomUUID(),
    page: '/venues/milanvatika',
    control: 'See Prices',
    about: 'Package prices',
    campaign: 'utm_source=maps&utm_campaign=feb',
    promise: 'We call within 4 hours.',
    tookMs: 9000,
  };

  test('lead · what was asked, where it came from, when and what was promised', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T19:30:00Z'), toFake: ['Date'] });
    const mail = await mailOf({ ...enquiry, meta });
    vi.useRealTimers();
    for (const text of [words(mail.text ?? ''), seen(mail.html)]) {
      for (const part of Object.values({ ...enquiry, phone: '+91 98765 43210', date: 'Sun 14 Feb 2027' })) {
        expect(text).toContain(words(part));
      }
      for (const key of ['page', 'control', 'about', 'campaign', 'promise', 'id'] as const) {
        expect(text).toContain(meta[key]);
      }
      expect(text).toContain('Sun 22 Nov 2026, 01:00 IST');
    }
    expect(mail.from).toEqual({ name: site.name, address: 'website@example.com' });
    expect(mail.replyTo).toEqual([{ name: 'Ravi Kumar', address: 'ravi@example.com' }]);
    expect(mail.recipients).toEqual(['leads@example.com']);
    expect(mail.messageId).toMatch(new RegExp(`^<${meta.id}\\.[0-9a-f]{12}@example\\.com>$`));
  });

  test('lead · every line of the text stands in the HTML', async () => {
    const mail = await mailOf({ ...price, meta });
    const html = seen(mail.html);
    for (const line of (mail.text ?? '')
      .split('\n')
      .filter((text) => text.trim() && !text.startsWith('  '))) {
      const [label = '', ...value] = line.split(': ');
      expect(html).toContain(words(label));
      expect(html).toContain(words(value.join(': ')));
    }
  });

  test('lead · it can be answered with a tap: call, WhatsApp with a draft, the page', async () => {
    const { html, text } = await mailOf({ ...price, meta });
    const [call, chat, page, ...more] = links(html);
    expect(call).toBe('tel:+919876543210');
    const draft = new URL(chat ?? '');
    expect(`${draft.origin}${draft.pathname}`).toBe('https://wa.me/919876543210');
    expect(draft.searchParams.get('text')).toBe(
      `Namaste, this is ${site.name}. You asked us for prices at Milan Vatika on 14 Feb 2027 for 300-400 guests.`,
    );
    expect(page).toBe('https://www.example.com/venues/milanvatika');
    expect(more).toEqual([]);
    for (const link of [call, chat, page]) expect(text).toContain(link);
  });

  test('lead · it reads well in the dark and on a phone', async () => {
    const { html } = await mailOf({ phone });
    expect(html).toContain('content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)\b/);
  });
});

describe('lead · phone numbers are read, never refused', () => {
  test.each([
    ['98765 43210', '+91 98765 43210', 'tel:+919876543210', true],
    ['+91-98765-43210', '+91 98765 43210', 'tel:+919876543210', true],
    ['098765 43210', '+91 98765 43210', 'tel:+919876543210', true],
    ['९८७६५४३२१०', '+91 98765 43210', 'tel:+919876543210', true],
    ['call 98765 43210 after 6', '+91 98765 43210', 'tel:+919876543210', true],
    ['0129 241 2345', '+91 129 241 2345', 'tel:+911292412345', false],
    ['011-2345 6789', '+91 11 2345 6789', 'tel:+911123456789', false],
    ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958', true],
    ['00971 50 123 4567', '+971 50 123 4567', 'tel:+971501234567', true],
    ['12345', '+91 12345 (this number may be incomplete)', 'tel:+9112345', false],
    ['ask for Ravi', 'ask for Ravi', undefined, false],
  ])('lead · "%s" is %s', async (typed, shown, call, chat) => {
    const { html, text } = await mailOf({ phone: typed });
    expect(text).toContain(shown);
    expect(text).toContain(`Phone as typed: ${typed}`);
    expect(links(html)[0]).toBe(call);
    expect(links(html).some((link) => link.startsWith('https://wa.me/'))).toBe(chat);
  });
});

describe('lead · a visit reaches the calendar', () => {
  test('lead · one hour in Asia/Kolkata, the same event for each repeat', async () => {
    const meta = { id: randomUUID() };
    const [first, second] = [await mailOf({ ...visit, meta }), await mailOf({ ...visit, meta })];
    // The parser that reads the mails gives plain line ends.
    const lines = (mail: ReceivedMail) =>
      Buffer.from((mail.attachments[0]?.content as ArrayBuffer) ?? '')
        .toString()
        .split(/\r?\n/);
    expect(first.attachments[0]).toMatchObject({ filename: 'visit.ics', mimeType: 'text/calendar' });
    for (const mail of [first, second]) {
      expect(lines(mail)).toEqual(
        expect.arrayContaining([
          `UID:${meta.id}`,
          'DTSTART;TZID=Asia/Kolkata:20261205T110000',
          'DTEND;TZID=Asia/Kolkata:20261205T120000',
          'BEGIN:VTIMEZONE',
          'TZID:Asia/Kolkata',
        ]),
      );
    }
    expect(first.messageId).toBe(second.messageId);
  });

  test.each([
    { date: 'next Sunday', time: 'noon' },
    { date: '2026-02-31', time: '11:00' },
    { date: '2026-12-05', time: '25:00' },
  ])('lead · a visit at %j goes as words, without a file', async (wish) => {
    const mail = await mailOf({ ...visit, ...wish });
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain(wish.time);
  });
});

describe('lead · nothing of a visitor lives in the mail', () => {
  test.each([
    'http://evil.example/x',
    'evil.example/path?a=b',
    'www.evil.example',
    'HTTPS://EVIL.EXAMPLE',
    'javascript://evil.example',
    'me@evil.example',
    'evil。example',
    'http://127.0.0.1/x',
    'ev\u200bil.example',
  ])('lead · "%s" is no link', async (bait) => {
    const mail = await mailOf({
      ...enquiry,
      name: bait,
      location: bait,
      message: `See ${bait} now`,
      eventType: bait,
      meta: { page: bait, control: bait, about: bait, campaign: bait, promise: bait },
    });
    const typed = (mail.text ?? '').split('\n').filter((line) => !line.startsWith('  '));
    const shown = `${typed.join('\n').replaceAll('ravi@example.com', '')}\n${mail.subject}`;
    expect(shown).not.toMatch(/[a-z]:\/\//i);
    expect(shown).not.toMatch(/[^\s.][.。][a-z]/i);
    for (const link of links(mail.html))
      expect(link).toMatch(/^(?:tel:\+91|https:\/\/wa\.me\/91|mailto:ravi@)/);
  });

  test('lead · a page that is no path of ours is shown, not linked', async () => {
    for (const page of ['//evil.example', '/a?b=c', 'https://evil.example', '/a@evil.example']) {
      const { html } = await mailOf({ phone, meta: { page } });
      expect(links(html).filter((link) => !/^(?:tel:|https:\/\/wa\.me)/.test(link))).toEqual([]);
    }
  });

  test('lead · line breaks add no header and no recipient', async () => {
    const inject = 'Ravi\r\nBcc: victim@example.org\r\n\r\n<b>Hi</b>';
    const mail = await mailOf({
      ...enquiry,
      name: inject,
      eventType: inject,
      location: inject,
      meta: { about: inject },
    });
    expect(mail.recipients).toEqual(['leads@example.com']);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.html).not.toMatch(/<b>/);
  });
});
