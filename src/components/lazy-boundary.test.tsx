import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createLazy, LazyBoundary } from './lazy-boundary.tsx';

const fetchMock = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetchMock);
beforeEach(() => void fetchMock.mockReset().mockRejectedValue(new TypeError('Failed to fetch')));

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;

function show(source: ReturnType<typeof createLazy<ComponentType<{ readonly name: string }>>>) {
  return render(
    <LazyBoundary
      source={source}
      props={{ name: 'Asha' }}
      loading={<p>Loading</p>}
      failed={(reloadButton) => <p>Failed {reloadButton}</p>}
    />,
  );
}

test('lazy boundary · it shows the fallback until the component is loaded', async () => {
  show(createLazy(async () => Greeting));
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

test('lazy boundary · a preloaded component is rendered without a fallback', async () => {
  const source = createLazy(async () => Greeting);
  await source.preload();
  show(source);
  expect(screen.getByText('Hello Asha')).toBeVisible();
});

test('lazy boundary · a failed component is loaded again when the network returns', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  show(createLazy(load));
  expect(await screen.findByText('Failed')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

test('lazy boundary · a reload is offered where the server answers and the code fails again', async () => {
  fetchMock.mockResolvedValue(new Response());
  const load = vi.fn(async () => Greeting);
  for (let times = 0; times < 2; times += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(createLazy(load));
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

test('lazy boundary · no reload is offered without the network, nor where the code loads on the second attempt', async () => {
  const load = vi.fn(async () => Greeting);
  for (let times = 0; times < 2; times += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show(createLazy(load));
  expect(await screen.findByText('Failed')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await expect.poll(() => fetchMock).toHaveBeenCalledTimes(2);
  fetchMock.mockResolvedValue(new Response());
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

test('lazy boundary · code that failed is not loaded for a boundary that is gone', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { unmount } = show(createLazy(load));
  expect(await screen.findByText('Failed')).toBeVisible();
  unmount();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(load).toHaveBeenCalledOnce();
});

test('lazy boundary · a failed component is loaded again when it is mounted again', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const source = createLazy(load);
  const { unmount } = show(source);
  expect(await screen.findByText('Failed')).toBeVisible();
  unmount();
  show(source);
  expect(await screen.findByText('Hello Asha')).toBeVisible();
});

test('lazy boundary · a component that cannot be rendered counts as failed', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  show(
    createLazy(async () => () => {
      throw new Error('broken');
    }),
  );
  expect(await screen.findByText('Failed')).toBeVisible();
  // React logs errors that a boundary catches.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});
