import { describe, expect, vi } from 'vitest';
import type { LeadHandler } from '../../api/_mail/lead-handler.ts';
import { site } from '../../src/content/site.ts';
import { businessHours } from '../../src/content/site-texts.ts';
import { dates, enquiry, phone, price, visit } from '../../src/features/leads/lead-fixture.ts';
import type { LeadKind } from '../../src/features/leads/lead-schema.ts';
import { callback, leadRequest, type RequestOptions, send, uniquePhone } from './lead-requests.ts';
import { test } from './test-handler.ts';

const inHindi = { language: 'hi-IN' };
const hindiText = expect.stringMatching(/^[^a-z]*\p{Script=Devanagari}[^a-z]*[।!]$/iu);

/** A time of the business hours, from 9 am to 9 pm in India, or one after them. */
test.beforeEach(({ setTime }) => setTime('2026-11-21T11:00:00+05:30'));

describe('accepted leads', () => {
  const call = `\nOur wedding team calls you from ${site.phone.display} by 3 pm today.`;
  const submitted = `Your request has been submitted!${call}`;
  const promise = `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${businessHours()}), or the following working day.`;
  test.for<[LeadKind, object, unknown]>([
    ['callback', { phone: '98765 43210' }, `Got it, thank you. ${promise}${call}`],
    ['price', { ...price, phone: '98765' }, expect.stringContaining('prices')],
    ['enquiry', { ...enquiry, phone: '98765' }, expect.stringContaining('enquiry')],
    ['venue-callback', { phone, venue: 'Hotel Rajmahal' }, submitted],
    ['visit', visit, submitted],
  ])(
    'accepted leads · %s is mailed, confirmed in its language and logged, with and without its kind',
    async ([kind, body, message], { handler, mails, log }) => {
      const sent = await send(handler, body);
      expect(sent).toMatchObject({ status: 200, message });
      expect(await send(handler, { kind, ...body, meta: inHindi })).toMatchObject({
        status: 200,
        message: hindiText,
      });
      expect(sent.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(sent.headers.get('cache-control')).toBe('no-store');
      const withoutReference = ({ subject = '' }) => subject.replace(/ · [A-Z\d]{5}$/, '');
      expect(mails.map(withoutReference)).toEqual(Array(2).fill(mails[0] && withoutReference(mails[0])));
      const reference = expect.stringMatching(/^[A-Z\d]{5}$/);
      const line = { event: 'lead', reference, kind, status: 200, ms: expect.any(Number) };
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
    ['bytes that are not UTF-8', 400, undefined, { body: Buffer.from('{"phone":"98\xff"}', 'latin1') }],
    [
      'a form submission',
      415,
      'phone=98',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['no content type', 415, '{}', { headers: { 'content-type': '' } }],
    ['more than 32 KB', 413, { phone: '98', message: 'x'.repeat(33_000) }],
    ['a blank phone number', 422, { phone: ' ' }],
  ])('rejected requests · %s: %i', async ([, status, body, options], { handler, mails }) => {
    const sent = await send(handler, body, options);
    expect(sent.status).toBe(status);
    expect(sent.message).toMatch(/^[A-Z].*[.!]$/);
    expect(mails).toHaveLength(0);
  });

  test('rejected requests · each invalid field has an error message, beside the id of the lead, in the language of the lead', async ({
    handler,
  }) => {
    const { meta } = callback();
    const body = { venue: 'x', date: '', guests: '', phone: '98', whatsapp: 1, meta };
    const message = 'Please select an event date and guest range.';
    expect(await send(handler, body)).toMatchObject({
      status: 422,
      message,
      // By its id the client knows that the answer is the function's, and final.
      id: meta.id,
      fields: { date: message, guests: message },
    });
    expect(await send(handler, { ...body, meta: inHindi })).toMatchObject({
      status: 422,
      message: hindiText,
      fields: { date: hindiText, guests: hindiText, whatsapp: hindiText },
    });
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

  test('accepted requests · the longest request of our forms, with the totals of six venues', async ({
    handler,
  }) => {
    const six = <Item>(item: Item) => Array.from({ length: 6 }, () => item);
    const name = 'क'.repeat(40);
    const costs = [{ id: 'decoration' }, { id: 'moreRooms', missing: 195, available: 5 }];
    const held = { kind: 'other', name, guests: 5000, vegShare: 0.65, rooms: 200, date: '2099-02-10' };
    const functions = six({ ...held, notCounted: costs });
    const totals = six({ venue: 'क'.repeat(40), low: 3_33_76_000, high: 3_63_76_000, functions });
    const body = {
      ...dates,
      phone: uniquePhone(),
      name: 'क'.repeat(120),
      functions: six({ label: name, guests: 5000, dates: dates.functions.flatMap((one) => one.dates) }),
      venues: six('क'.repeat(40)),
      meta: { ...callback().meta, about: 'क'.repeat(1150), campaign: 'x'.repeat(300), totals },
    };
    expect(await send(handler, body)).toMatchObject({ status: 200 });
  });

  test('rejected requests · reading an endless body stops at 32 KB', async ({ handler }) => {
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
    expect(pulls).toBeLessThan(14);
  });

  test('rejected requests · a body that is interrupted: 400, and the log tells it from one that is not valid', async ({
    handler,
    log,
  }) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('interrupted')) });
    expect(await send(handler, undefined, { body, duplex: 'half' })).toMatchObject({ status: 400 });
    expect(await send(handler, '{"phone":')).toMatchObject({ status: 400 });
    expect(log.map(({ code }) => code)).toEqual(['EINCOMPLETE', undefined]);
  });
});

