import { act } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

export const fetchMock = vi.fn<typeof fetch>();

/** A response of the function. */
export const jsonResponse = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** Leaves the next request pending; the returned function responds to it. */
export function deferResponse() {
  let respond: (response: Response) => void = () => {};
  fetchMock.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  return (response: Response) => act(async () => respond(response));
}

/** The JSON body of a request, the first by default. */
export const sentBody = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

/** Replaces `fetch` for each test of a file, and empties the storage. */
export function mockFetch(): void {
  beforeEach(() => {
    localStorage.clear();
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
    // Failed leads are logged; tests that expect it assert it.
    vi.mocked(console.error).mockImplementation(() => {});
  });
  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}
