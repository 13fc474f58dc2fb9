import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSearch } from './use-search.ts';

test('search · close matches are shown as soon as they can be found, also after a load that failed', async () => {
  const readName = vi.fn(() => 'Hotel Rajmahal');
  const entry = {
    id: 'rajmahal',
    address: 'NIT, Faridabad',
    locality: undefined,
    alias: undefined,
    get name() {
      return readName();
    },
  };
  const entries = [entry];
  const { result, rerender } = renderHook(({ text }) => useSearch(entries, text), {
    initialProps: { text: '' },
  });
  const found = () => [...(result.current.search('rajahal')?.keys() ?? [])];
  readName.mockImplementationOnce(() => {
    throw new Error('The entries cannot be indexed');
  });
  rerender({ text: 'rajaha' });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(found()).toEqual([]);
  rerender({ text: 'rajahal' });
  await waitFor(() => expect(found()).toEqual(['rajmahal']));
});
