import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { beforeEach, describe, expect, vi } from 'vitest';
import { createRateLimits } from '../../api/_mail/rate-limits.ts';
import { clientIp } from '../../api/_mail/request-checks.ts';
import { phone } from '../../src/features/leads/lead-fixture.ts';
import { callback, leadRequest, send } from './lead-requests.ts';
import { test } from './test-handler.ts';

const ip = '203.0.113.7';
const delivered = (count: number) => Array(count).fill('delivered');
const marked = (count: number) => Array(count).fill('marked');

describe('rate limits', () => {
  test('rate limits · of one IP address, the sixth lead within a minute is marked and the 21st refused', async ({
    createHandler,
    sendMany,
    mails,
    log,
    advanceClock,
  }) => {
    const handler = createHandler();
    expect(await sendMany(handler, 20, { ip })).toEqual([...delivered(5), ...marked(15)]);
    const reason = 'came from one internet address, which many phones can share.';
    expect(mails.at(-1)?.text).toContain(`Please check: More than 5 requests within a minute ${reason}`);
    expect(log.at(-1)).toMatchObject({ status: 200, suspicious: true, limit: 'addressPerMinute' });
    const refused = await send(handler, { phone }, { ip });
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/try again in a minute/);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(log.at(-1)).toMatchObject({ status: 429, limit: 'addressPerMinute' });
    expect(await sendMany(handler, 1, { ip: '203.0.113.8' })).toEqual(delivered(1));
    advanceClock(61_000);
    expect(await sendMany(handler, 1, { ip })).toEqual(delivered(1));
  });

  test('rate limits · another reason to mark a lead is named too', async ({
    createHandler,
    sendMany,
    mails,
  }) => {
    const meta = { page: '/', honeypot: 'http' };
    const outcomes = await sendMany(createHandler(), 6, { ip }, { meta });
    expect(outcomes).toEqual(marked(6));
    expect(mails.at(-1)?.text).toContain('cannot see was filled in. More than 5 requests');
  });

  test('rate limits · one number is marked after five leads within an hour, in any notation, but not at another address', async ({
    createHandler,
    sendMany,
    mails,
    advanceClock,
  }) => {
    const handler = createHandler();
    const notations = ['9876543210', '98765 43210', '+91 98765-43210', '098765 43210', '९८७६५४३२१०'];
    for (const notation of [...notations, '(98765) 43210']) {
      await sendMany(handler, 1, { ip }, { phone: notation });
      advanceClock(61_000);
    }
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.map((subject) => subject?.startsWith('[Check]'))).toEqual([
      ...Array(5).fill(false),
      true,
    ]);
    expect(mails.at(-1)?.text).toContain(
      'More than 5 requests within an hour came from one internet address with',
    );
    await sendMany(handler, 20, { ip }, { phone });
    expect(await sendMany(handler, 1, { ip: '203.0.113.8' }, { phone })).toEqual(delivered(1));
  });

  test('rate limits · LEAD_LIMIT_FACTOR multiplies the limits', async ({ createHandler, sendMany }) => {
    const handler = createHandler({ LEAD_LIMIT_FACTOR: '0.5', LEAD_LIMIT_PER_HOUR: '40' });
    expect(await sendMany(handler, 11, { ip })).toEqual([...delivered(3), ...marked(7), 429]);
  });

  test('rate limits · clients without an IP address count as one address, and this is logged once', async ({
    createHandler,
    sendMany,
    log,
  }) => {
    const handler = createHandler();
    expect(await sendMany(handler, 7, { ip: null })).toEqual([...delivered(5), ...marked(2)]);
    expect(await sendMany(handler, 1, { ip })).toEqual(delivered(1));
    expect(log.filter(({ event }) => event === 'client-ip')).toEqual([
      { event: 'client-ip', state: 'unknown' },
    ]);
  });

  test('rate limits · invalid leads are not counted', async ({ createHandler, sendMany }) => {
    const handler = createHandler();
    await sendMany(handler, 21, { ip }, { phone: '' });
    expect(await sendMany(handler, 1, { ip })).toEqual(delivered(1));
  });

  test('rate limits · all leads have one limit; marked ones get half of it; each half raises one alert', async ({
    createHandler,
    sendMany,
    log,
  }) => {
    const handler = createHandler({ LEAD_LIMIT_PER_HOUR: '6' });
    const meta = { page: '/', honeypot: 'http' };
    expect(await sendMany(handler, 5, {}, { meta })).toEqual([...marked(3), 429, 429]);
    expect(await sendMany(handler, 5)).toEqual([...delivered(3), 429, 429]);
    expect(log.at(-1)).toMatchObject({ status: 429, limit: 'allPerHour' });
    expect(log.filter(({ event }) => event === 'alert')).toEqual([
      { event: 'alert', limit: 'markedPerHour', leads: 3 },
      { event: 'alert', limit: 'allPerHour', leads: 6 },
    ]);
  });
});

