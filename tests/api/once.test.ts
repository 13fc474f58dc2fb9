import { expect, test } from 'vitest';
import { createOnce, rememberedMs } from '../../api/_mail/once.ts';

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
