import { expect, test } from 'vitest';
import { createOnce, rememberedMs } from '../../api/_mail/once.ts';
import type { SharedMemory } from '../../api/_mail/shared-memory.ts';

const known = { repeat: 'done before', late: 'late' };

test('lead · work that failed is done again, work that threw too', async () => {
  const once = createOnce<string>(undefined);
  expect(await once.run('a', known, async () => ({ done: false, result: 'failed' }))).toBe('failed');
  const thrown = once.run('a', known, async () => {
    throw new Error('broken');
  });
  await expect(thrown).rejects.toThrow('broken');
  expect(await once.run('a', known, async () => ({ done: true, result: 'sent' }))).toBe('sent');
  expect(await once.run('a', known, async () => ({ done: true, result: 'sent twice' }))).toBe('sent');
});

test('lead · work that threw gives its claim among instances back, so that a repeat need not wait for it', async () => {
  const claims = new Map<string, string>();
  const redis = {
    set: async (name: string, value: string) => {
      if (claims.has(name)) return null;
      claims.set(name, value);
      return 'OK';
    },
    get: async (name: string) => claims.get(name) ?? null,
    del: async (name: string) => Number(claims.delete(name)),
  } as unknown as SharedMemory['redis'];
  const once = createOnce<string>({ redis, ready: Promise.resolve(), close: () => {} });
  const thrown = once.run('a', known, async () => {
    throw new Error('broken');
  });
  await expect(thrown).rejects.toThrow('broken');
  expect(claims.size).toBe(0);
  expect(await once.run('a', known, async () => ({ done: true, result: 'sent' }))).toBe('sent');
});

test('lead · the memory has an end: the oldest leads are forgotten first', async () => {
  let now = 0;
  const once = createOnce<number>(undefined, () => now);
  const run = (key: string, result: number) =>
    once.run(key, { repeat: 0, late: 0 }, async () => ({ done: true, result }));
  for (let i = 0; i < 10_001; i += 1) await run(`lead ${i}`, 1);
  expect([await run('lead 5000', 2), await run('lead 0', 2)]).toEqual([1, 2]);
  now = rememberedMs;
  expect(await run('lead 9000', 2)).toBe(2);
});
