import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const unexpected = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(unexpected, 'an unexpected console.error').toEqual([]);
});
