import { describe, expect, vi } from 'vitest';
import { businessHours } from '../../src/content/site-texts.ts';
import type { LeadKind } from '../../src/features/leads/lead-schema.ts';
import {
  callback,
  enquiry,
  leadRequest,
  phone,
  price,
  type RequestOptions,
  send,
  visit,
} from './lead-requests.ts';
import { test } from './test-handler.ts';

describe('accepted leads', () => {
  const submitted = 'Your request has been submitted!';
  const promise = `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${businessHours()}), or the following working day.`;
  test.for<[LeadKind, object, unknown]>([
    ['callback', { phone: '98765 43210' }, `Got it, thank you. ${promise}`],
    ['price', { ...price, phone: '98765' }, expect.stringContaining('prices')],
    ['enquiry', { ...enquiry, phone: '98765' }, expect.stringContaining('enquiry')],
    ['venue-callback', { phone, venue: 'Hotel Rajmahal' }, submitted],
    ['visit', visit, submitted],
  ])(
    'accepted leads · %s is mailed, confirmed and logged, with and without its kind',
    async ([kind, body, message], { handler, mails, log }) => {
      const sent = await send(handler, body);
      expect(sent).toMatchObject({ status: 200, message });
      expect(await send(handler, { kind, ...body })).toMatchObject({ status: 200, message });
      expect(sent.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(sent.headers.get('cache-control')).toBe('no-store');
      expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(mails[0]?.subject));
      const line = { event: 'lead', kind, status: 200, ms: expect.any(Number) };
      expect(log).toEqual([expect.objectContaining(line), expect.objectContaining(line)]);
    },
  );
});

describe('rejected requests', () => {
  test.for<[string, number, unknown, RequestOptions?]>([
    ['invalid JSON', 400, '{"phone":'],
    ['an array', 400, '["98"]'],
    ['null', 400, 'null'],
    ['an empty body', 400, ''],
    ['deeply nested arrays', 400, '['.repeat(8000)],
    ['bytes that are not UTF-8', 400, undefined, { body: new Uint8Array([0x7b, 0xff, 0x7d]) }],
    [
      'a form submission',
      415,
      'phone=98',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['no content type', 415, '{}', { headers: { 'content-type': '' } }],
    ['more than 16 KB', 413, { phone: '98', message: 'x'.repeat(17_000) }],
    ['a blank phone number', 422, { phone: ' ' }],
  ])('rejected requests · %s: %i', async ([, status, body, options], { handler, mails }) => {
    const sent = await send(handler, body, options);
    expect(sent.status).toBe(status);
    expect(sent.message).toMatch(/^[A-Z].*[.!]$/);
    expect(mails).toHaveLength(0);
  });

  test('rejected requests · each invalid field has an error message', async ({ handler }) => {
    const message = 'Please select an event date and guest range.';
    expect(
      await send(handler, { venue: 'x', date: '', guests: '', phone: '98', whatsapp: false }),
    ).toMatchObject({ status: 422, message, fields: { date: message, guests: message } });
    expect(await send(handler, { venue: 'x', phone: '98' })).toMatchObject({
      status: 422,
      message: 'Please enter a valid 10-digit phone number.',
    });
  });

  test.for(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'rejected requests · %s: 405 with Allow',
    async (method, { handler }) => {
      const sent = await send(handler, undefined, { method });
      expect([sent.status, sent.headers.get('allow')]).toEqual([405, 'POST']);
      expect(sent.message).toMatch(/\S/);
    },
  );

  test('rejected requests · reading an endless body stops at 16 KB', async ({ handler }) => {
    let pulls = 0;
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(4096).fill(32));
      },
      cancel,
    });
    expect(await send(handler, undefined, { body, duplex: 'half' })).toMatchObject({ status: 413 });
    expect(cancel).toHaveBeenCalled();
    expect(pulls).toBeLessThan(10);
  });

  test('rejected requests · a body that is interrupted: 400', async ({ handler }) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('interrupted')) });
    expect(await send(handler, undefined, { body, duplex: 'half' })).toMatchObject({ status: 400 });
  });
});

