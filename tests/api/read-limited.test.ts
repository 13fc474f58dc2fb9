import { expect, test } from 'vitest';
import { readLimited } from '../../api/_mail/read-limited.ts';

async function* chunksOf(...lengths: readonly number[]) {
  for (const length of lengths) yield new Uint8Array(length);
}

test('body · as many bytes as are allowed are read, one more are not', async () => {
  expect(await readLimited(chunksOf(6, 4), 10)).toHaveLength(10);
  expect(await readLimited(chunksOf(6, 5), 10)).toBeUndefined();
});