describe('when we call', () => {
  const open = '2026-11-21T11:00:00+05:30';
  const closed = '2026-11-21T22:00:00+05:30';
  const team = `Our wedding team calls you from ${site.phone.display}`;

  test.for([
    [{ phone }, open, `${team} by 3 pm today.`],
    [{ phone }, closed, `${team} by 1 pm tomorrow.`],
    [{ phone, callTime: 'now' }, '2026-11-22T08:00:00+05:30', `${team} by 1 pm today.`],
    [visit, closed, `${team} by 1 pm tomorrow.`],
    [{ phone, callTime: 'evening' }, closed, `${team} tomorrow between 5 pm and 9 pm.`],
    [
      { phone, venue: 'Hotel Rajmahal', callTime: 'afternoon' },
      open,
      `${team} today between 12 pm and 5 pm.`,
    ],
    [{ phone, meta: { utcOffset: 0 } }, closed, `${team} by 1 pm Indian time. Your time: 7:30 am tomorrow.`],
    [
      { phone, meta: { ...inHindi, utcOffset: 330 } },
      closed,
      `हमारी टीम कल दोपहर 1 बजे तक आपको ${site.phone.display} से कॉल करेगी।`,
    ],
  ] as const)(
    'when we call · the thanks for %j at %s end with "%s"',
    async ([body, now, note], { handler, setTime }) => {
      setTime(now);
      const { status, message } = await send(handler, body);
      expect([status, message.split('\n')]).toEqual([200, [expect.stringMatching(/[!.।]$/), note]]);
    },
  );

  test('when we call · an unknown time or time zone does not lose the lead', async ({ handler, mails }) => {
    const body = { phone, callTime: 'midnight', meta: { utcOffset: 'Asia/Kolkata' } };
    expect((await send(handler, body)).status).toBe(200);
    expect(mails[0]?.text).not.toMatch(/Best time to call|Where the visitor is/);
  });
});

describe('Hindi', () => {
  test('Hindi · the promise of a call-back', async ({ handler }) => {
    expect(await send(handler, { phone, meta: inHindi })).toMatchObject({
      message: `मिल गया, धन्यवाद। हम कॉल करने में देर नहीं करते! काम के समय में (${businessHours({ locale: 'hi' })}) 4 घंटे के अंदर, या अगले कामकाजी दिन, हम आपको कॉल करेंगे।\nहमारी टीम आज दोपहर 3 बजे तक आपको ${site.phone.display} से कॉल करेगी।`,
    });
  });

  test('Hindi · a failed delivery, a rate limit and a function without settings', async ({
    createHandler,
  }) => {
    const answer = async (handler: LeadHandler, body: object = {}) => {
      const { status, message } = await send(
        handler,
        { phone, meta: inHindi, ...body },
        { ip: '203.0.113.9' },
      );
      return [status, message];
    };
    const failing = createHandler({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await answer(failing)).toEqual([502, hindiText]);
    const limited = createHandler({ LEAD_LIMIT_FACTOR: '0.01' });
    await answer(limited);
    expect(await answer(limited, { venue: 'x' })).toEqual([429, hindiText]);
    expect(await answer(createHandler({ SMTP_URL: '' }))).toEqual([503, hindiText]);
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
  const env = {
    VERCEL_URL: 'site-abc.example.app',
    VERCEL_BRANCH_URL: 'site-git-main.example.app',
    VERCEL_PROJECT_PRODUCTION_URL: 'site.example.app',
  };
  test.for<[number, Record<string, string>, url?: string]>([
    [200, {}],
    [200, { origin: 'http://localhost:4173' }, 'http://localhost:4173/api/send-email'],
    [200, { origin: 'https://www.example.com' }],
    [200, { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }],
    [200, { origin: 'https://site-abc.example.app' }],
    [200, { origin: 'https://site-git-main.example.app' }],
    [200, { origin: 'https://site.example.app' }],
    [200, { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'https://www.example.com.evil.example' }],
    [403, { origin: 'https://www.example.com:8443' }],
    [403, { origin: 'null' }],
    [403, { origin: 'not an address' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site' }],
  ])('origin · %i for %j', async ([status, headers, url], { createHandler }) => {
    expect(await send(createHandler(env), callback(), { headers, ...(url && { url }) })).toMatchObject({
      status,
    });
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
