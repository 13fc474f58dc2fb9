import { describe, expect } from 'vitest';
import { clientIp } from '../../api/_mail/client-ip.ts';
import { callback, leadRequest, send, sendMany } from './lead-requests.ts';
import { test } from './test-handler.ts';

const ip = '203.0.113.7';

describe('rate limits', () => {
  test('rate limits · a sixth lead from one IP address within a minute is refused with Retry-After', async ({
    createHandler,
    advanceClock,
  }) => {
    const handler = createHandler();
    expect(await sendMany(handler, 5, { ip })).toEqual(Array(5).fill(200));
    const refused = await send(handler, callback(), { ip });
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/try again in a minute/);
    const waitSeconds = Number(refused.headers.get('retry-after'));
    expect(waitSeconds).toBeGreaterThan(50);
    expect(waitSeconds).toBeLessThanOrEqual(60);
    expect(await send(handler, callback(), { ip: '203.0.113.8' })).toMatchObject({ status: 200 });
    advanceClock(61_000);
    expect(await send(handler, callback(), { ip })).toMatchObject({ status: 200 });
  });

  test('rate limits · a 31st lead from one IP address within an hour is refused', async ({
    createHandler,
    advanceClock,
  }) => {
    const handler = createHandler();
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      statuses.push(...(await sendMany(handler, 1, { ip })));
      advanceClock(20_000);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('rate limits · a sixth lead from one phone number within an hour is refused, in any notation', async ({
    createHandler,
  }) => {
    const handler = createHandler();
    const notations = ['9876543210', '98765 43210', '+91 98765-43210', '098765 43210', '९८७६५४३२१०'];
    for (const [i, phone] of notations.entries()) {
      expect(await send(handler, { phone }, { ip: `203.0.113.${i}` })).toMatchObject({ status: 200 });
    }
    const refused = await send(handler, { phone: '(98765) 43210' }, { ip: '203.0.113.99' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  test('rate limits · LEAD_LIMIT_FACTOR multiplies the limits', async ({ createHandler }) => {
    const statuses = await sendMany(createHandler({ LEAD_LIMIT_FACTOR: '2' }), 11, { ip });
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('rate limits · clients without an IP address share a stricter limit, and this is logged once', async ({
    createHandler,
    log,
  }) => {
    const handler = createHandler();
    expect(await sendMany(handler, 5, { ip: null })).toEqual([200, 200, 200, 429, 429]);
    expect(await sendMany(handler, 1, { ip })).toEqual([200]);
    expect(log.filter(({ event }) => event === 'client-ip')).toEqual([
      { event: 'client-ip', state: 'unknown' },
    ]);
  });

  test('rate limits · invalid leads are not counted', async ({ createHandler }) => {
    const handler = createHandler();
    for (let i = 0; i < 9; i += 1) await send(handler, { phone: '' }, { ip });
    expect(await send(handler, callback(), { ip })).toMatchObject({ status: 200 });
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
  ] as const)('client IP · %s is counted as %s', ([address, counted]) => {
    expect(ipFrom({ 'x-real-ip': address })).toBe(counted);
  });
});
