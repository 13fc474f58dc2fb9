import { beforeEach, expect, test, vi } from 'vitest';
import { loadUntilDone } from './network-back.ts';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);

beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
});

/** Something that fails until `settle` is called; it notes when it is loaded, in seconds from now. */
function load() {
  const startMs = Date.now();
  const seconds: number[] = [];
  const failures: boolean[] = [];
  let isReady = false;
  const loaded = loadUntilDone(
    async () => {
      seconds.push(Math.round((Date.now() - startMs) / 1000));
      if (!isReady) throw new TypeError('Failed to fetch dynamically imported module');
      return 'loaded';
    },
    (isRemembered) => failures.push(isRemembered),
  );
  const settle = () => {
    isReady = true;
  };
  return { loaded, seconds, failures, settle };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('network back · what failed is loaded again after growing pauses, up to ten minutes, without any event', async () => {
  const { loaded, seconds, failures, settle } = load();
  await pass(2_000_000);
  expect(seconds).toEqual([0, 5, 15, 35, 75, 155, 315, 635, 1235, 1835]);
  expect(new Set(failures)).toEqual(new Set([false]));
  settle();
  await pass(600_000);
  expect(await loaded).toBe('loaded');
  await pass(2_000_000);
  expect(seconds).toHaveLength(11);
});

test.each([
  ['the browser is online', () => window.dispatchEvent(new Event('online'))],
  ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
])(
  'network back · when %s it is loaded again at once, and soon after where that fails',
  async (_name, happen) => {
    const { loaded, seconds, settle } = load();
    await pass(500_000);
    happen();
    await pass(6_000);
    expect(seconds.slice(-2)).toEqual([500, 505]);
    settle();
    happen();
    expect(await loaded).toBe('loaded');
  },
);

test('network back · while the page is hidden a change of its visibility loads nothing', async () => {
  const { loaded, seconds, settle } = load();
  await pass(0);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1_000);
  expect(seconds).toEqual([0]);
  hidden.mockRestore();
  settle();
  await pass(5_000);
  expect(await loaded).toBe('loaded');
});

test('network back · when the browser is online again during an attempt that fails, it is loaded again at once', async () => {
  const attempts = [() => Promise.reject(new TypeError('Failed to fetch')), async () => 'loaded'];
  const loaded = loadUntilDone(
    () => {
      window.dispatchEvent(new Event('online'));
      return attempts.shift()?.() ?? Promise.reject(new Error('No further attempt was expected'));
    },
    () => {},
  );
  await pass(0);
  expect(await loaded).toBe('loaded');
});

test('network back · a request to the server that hangs delays nothing', async () => {
  fetchMock.mockReturnValue(new Promise(() => {}));
  const { loaded, seconds, settle } = load();
  await pass(6_000);
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect(seconds).toEqual([0, 5, 6]);
  settle();
  await pass(5_000);
  expect(await loaded).toBe('loaded');
});

test('network back · where the server answers it is loaded again at once, and then after pauses', async () => {
  fetchMock.mockResolvedValue(new Response());
  const { loaded, seconds, failures, settle } = load();
  await pass(20_000);
  expect(seconds).toEqual([0, 0, 10]);
  expect(failures).toEqual([false, true, true]);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await pass(50_000);
  settle();
  await pass(600_000);
  expect(await loaded).toBe('loaded');
});
