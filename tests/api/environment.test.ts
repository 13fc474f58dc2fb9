import { describe, expect } from 'vitest';
import { callback, send } from './lead-requests.ts';
import { test } from './test-handler.ts';

describe('environment', () => {
  test('environment · without the required variables the answer is 503 and the log names them', async ({
    createHandler,
    log,
  }) => {
    const handler = createHandler({ SMTP_URL: '', LEAD_TO: undefined, LEAD_FROM: 'nobody' });
    const { status, message } = await send(handler, callback());
    expect(status).toBe(503);
    expect(message).toMatch(/call us/);
    const problems = ['SMTP_URL is not set', 'LEAD_TO is not set', 'LEAD_FROM holds no e-mail address'];
    expect(log).toEqual([expect.objectContaining({ event: 'lead', status: 503, problems })]);
  });

  test('environment · an invalid optional variable is logged and ignored', async ({ createHandler, log }) => {
    const env = { SMTP_FALLBACK_URL: 'smtp', SITE_URL: 'example', REDIS_URL: 'x', LEAD_LIMIT_FACTOR: 'many' };
    expect(await send(createHandler(env), callback())).toMatchObject({ status: 200 });
    const problems = Object.keys(env).map((name) => expect.stringMatching(`^${name} is no `));
    expect(log[0]).toEqual({ event: 'environment', problems });
  });

  test('environment · leads go to several recipients, from a sender with a name', async ({
    createHandler,
    mails,
  }) => {
    const env = { LEAD_TO: 'a@example.com, b@example.com', LEAD_FROM: 'Our Leads <web@example.com>' };
    await send(createHandler(env), callback());
    expect(mails[0]).toMatchObject({
      recipients: ['a@example.com', 'b@example.com'],
      from: { name: 'Our Leads', address: 'web@example.com' },
    });
  });
});