test('rate limits · a lead that was not delivered is taken off every limit before the answer', async ({
  createHandler,
  startSmtp,
  closeAfterTest,
}) => {
  const smtp = await startSmtp({ reply: 550 });
  const handler = createHandler({ SMTP_URL: smtp.url });
  const { reward } = RateLimiterMemory.prototype;
  const events: string[] = [];
  const spy = vi.spyOn(RateLimiterMemory.prototype, 'reward');
  closeAfterTest({ close: () => spy.mockRestore() });
  // A store in another process answers later.
  spy.mockImplementation(async function (this: RateLimiterMemory, ...args) {
    await sleep(100);
    const result = await reward.apply(this, args);
    events.push('taken off');
    return result;
  });
  const { status } = await handler.fetch(leadRequest(callback()));
  events.push(`answered with ${status}`);
  expect(new Set(events.slice(0, -1))).toEqual(new Set(['taken off']));
  expect(events.at(-1)).toBe('answered with 502');
});

describe('rate limits · counts', () => {
  const createLimits = (leadsPerHour = 10_000) =>
    createRateLimits({ leadsPerHour, rateLimitFactor: 1 }, (text) => text, undefined);

  /** Counts leads with different numbers; returns how many were accepted, and by which limit others were not. */
  async function countMany(
    limits: ReturnType<typeof createLimits>,
    count: number,
    { everyMs = 0, addressOf = (_lead: number): string => ip } = {},
  ) {
    const outcomes: Record<string, number> = {};
    const refunds: (() => Promise<void>)[] = [];
    for (let lead = 0; lead < count; lead += 1) {
      const sender = { ip: addressOf(lead), phone: `${Math.random()}`, suspicious: false };
      const { limit, waitSeconds, refund } = await limits.count(sender);
      const outcome = limit ? `${waitSeconds > 0 ? 'refused' : 'marked'}: ${limit}` : 'accepted';
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      refunds.push(refund);
      vi.setSystemTime(Date.now() + everyMs);
    }
    return { outcomes, refund: () => Promise.all(refunds.map((one) => one())) };
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  test('rate limits · counts · of one IP address, the 31st lead within an hour is marked, the 501st refused', async () => {
    const slowly = await countMany(createLimits(), 31, { everyMs: 13_000 });
    expect(slowly.outcomes).toEqual({ accepted: 30, 'marked: addressPerHour': 1 });
    const { outcomes } = await countMany(createLimits(), 502, { everyMs: 7_000 });
    expect(outcomes).toMatchObject({ 'refused: addressPerHour': 2 });
  });

  test('rate limits · counts · of one /48 network, four times as many leads are marked and refused', async () => {
    const limits = createLimits();
    const inNetwork = (network: number) => ({
      addressOf: (lead: number) => `2001:db8:${network}:${lead}::/64`,
    });
    expect((await countMany(limits, 81, inNetwork(1))).outcomes).toEqual({
      accepted: 20,
      'marked: networkPerMinute': 60,
      'refused: networkPerMinute': 1,
    });
    expect((await countMany(limits, 20, inNetwork(2))).outcomes).toEqual({ accepted: 20 });
  });

  test('rate limits · counts · refused leads count against no limit', async () => {
    const limits = createLimits(40);
    await countMany(limits, 1_000);
    vi.setSystemTime(Date.now() + 60_001);
    expect((await countMany(limits, 5)).outcomes).toEqual({ accepted: 5 });
  });

  test('rate limits · counts · failed leads are taken off the period in which they were counted, and no other', async () => {
    const limits = createLimits();
    await (await countMany(limits, 5)).refund();
    const { outcomes, refund } = await countMany(limits, 5);
    expect(outcomes).toEqual({ accepted: 5 });
    vi.setSystemTime(Date.now() + 60_001);
    await refund();
    expect((await countMany(limits, 6)).outcomes).toEqual({ accepted: 5, 'marked: addressPerMinute': 1 });
  });
});

describe('client IP', () => {
  const ipFrom = (headers: Record<string, string>, onVercel = false) =>
    clientIp(leadRequest({}, { ip: null, headers }), { onVercel });

  test('client IP · headers that a client can send are ignored', () => {
    const spoofed = { 'x-forwarded-for': '1.1.1.1', forwarded: 'for=1.1.1.1' };
    const both = { 'x-real-ip': '2.2.2.2', 'x-vercel-forwarded-for': '1.1.1.1' };
    expect(ipFrom({ ...spoofed, 'x-vercel-forwarded-for': '1.1.1.1' })).toBe(undefined);
    expect(ipFrom(both)).toBe('2.2.2.2');
    expect(ipFrom(both, true)).toBe('1.1.1.1');
  });

  test.for([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:50000', '203.0.113.7'],
    ['[2001:db8:1:2::1]:50000', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['[::ffff:203.0.113.7]:50000', '203.0.113.7'],
  ] as const)('client IP · %s is counted as %s', ([address, counted]) => {
    expect(ipFrom({ 'x-real-ip': address })).toBe(counted);
  });
});
