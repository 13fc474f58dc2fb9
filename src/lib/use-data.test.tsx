import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useData } from './use-data.ts';

test('data file · one that is asked for again just as it fails is loaded again', async () => {
  let fail = (_error: Error) => {};
  const failing = new Promise((_resolve, reject) => {
    fail = reject;
  });
  const fetchMock = vi.fn().mockReturnValueOnce(failing).mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { result } = renderHook(() => useData('a-file-of-no-other-test', { isWanted: true }));
  await act(async () => {
    fail(new TypeError('Failed to fetch'));
    await expect.poll(() => console.warn).toHaveBeenCalled();
    result.current.load();
  });
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
});
