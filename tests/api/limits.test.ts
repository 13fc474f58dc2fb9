import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { clientAddress } from '../../api/_mail/guard.ts';
import { functionDesk } from './function-desk.ts';
import { callback, leadRequest, send, somePhone } from './lead-function.ts';

const desk = functionDesk();
const { working } = desk;
const later = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

describe('lead · limits', () => {
  test('lead · one address: 5 a minute, then 429 with Retry-After, then 5 again', async () => {
    const handler = working();
    const from = { address: '203.0.113.7' };
    for (let i = 0; i < 5; i += 1) expect((await send(handler, callback(), from)).status).toBe(200);
    const refused = await send(handler, callback(), from);
    expect(refused.status).toBe(429);
    expect(refused.message).toMatch(/try again in a minute/);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await send(handler, callback(), { address: '203.0.113.8' })).status).toBe(200);
    later(61_000);
    expect((await send(handler, callback(), from)).status).toBe(200);
  });

  test('lead · one address: 30 an hour', async () => {
    const handler = working();
    const from = { address: '203.0.113.7' };
    const start = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const statuses: number[] = [];
    for (let i = 0; i < 31; i += 1) {
      clock.mockReturnValue(start + i * 61_000);
      statuses.push((await send(handler, callback(), from)).status);
    }
    expect(statuses).toEqual([...Array(30).fill(200), 429]);
  });

  test('lead · one phone number: 5 an hour, however it is written', async () => {
    const handler = working();
    const ways = ['9876543210', '98765 43210', '+91 98765-43210', '098765 43210', '९८७६५४३२१०'];
    for (const [i, phone] of ways.entries()) {
      expect((await send(handler, { phone }, { address: `203.0.113.${i}` })).status).toBe(200);
    }
    const refused = await send(handler, { phone: '(98765) 43210' }, { address: '203.0.113.99' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  test('lead · LEAD_LIMIT_FACTOR multiplies them', async () => {
    const handler = working({ LEAD_LIMIT_FACTOR: '2' });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await send(handler, callback(), { address: '203.0.113.7' })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  test('lead · what is no lead is not counted', async () => {
    const handler = working();
    for (let i = 0; i < 9; i += 1) await send(handler, { phone: '' }, { address: '203.0.113.7' });
    expect((await send(handler, callback(), { address: '203.0.113.7' })).status).toBe(200);
  });
});

describe('lead · the client’s address comes from the platform alone', () => {
  const at = (headers: Record<string, string>, onPlatform = false) =>
    clientAddress(leadRequest({}, { headers }), { onPlatform });

  test('lead · headers that a client can send are not believed', () => {
    expect(
      at({ 'x-forwarded-for': '1.1.1.1', forwarded: 'for=1.1.1.1', 'x-vercel-forwarded-for': '1.1.1.1' }),
    ).toBe(undefined);
    expect(at({ 'x-real-ip': '2.2.2.2', 'x-vercel-forwarded-for': '1.1.1.1' })).toBe('2.2.2.2');
    expect(at({ 'x-real-ip': '2.2.2.2', 'x-vercel-forwarded-for': '1.1.1.1' }, true)).toBe('1.1.1.1');
  });

  test.each([
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('lead · %s counts as %s', (address, counted) => {
    expect(at({ 'x-real-ip': address })).toBe(counted);
  });
});

describe('lead · twice is once', () => {
  test('lead · a repeat within a day answers the same and sends nothing', async () => {
    const handler = working();
    const body = callback();
    const first = await send(handler, body);
    const second = await send(handler, { ...body, meta: { ...body.meta, tookMs: 1, page: '/other' } });
    expect([first.status, first.message]).toEqual([second.status, second.message]);
    expect(desk.smtp.mails).toHaveLength(1);
    expect(desk.log.map(({ repeat }) => repeat)).toEqual([false, true]);
    later(25 * 60 * 60_000);
    await send(handler, body);
    expect(desk.smtp.mails).toHaveLength(2);
    expect(desk.smtp.mails[0]?.messageId).toBe(desk.smtp.mails[1]?.messageId);
  });

  test('lead · a double press sends one mail, and both presses hear the same', async () => {
    const handler = working();
    const body = callback();
    const sent = await Promise.all(Array.from({ length: 8 }, () => send(handler, body)));
    expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(desk.smtp.mails).toHaveLength(1);
  });

  test('lead · repeats are not counted against the limits', async () => {
    const handler = working();
    const body = callback();
    for (let i = 0; i < 12; i += 1) {
      expect((await send(handler, body, { address: '203.0.113.7' })).status).toBe(200);
    }
  });

  test('lead · through another instance it joins the first in the mailbox', async () => {
    const body = callback();
    await send(working(), body);
    await send(working(), body);
    expect(new Set(desk.smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });

  test('lead · an id used again for other words is another lead', async () => {
    const handler = working();
    const meta = { id: randomUUID() };
    await send(handler, { phone: somePhone(), meta });
    await send(handler, { phone: somePhone(), meta });
    expect(new Set(desk.smtp.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});
