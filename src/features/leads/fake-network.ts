import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** Stands in for the network in tests; what it answers is said by each test. */
export const fetchMock = vi.fn<typeof fetch>();

/** An answer of the function. */
export const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** An answer that comes when the test says so. */
export function heldAnswer() {
  let answer: (response: Response) => void = () => {};
  fetchMock.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return (response: Response) => act(async () => answer(response));
}

/** What was sent with a call, the first where none is named. */
export const sentBody = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

/** Puts the stand-in in the network's place for each test of a file, on a device that keeps nothing yet. */
export function fakeNetwork(): void {
  beforeEach(() => {
    localStorage.clear();
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
    // A failed lead is logged; the tests that expect it say so.
    vi.mocked(console.error).mockImplementation(() => {});
  });
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}
