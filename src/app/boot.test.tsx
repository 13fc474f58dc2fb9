import { afterEach, expect, test, vi } from 'vitest';

const { dataset } = document.documentElement;

let loads = 0;
/** Runs the script, as each load of a page does. */
async function boot(type = 'navigate') {
  vi.useFakeTimers();
  const visit = { type } as PerformanceNavigationTiming;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  loads += 1;
  await import(/* @vite-ignore */ `./boot.ts?${loads}`);
  entries.mockRestore();
}

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['held', 'unanchored', 'listParams', 'hindi', 'firstScreen']) delete dataset[name];
  // What it records, no component under test receives.
  const { types = [], record } = window.earlyInput ?? {};
  for (const type of types) if (record) window.removeEventListener(type, record, true);
  window.earlyInput = undefined;
});

test('boot · pictures outside the first screen wait until a gallery is scrolled or the page is printed; a scroll of the page shows those near', async () => {
  let painted = () => {};
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(report: () => void) {
        painted = report;
      }
      observe = () => {};
    },
  );
  await boot();
  expect(dataset.firstScreen).toBe('unpainted');
  painted();
  expect(dataset.firstScreen).toBe('unscrolled');
  document.dispatchEvent(new Event('scroll'));
  expect(dataset.firstScreen).toBe('scrolled');
  document.body.dispatchEvent(new Event('scroll'));
  expect(dataset.firstScreen).toBeUndefined();
  dataset.firstScreen = 'scrolled';
  window.dispatchEvent(new Event('beforeprint'));
  expect(dataset.firstScreen).toBeUndefined();
});

test.each([
  ['navigate', '#policies-title'],
  ['reload', ''],
  ['back_forward', ''],
])('boot · a document that may open below its first screen skips nothing: %s%s', async (type, hash) => {
  history.replaceState(null, '', `/venues/royalimperio${hash}`);
  await boot(type);
  expect(dataset.firstScreen).toBeUndefined();
});

test.each([
  ['after 8 seconds', () => vi.advanceTimersByTime(8_000)],
  ['when the page is printed', () => window.dispatchEvent(new Event('beforeprint'))],
])(
  'boot · what the device and the address change is hidden before the first paint, and shown %s',
  async (_, end) => {
    localStorage.setItem('event-details', 'guests=300');
    history.replaceState(null, '', '/hi/faridabad?type=banquet-hall&amp;sort=price');
    dataset.listParams = 'sort type';
    await boot();
    expect(dataset.held).toBe('totals list');
    expect(dataset.hindi).toBe('');
    expect(window.location.search).toBe('?type=banquet-hall&sort=price');
    expect(window.earlyInput?.pathname).toBe('/hi/faridabad');
    end();
    expect(dataset.held).toBeUndefined();
  },
);
