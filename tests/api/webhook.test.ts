import { Webhook } from 'standardwebhooks';
import { describe, expect } from 'vitest';
import { webhookTimeouts } from '../../api/_mail/webhook.ts';
import { dates, enquiry, owner, price, visit } from '../../src/features/leads/lead-fixture.ts';
import { callback, leadId, reference, send, uniquePhone } from './lead-requests.ts';
import { test as base } from './test-handler.ts';
import { type ReceiverBehaviour, startWebhookReceiver, verify, webhookSecret } from './webhook-receiver.ts';

/** Only a receiver that hangs needs others. */
const noTimeouts: typeof webhookTimeouts = { totalMs: 600_000, firstTryMs: 600_000, retryDelayMs: 20 };

/** With a receiver that follows a script, and an instance of the function that posts to it. */
const test = base
  .extend(
    'startReceiver',
    ({ createHandler, closeAfterTest }) =>
      async (
        script: readonly ReceiverBehaviour[] = [],
        env: Record<string, string> = {},
        timeouts: Partial<typeof webhookTimeouts> = {},
      ) => {
        const receiver = closeAfterTest(await startWebhookReceiver(...script));
        return {
          receiver,
          handler: createHandler(
            { ...receiver.env, ...env },
            { webhookTimeouts: { ...noTimeouts, ...timeouts } },
          ),
        };
      },
  )
  /** Sends a lead; returns the data and the text of the message that was posted about it. */
  .extend('post', ({ startReceiver }) => async (body: object) => {
    const { receiver, handler } = await startReceiver();
    await send(handler, body);
    await handler.close();
    const [post] = receiver.posts;
    if (!post) throw new Error('Nothing was posted');
    return { data: Object(verify(post)).data, text: post.body };
  });
const envelope = { LEAD_WEBHOOK_FORMAT: 'envelope' };

const page = (body: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
const redirect = (location: string) => ({ status: 302, headers: { location } });
const result = (word: string) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ result: word }),
});

