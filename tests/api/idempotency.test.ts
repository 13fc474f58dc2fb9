import { describe, expect } from 'vitest';
import { createIdempotency, ttlMs } from '../../api/_mail/idempotency.ts';
import { callback, send } from './lead-requests.ts';
import { test } from './test-handler.ts';

describe('idempotency · leads', () => {
  test('idempotency · a repeat within a day gets the same answer and sends no mail; later, or elsewhere without Redis, it has the same Message-ID', async ({
    createHandler,
    mails,
    log,
    advanceClock,
  }) => {
    const handler = createHandler();
    const body = callback();
    const first = await send(handler, body);
    const id = body.meta.id.toUpperCase();
    const second = await send(handler, { ...body, meta: { id, tookMs: 1, page: '/other' } });
    expect([second.status, second.message]).toEqual([first.status, first.message]);
    expect(mails).toHaveLength(1);
    expect(log.map(({ duplicate }) => duplicate)).toEqual([false, true]);
    advanceClock(ttlMs);
    for (const one of [handler, createHandler()]) await send(one, body);
    expect(mails).toHaveLength(3);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('idempotency · the same id with another subject is another request; page, control, campaign, language, promise and times do not count', async ({
    handler,
    mails,
  }) => {
    const body = callback();
    const sendWith = (meta: object) => send(handler, { ...body, meta: { ...body.meta, ...meta } });
    await sendWith({ about: 'Corkage' });
    await sendWith({ about: 'Closing time' });
    expect(mails).toHaveLength(2);
    const same = {
      page: '/photos',
      control: 'footer',
      campaign: 'utm_source=x',
      language: 'hi-IN',
      promise: 'Soon',
      tookMs: 9,
    };
    await sendWith({ about: 'Corkage', ...same });
    expect(mails).toHaveLength(2);
  });

  test('idempotency · simultaneous repeats send one mail and all succeed', async ({ handler, mails }) => {
    const body = callback();
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(handler, body)));
    expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(mails).toHaveLength(1);
  });

  test('idempotency · repeats do not count against the rate limits', async ({ createHandler }) => {
    const handler = createHandler();
    const body = callback();
    for (let i = 0; i < 12; i += 1) {
      expect(await send(handler, body, { ip: '203.0.113.7' })).toMatchObject({ status: 200 });
    }
  });
});

describe('idempotency · cache', () => {
  const duplicate = { succeeded: 'duplicate', unfinished: 'unfinished', deadline: 0 };

  function createRun<Result>() {
    const { run } = createIdempotency<Result>(undefined);
    return async (...args: Parameters<typeof run>) => (await run(...args)).result;
  }

  test('idempotency · work that failed or threw runs again, work that succeeded does not', async () => {
    const run = createRun<string>();
    const succeed = (result: string) => run('a', async () => ({ succeeded: true, result }), duplicate);
    expect(await run('a', async () => ({ succeeded: false, result: 'failed' }), duplicate)).toBe('failed');
    await expect(run('a', () => Promise.reject(new Error('broken')), duplicate)).rejects.toThrow('broken');
    expect(await succeed('first')).toBe('first');
    expect(await succeed('second')).toBe('first');
  });

  test('idempotency · at most 10,000 keys are kept in memory; the oldest are evicted first', async () => {
    const run = createRun<number>();
    const succeed = (key: string, result: number) =>
      run(key, async () => ({ succeeded: true, result }), { succeeded: 0, unfinished: 0, deadline: 0 });
    for (let i = 0; i < 10_001; i += 1) await succeed(`lead ${i}`, 1);
    expect([await succeed('lead 5000', 2), await succeed('lead 0', 2)]).toEqual([1, 2]);
  });
});
