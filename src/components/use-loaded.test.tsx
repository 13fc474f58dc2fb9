import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoaded } from './use-loaded.ts';

function Probe({ load }: { readonly load: () => Promise<string> }) {
  const loaded = useLoaded(true, load);
  return <p>{loaded.step === 'ready' ? loaded.part : loaded.step}</p>;
}

test('lead · code that cannot load is told, and comes when the network returns', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn<() => Promise<string>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce('the form');
  render(<Probe load={load} />);
  expect(await screen.findByText('failed')).toBeVisible();
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('the form')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