describe('webhook', () => {
  test('webhook · what an owner says is posted as it was typed, under the ids that receivers know, and as facts', async ({
    post,
  }) => {
    const answers = [
      { question: 'advanceShare', answer: '25' },
      { question: 'eveningCloses', answer: '02:00' },
      { question: 'hallSeats', hall: 1, answer: '200' },
      { question: 'lateMusic', answer: 'no' },
    ];
    const questions = [{ venue: 'Lamp Hall', venueId: 'lamphall', questions: ['foodTax', 'lift'] }];
    const { data } = await post({
      ...{ ...owner, phone: uniquePhone(), answers },
      meta: { questions },
    });
    expect(data).toMatchObject({
      answers: [{ question: 'advance', answer: '25' }, ...answers.slice(1)],
      questions: [{ venue: 'Lamp Hall', venueId: 'lamphall', questions: ['tax', 'lift'] }],
    });
    // Without what is said of one hall.
    expect(data.facts).toEqual({ advanceShare: 0.25, eveningCloses: 1560, lateMusic: false });
  });

  test('webhook · a mailed lead is posted as signed JSON, and the outcome is logged', async ({
    startReceiver,
    log,
  }) => {
    const { receiver, handler } = await startReceiver();
    const id = leadId();
    const meta = {
      id,
      page: '/faridabadlp',
      control: 'landing quote form',
      about: 'For a wedding',
      campaign: 'utm_source=maps',
      promise: 'We call you.',
      tookMs: 5000,
    };
    expect(await send(handler, { ...enquiry, meta, bcc: 'x@example.com' })).toMatchObject({ status: 200 });
    await handler.close();
    const [post] = receiver.posts;
    expect(post).toMatchObject({ method: 'POST', path: '/leads' });
    expect(post?.headers).toMatchObject({
      'webhook-id': expect.stringMatching(`^${id}-[0-9a-f]{12}$`),
      'content-type': 'application/json',
    });
    const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(receiver.posts.map(verify)).toEqual([
      {
        type: 'lead.created',
        version: 1,
        timestamp: isoTime,
        data: {
          ...enquiry,
          id,
          reference,
          kind: 'enquiry',
          receivedAt: isoTime,
          callBy: isoTime,
          language: 'en-IN',
          phone: '+919876543210',
          phones: ['+919876543210'],
          phoneTyped: enquiry.phone,
          page: '/faridabadlp',
          control: 'landing quote form',
          about: 'For a wedding',
          campaign: 'utm_source=maps',
        },
      },
    ]);
    expect(log.map(({ event }) => event)).toEqual(['lead', 'webhook']);
    expect(log[1]).toEqual({
      event: 'webhook',
      id,
      reference,
      ok: true,
      tries: 1,
      status: 204,
      ms: expect.any(Number),
    });
  });

  test('webhook · it has every number beside what was typed, and the extension of a landline', async ({
    post,
  }) => {
    const typed = '0129-401 2345 ext. 12 / +44 7400 123456';
    expect((await post({ phone: typed })).data).toMatchObject({
      phone: '+911294012345',
      phones: ['+911294012345;ext=12', '+447400123456'],
      phoneTyped: typed,
    });
  });

  test.for([true, false])(
    'webhook · it says whether the visitor agreed to WhatsApp: %s',
    async (whatsapp, { post }) => {
      expect((await post({ ...price, whatsapp })).data).toMatchObject({ kind: 'price', whatsapp });
    },
  );

  test('webhook · a request for free dates has its functions and venues as lists', async ({ post }) => {
    const { functions, venues } = dates;
    const { data } = await post({ ...dates, functions: functions.map((one) => ({ ...one, bcc: 'x' })) });
    expect([data.kind, data.functions, data.venues]).toEqual(['dates', functions, venues]);
    for (const name of ['date', 'guests', 'venue', 'name']) expect(data).not.toHaveProperty(name);
  });

  test('webhook · neither NUL nor a lone surrogate is posted', async ({ post }) => {
    const name = 'Ra\0vi \ud83d';
    const { data, text } = await post({ ...dates, name, venues: [name], meta: { about: name } });
    expect(text).not.toMatch(/\\u0000|\\ud83d/i);
    expect(data).toMatchObject({ name: 'Ravi', venues: ['Ravi'], about: 'Ravi' });
  });

  test('webhook · the total is that which the family saw', async ({ post }) => {
    const notCounted = [{ id: 'rooms' }];
    const sangeet = { kind: 'sangeet', guests: 400, vegShare: 0.6, rooms: 0, decor: 50_000, notCounted };
    const total = { low: 2_00_000, high: 2_00_000, functions: [sangeet] };
    const bcc = { ...total, bcc: 'x', functions: [{ ...sangeet, bcc: 'x' }] };
    const totals = [{ venue: 'Milan Vatika', ...total }];
    const meta = { total: bcc, totals: [{ ...bcc, venue: 'Milan Vatika' }] };
    const { data, text } = await post({ ...visit, meta });
    expect(data).toMatchObject({ total, totals });
    expect(text).not.toContain('"bcc"');
  });

  test('webhook · what halls told comes as the family ticked it, without what is not a fact', async ({
    post,
  }) => {
    const one = { venue: 'Milan Vatika', venueId: 'milanvatika', facts: { vegPlate: 650, lift: true } };
    const told = [
      { ...one, notes: { lift: 'small' }, total: { low: 2_00_000, high: 2_00_000 } },
      { ...one, venue: 'Samar Grand', venueId: 'samargrand' },
    ];
    const meta = {
      told: told.map((hall) => ({ ...hall, note: 'x', facts: { ...hall.facts, bcc: 'x', dj: 'x' } })),
    };
    const { data, text } = await post({ ...visit, meta });
    expect(data.told).toEqual(told);
    expect(text).not.toMatch(/"bcc"|"note"/);
  });

  test('webhook · the best time to call decides by when the call is expected', async ({ post, setTime }) => {
    setTime('2026-11-21T12:30:00+05:30');
    const { data } = await post({ phone: visit.phone, callTime: 'evening' });
    expect([data.callTime, data.callBy]).toEqual(['evening', '2026-11-21T15:30:00.000Z']);
  });

  test('webhook · a suspicious lead is marked', async ({ post }) => {
    const { data } = await post({ ...visit, meta: { honeypot: 'http' } });
    expect(data).toMatchObject({
      kind: 'visit',
      suspicious: 'A field that people cannot see was filled in.',
    });
  });

  test('webhook · a lead beyond a limit is marked', async ({ startReceiver }) => {
    const { receiver, handler } = await startReceiver();
    for (let i = 0; i < 6; i += 1) await send(handler, callback(), { ip: '203.0.113.9' });
    await handler.close();
    const reasons = receiver.posts.map(verify).flatMap((post) => Object(post).data.suspicious ?? []);
    expect(reasons).toEqual([expect.stringMatching(/^More than 5 requests within a minute came from/)]);
  });

  test('webhook · an envelope contains the signed message as text', async ({ startReceiver, log }) => {
    const { receiver, handler } = await startReceiver([result('appended')], envelope);
    const body = callback();
    await send(handler, body);
    await handler.close();
    const { id, timestamp, signature, payload } = Object(receiver.posts.map(verify)[0]);
    expect(id).toMatch(new RegExp(`^${body.meta.id}-[0-9a-f]{12}$`));
    const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
    expect(new Webhook(webhookSecret).verify(payload, headers)).toMatchObject({
      type: 'lead.created',
      data: { id: body.meta.id, phone: `+91${body.phone}` },
    });
    expect(log[1]).toMatchObject({ ok: true, status: 200, result: 'appended' });
  });

  test.for<[string, ReceiverBehaviour[], object]>([
    ['a redirect to the result', [redirect('/echo'), result('appended')], { ok: true, result: 'appended' }],
    ['a rejected signature', [redirect('/echo'), result('rejected')], { ok: false, result: 'rejected' }],
    ['a sign-in page', [redirect('/login'), page('Sign in')], { ok: false, code: 'EHTML' }],
    ['an error page', [page('TypeError')], { ok: false, code: 'EHTML' }],
    ['endless', ['endless'], { ok: true, status: 200 }],
    ['a redirect without TLS', [redirect('http://hooks.example.com/')], { ok: false, code: 'EREDIRECT' }],
  ])('webhook · envelope, the answer is %s', async ([, script, outcome], { startReceiver, log }) => {
    const { receiver, handler } = await startReceiver(script, envelope);
    await send(handler, callback());
    await handler.close();
    expect(log[1]).toMatchObject({ event: 'webhook', tries: 1, ...outcome });
    expect(receiver.posts.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('webhook · failures', () => {
  test.for<[string, ReceiverBehaviour[], object, Partial<typeof webhookTimeouts>?]>([
    ['a 503, then accepts', [503, 204], { ok: true, tries: 2, status: 204 }],
    ['500 twice', [500], { ok: false, tries: 2, status: 500 }],
    ['a dropped connection, then accepts', ['drop', 200], { ok: true, tries: 2, status: 200 }],
    [
      'dropped connections',
      ['drop'],
      { ok: false, tries: 2, code: expect.stringMatching(/^(?:UND_ERR_SOCKET|ECONNRESET)$/) },
    ],
    ['no answer, then accepts', ['hang', 200], { ok: true, tries: 2, status: 200 }, { firstTryMs: 1_000 }],
    [
      'no answer',
      ['hang'],
      { ok: false, tries: 2, code: 'ETIMEDOUT' },
      { firstTryMs: 1_000, totalMs: 3_000 },
    ],
    ['400', [400, 200], { ok: false, tries: 1, status: 400 }],
    ['429', [429, 200], { ok: false, tries: 1, status: 429 }],
    ['a redirect', [{ status: 302, headers: { location: '/' } }, 200], { ok: false, tries: 1, status: 302 }],
  ])(
    'webhook · failures · the receiver answers with %s',
    async ([, script, outcome, timeouts], { startReceiver, log }) => {
      const { receiver, handler } = await startReceiver(script, {}, timeouts);
      const { tries } = { tries: 1, ...outcome };
      expect(await send(handler, callback())).toMatchObject({ status: 200 });
      await handler.close();
      expect(receiver.posts).toHaveLength(tries);
      for (const post of receiver.posts) verify(post);
      expect(log[1]).toMatchObject({ event: 'webhook', ...outcome });
    },
  );

  test('webhook · failures · the default timeouts allow ten seconds in total', () => {
    expect(webhookTimeouts.totalMs).toBe(10_000);
    expect(webhookTimeouts.firstTryMs + webhookTimeouts.retryDelayMs).toBeLessThan(webhookTimeouts.totalMs);
  });
});

describe('webhook · when it is sent', () => {
  test('webhook · when it is sent · the answer does not wait for a receiver that hangs', async ({
    startReceiver,
    log,
  }) => {
    const { receiver, handler } = await startReceiver(['hang'], {}, { totalMs: 2_000 });
    expect(await send(handler, callback())).toMatchObject({ status: 200 });
    expect(receiver.posts).toHaveLength(0);
    expect(log.map(({ event }) => event)).toEqual(['lead']);
    await expect.poll(() => receiver.posts).toHaveLength(1);
  });

  test('webhook · when it is sent · a repeat of a lead is not posted again', async ({ startReceiver }) => {
    const { receiver, handler } = await startReceiver();
    const body = callback();
    await Promise.all([send(handler, body), send(handler, body)]);
    expect(await send(handler, body)).toMatchObject({ status: 200 });
    await handler.close();
    expect(receiver.posts).toHaveLength(1);
  });

  test('webhook · when it is sent · an id reused with other content is posted with another webhook-id', async ({
    startReceiver,
    mails,
  }) => {
    const { receiver, handler } = await startReceiver();
    const body = callback();
    for (const phone of [body.phone, uniquePhone()]) await send(handler, { ...body, phone });
    await handler.close();
    const ids = receiver.posts.map(({ headers }) => String(headers['webhook-id']));
    expect(new Set(ids).size).toBe(2);
    // A mail and the message about it have the same key.
    const keys = mails.map(({ messageId }) => messageId?.slice(1).split('@')[0]);
    expect(keys.sort()).toEqual(ids.sort());
  });

  test('webhook · when it is sent · a lead that was not mailed or is invalid is not posted', async ({
    startReceiver,
    startSmtp,
  }) => {
    const smtp = await startSmtp({ reply: 550 });
    const { receiver, handler } = await startReceiver([], { SMTP_URL: smtp.url });
    expect(await send(handler, callback())).toMatchObject({ status: 502 });
    expect(await send(handler, { phone: '' })).toMatchObject({ status: 422 });
    await handler.close();
    expect(receiver.posts).toHaveLength(0);
  });
});
