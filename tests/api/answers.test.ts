import { describe, expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { leadSchemas } from '../../src/features/leads/lead-schema.ts';
import { functionDesk } from './function-desk.ts';
import { callback, send } from './lead-function.ts';

const desk = functionDesk();
const { working } = desk;
const tenDigits = '9876543210';

describe('site 7 · each of the five requests is taken and thanked', () => {
  test.each([
    [
      'callback',
      { phone: '98765 43210' },
      `Got it, thank you. We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${site.hours.full}), or the following working day.`,
    ],
    [
      'price',
      { venue: 'Milan Vatika', date: '2027-02-14', guests: '300-400', phone: '98765', whatsapp: true },
      /prices/,
    ],
    [
      'enquiry',
      { name: 'Ravi', email: 'ravi@example.com', phone: '98765', eventType: 'Wedding', location: 'Noida' },
      /enquiry/,
    ],
    ['venue-callback', { phone: tenDigits, venue: 'Hotel Rajmahal' }, 'Your request has been submitted!'],
    [
      'visit',
      { phone: tenDigits, venue: 'Basant Vatika', date: '2026-12-05', time: '11:00' },
      'Your request has been submitted!',
    ],
  ])('site 7 · %s', async (kind, body, message) => {
    const sent = await send(working(), body);
    expect(sent.status).toBe(200);
    if (typeof message === 'string') expect(sent.message).toBe(message);
    else expect(sent.message).toMatch(message);
    expect(sent.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(sent.headers.get('cache-control')).toBe('no-store');
    expect(desk.smtp.mails).toHaveLength(1);
    expect(desk.log).toEqual([
      expect.objectContaining({ event: 'lead', kind, status: 200, ms: expect.any(Number) }),
    ]);
    expect(Object.keys(leadSchemas)).toContain(kind);
  });
});

describe('lead · what cannot be a lead is told why', () => {
  test.each<[string, number, unknown, RequestInit]>([
    ['no JSON', 400, '{"phone":', {}],
    ['no object', 400, '["98"]', {}],
    ['null', 400, 'null', {}],
    ['nothing', 400, '', {}],
    ['too deep a list', 400, `${'['.repeat(8000)}`, {}],
    ['a form post', 415, 'phone=98', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no type', 415, '{}', { headers: { 'content-type': '' } }],
    ['more than 16 KB', 413, { phone: '98', message: 'x'.repeat(17_000) }, {}],
    ['an empty phone', 422, { phone: ' ' }, {}],
  ])('lead · %s: %i', async (_name, status, body, init) => {
    const sent = await send(working(), body, init);
    expect(sent.status).toBe(status);
    expect(sent.message).toMatch(/^[A-Z].*[.!]$/);
    expect(desk.smtp.mails).toHaveLength(0);
  });

  test('site 5 · the fields that are wrong are named with their sentences', async () => {
    expect(
      await send(working(), { venue: 'x', date: '', guests: '', phone: '98', whatsapp: false }),
    ).toMatchObject({
      status: 422,
      message: 'Please select an event date and guest range.',
      fields: {
        date: 'Please select an event date and guest range.',
        guests: 'Please select an event date and guest range.',
      },
    });
    expect(await send(working(), { venue: 'x', phone: '98' })).toMatchObject({
      status: 422,
      message: 'Please enter a valid 10-digit phone number.',
    });
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'lead · %s: 405 with Allow',
    async (method) => {
      const request = new Request('https://www.example.com/api/send-email', { method });
      const response = await working().fetch(request);
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
      expect(await response.json()).toMatchObject({ message: expect.any(String) });
    },
  );

  test('lead · an endless body is cut off at 16 KB', async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(4096).fill(32));
      },
      cancel() {
        cancelled = true;
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    const headers = { 'content-type': 'application/json' };
    const request = new Request('https://www.example.com/api/send-email', { ...init, headers });
    expect((await working().fetch(request)).status).toBe(413);
    expect(cancelled).toBe(true);
    expect(pulled).toBeLessThan(10);
  });

  test('lead · a body that is no UTF-8, or breaks off: 400', async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    for (const body of [new Uint8Array([0x7b, 0xff, 0x7d]), broken]) {
      const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
      const headers = { 'content-type': 'application/json' };
      const request = new Request('https://www.example.com/api/send-email', { ...init, headers });
      expect((await working().fetch(request)).status).toBe(400);
    }
  });
});

describe('lead · only our own pages send leads', () => {
  const preview = { VERCEL_URL: 'site-abc.example.app', VERCEL_BRANCH_URL: 'site-git-main.example.app' };
  test.each<[number, Record<string, string>]>([
    [200, {}],
    [200, { origin: 'https://www.example.com' }],
    [200, { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }],
    [200, { origin: 'https://site-abc.example.app' }],
    [200, { origin: 'https://site-git-main.example.app' }],
    [200, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'https://www.example.com.evil.example' }],
    [403, { origin: 'https://www.example.com:8443' }],
    [403, { origin: 'null' }],
    [403, { origin: 'not an address' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
  ])('lead · %i for %j', async (status, headers) => {
    expect((await send(working(preview), callback(), { headers })).status).toBe(status);
  });

  test('lead · the host that the page was served from passes, whatever SITE_URL says', async () => {
    const request = new Request('http://localhost:4173/api/send-email', {
      method: 'POST',
      body: JSON.stringify(callback()),
      headers: { 'content-type': 'application/json', origin: 'http://localhost:4173' },
    });
    expect((await working().fetch(request)).status).toBe(200);
  });
});
