import { describe, expect, test, vi } from 'vitest';
import { functionDesk } from './function-desk.ts';
import { callback, leadFunction, leadRequest, send } from './lead-function.ts';

const desk = functionDesk();
const { working } = desk;

describe('lead · settings', () => {
  test('lead · without a mail server: 503, and the log says what to set', async () => {
    const handler = leadFunction({ env: { SMTP_URL: '', LEAD_TO: undefined, LEAD_FROM: 'nobody' } });
    const sent = await send(handler, callback());
    expect(sent.status).toBe(503);
    expect(sent.message).toMatch(/call us/);
    const set = expect.arrayContaining([
      'SMTP_URL is not set',
      'LEAD_TO is not set',
      'LEAD_FROM holds no e-mail address',
    ]);
    expect(desk.log).toEqual([expect.objectContaining({ status: 503, set })]);
  });

  test('lead · a mistake in an extra setting is told, and costs no lead', async () => {
    const env = { SMTP_FALLBACK_URL: 'smtp', REDIS_URL: 'x', LEAD_LIMIT_FACTOR: 'many', SITE_URL: 'example' };
    expect((await send(working(env), callback())).status).toBe(200);
    expect(desk.log[0]).toMatchObject({
      event: 'settings',
      mend: expect.arrayContaining([expect.stringMatching(/^REDIS_URL/)]),
    });
  });

  test('lead · several people may read the leads, under a sender with a name', async () => {
    const env = { LEAD_TO: 'a@example.com, b@example.com', LEAD_FROM: 'Our Leads <web@example.com>' };
    await send(working(env), callback());
    expect(desk.smtp.mails[0]).toMatchObject({
      recipients: ['a@example.com', 'b@example.com'],
      from: { name: 'Our Leads', address: 'web@example.com' },
    });
  });
});

test('lead · the log says nothing about the visitor', async () => {
  const secret = {
    name: 'Zaphod',
    email: 'zaphod@example.org',
    phone: '9123456789',
    message: 'Whisper this',
  };
  const meta = { id: 'Whisper-id-9123456789', page: '/zaphod', control: 'zaphod' };
  await send(working(), { ...secret, eventType: 'Wedding', meta });
  await send(leadFunction({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } }), {
    ...secret,
    eventType: 'Wedding',
    meta,
  });
  await send(working(), { ...secret, email: 'zaphod', eventType: 'Wedding', meta });
  expect(desk.log.map(({ status }) => status)).toEqual([200, 502, 422]);
  expect(JSON.stringify(desk.log)).not.toMatch(/zaphod|whisper|9123456789/i);
});

test('lead · an error of our own is an answer too', async () => {
  const request = leadRequest(callback());
  vi.spyOn(request.headers, 'get').mockImplementation(() => {
    throw new RangeError('at /secret/place.ts:1');
  });
  const response = await working().fetch(request);
  expect([response.status, await response.text()]).toEqual([
    500,
    '{"message":"Something went wrong. Please try again."}',
  ]);
  expect(desk.log).toEqual([expect.objectContaining({ status: 500, code: 'RangeError' })]);
});