describe('Hindi', () => {
  const meta = { language: 'hi-IN' };
  const inHindi = expect.stringMatching(/^[^a-z]*\p{Script=Devanagari}[^a-z]*[।!]$/iu);

  test.for<[LeadKind, object]>([
    ['callback', { phone }],
    ['price', price],
    ['enquiry', enquiry],
    ['venue-callback', { phone, venue: 'Hotel Rajmahal' }],
    ['visit', visit],
  ])('Hindi · %s is confirmed in Hindi', async ([, body], { handler }) => {
    expect(await send(handler, { ...body, meta })).toMatchObject({ status: 200, message: inHindi });
  });

  test('Hindi · the promise of a call-back', async ({ handler }) => {
    expect(await send(handler, { phone, meta })).toMatchObject({
      message: `मिल गया, धन्यवाद। हम कॉल करने में देर नहीं करते! काम के समय में (${businessHours({ locale: 'hi' })}) 4 घंटे के अंदर, या अगले कामकाजी दिन, हम आपको कॉल करेंगे।`,
    });
  });

  test.for<[string, object, Record<string, unknown>]>([
    ['a call-back', { phone: ' ' }, { phone: inHindi }],
    [
      'a price request',
      { venue: '', date: '', guests: '', phone: '', whatsapp: 1 },
      { venue: inHindi, date: inHindi, guests: inHindi, phone: inHindi, whatsapp: inHindi },
    ],
    [
      'an enquiry',
      { name: '', email: 'ravi', phone: '', eventType: '', message: 'x'.repeat(2001) },
      { name: inHindi, email: inHindi, phone: inHindi, eventType: inHindi, message: inHindi },
    ],
    ['a venue call-back', { phone: '98', venue: 'x' }, { phone: inHindi }],
    [
      'a visit',
      { phone: '98', venue: 'x', date: '', time: '' },
      { phone: inHindi, date: inHindi, time: inHindi },
    ],
  ])('Hindi · the errors of %s are in Hindi', async ([, body, fields], { handler }) => {
    expect(await send(handler, { ...body, meta })).toMatchObject({ status: 422, message: inHindi, fields });
  });

  test('Hindi · a failed delivery, a rate limit and a function without settings', async ({
    createHandler,
  }) => {
    const failing = createHandler({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await send(failing, { phone, meta })).toMatchObject({ status: 502, message: inHindi });
    const limited = createHandler({ LEAD_LIMIT_FACTOR: '0.01' });
    const ip = '203.0.113.9';
    await send(limited, { phone, meta }, { ip });
    expect(await send(limited, { phone, venue: 'x', meta }, { ip })).toMatchObject({
      status: 429,
      message: inHindi,
    });
    expect(await send(createHandler({ SMTP_URL: '' }), { phone, meta })).toMatchObject({
      status: 503,
      message: inHindi,
    });
  });

  test('Hindi · concurrent requests are answered in their languages', async ({ handler }) => {
    const languages = ['hi-IN', 'en-IN', undefined, 'ta-IN', 'hi-IN', 'en-IN'];
    const answers = await Promise.all(
      languages.map((language) => send(handler, { phone: '', meta: { language } })),
    );
    expect(answers.map(({ message }) => /\p{Script=Devanagari}/u.test(message))).toEqual(
      languages.map((language) => language === 'hi-IN'),
    );
  });
});

describe('origin', () => {
  const env = { VERCEL_URL: 'site-abc.example.app', VERCEL_BRANCH_URL: 'site-git-main.example.app' };
  test.for<[number, Record<string, string>]>([
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
  ])('origin · %i for %j', async ([status, headers], { createHandler }) => {
    expect(await send(createHandler(env), callback(), { headers })).toMatchObject({ status });
  });

  test('origin · the host of the request is accepted, whatever SITE_URL is', async ({ handler }) => {
    const url = 'http://localhost:4173/api/send-email';
    const headers = { origin: 'http://localhost:4173' };
    expect(await send(handler, callback(), { url, headers })).toMatchObject({ status: 200 });
  });
});

test('log · contains no visitor data', async ({ handler, createHandler, log }) => {
  const meta = { id: 'Whisper-id-9123456789', page: '/zaphod', control: 'zaphod' };
  const secret = {
    name: 'Zaphod',
    email: 'zaphod@example.org',
    phone: '9123456789',
    message: 'Whisper this',
    eventType: 'Wedding',
    meta,
  };
  await send(handler, secret);
  await send(createHandler({ SMTP_URL: 'smtp://127.0.0.1:1' }), secret);
  await send(handler, { ...secret, email: 'zaphod' });
  expect(log.map(({ status }) => status)).toEqual([200, 502, 422]);
  expect(JSON.stringify(log)).not.toMatch(/zaphod|whisper|9123456789/i);
});

test('unexpected error · the answer is 500 without details', async ({ handler, log }) => {
  const request = leadRequest(callback());
  vi.spyOn(request.headers, 'get').mockImplementation(() => {
    throw new RangeError('at /secret/place.ts:1');
  });
  const response = await handler.fetch(request);
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: 'Something went wrong. Please try again.' },
  ]);
  expect(log).toEqual([expect.objectContaining({ status: 500, code: 'RangeError' })]);
});
