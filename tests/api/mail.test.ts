import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { site } from '../../src/content/site.ts';
import { functionDesk } from './function-desk.ts';
import { links, seen, words } from './read-mail.ts';
import { enquiry, phone, price, visit } from './sample-leads.ts';

const { mailOf } = functionDesk();

describe('lead · the subject says what to do', () => {
  test.each([
    [{ phone }, 'Call back · +91 98765 43210'],
    [{ phone, meta: { about: 'Hotel Rajmahal' } }, 'Call back · +91 98765 43210 · Hotel Rajmahal'],
    [{ phone, venue: 'Hotel Rajmahal' }, 'Call back · +91 98765 43210 · Hotel Rajmahal'],
    [{ phone: 'after six' }, 'Call back · after six'],
    [price, 'Price · 300-400 guests · 14 Feb 2027 · Milan Vatika'],
    [visit, 'Visit · Sat 5 Dec, 11:00 · Basant Vatika'],
    [enquiry, 'Enquiry · Wedding · Ravi Kumar · 14 Feb 2027 · Faridabad'],
    [{ phone, meta: { honeypot: 'http' } }, '[Check] Call back · +91 98765 43210'],
    [{ phone, meta: { tookMs: 300 } }, '[Check] Call back · +91 98765 43210'],
    [{ phone, meta: { honeypot: '', tookMs: 4000 } }, 'Call back · +91 98765 43210'],
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
