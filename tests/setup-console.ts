import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // A clock that stood still would let the next tests of the thread hang.
  vi.useRealTimers();
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(unexpected, 'an unexpected console.error').toEqual([]);
});
