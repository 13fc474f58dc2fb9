import { act, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeadDialogs } from '../dialogs/lead-dialogs.tsx';
import { fetchMock, jsonResponse, mockFetch } from '../mock-fetch.ts';
import { submitLead } from '../submit-lead.ts';
import { showLeadNotice } from './lead-notice.ts';
import { readOutbox } from './outbox.ts';
import { outboxPrefix } from './outbox-storage.ts';

const source = { control: 'header', tookMs: 4000, honeypot: '', promise: 'We call you.' };
const accepted = () => jsonResponse(200, { message: 'Thank you.' });
const failed = () => jsonResponse(502, { message: 'Not now.' });

mockFetch();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  showLeadNotice(null);
  vi.mocked(console.error).mockClear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** Submits a lead on a page of the site. */
async function submit() {
  render(
    <MemoryRouter>
      <Link to="/photos">Photos</Link>
      <LeadDialogs />
    </MemoryRouter>,
  );
  return act(() => submitLead({ kind: 'callback', phone: '9876543210' }, source));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A lock manager whose requests are answered by `answer`. */
function stubLocks(answer: (work: (lock: object | null) => unknown) => unknown) {
  const request = async (_name: string, _options: object, work: (lock: object | null) => unknown) =>
    answer(work);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test.each([429, 500, 502, 503, 504])(
  'outbox · after a response of %i the lead is sent again at the time of the server, also on another page',
  async (status) => {
    fetchMock.mockResolvedValueOnce(jsonResponse(status, { message: 'Wait.' }, { 'retry-after': '60' }));
    await submit();
    await screen.findByRole('button', { name: 'Send now' });
    act(() => screen.getByRole('link', { name: 'Photos' }).click());
    fetchMock.mockResolvedValueOnce(accepted());
    await pass(55_000);
    expect(fetchMock).toHaveBeenCalledOnce();
    await pass(6_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('The request that we kept has been sent. Thank you.')).toBeVisible();
    expect(readOutbox()).toEqual([]);
  },
);

test('outbox · a date in Retry-After is the time of the server', async () => {
  const date = new Date(Date.now() + 90_000).toUTCString();
  fetchMock.mockResolvedValueOnce(jsonResponse(503, {}, { 'retry-after': date }));
  await submit();
  fetchMock.mockResolvedValueOnce(accepted());
  await pass(80_000);
  expect(fetchMock).toHaveBeenCalledOnce();
  await pass(15_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test.each([
  ['an error response', async () => failed()],
  ['a network failure', async () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'outbox · after %s the lead is sent again with growing pauses, up to ten minutes',
  async (_name, answer) => {
    const times: number[] = [];
    fetchMock.mockImplementation(() => {
      times.push(Date.now());
      return answer();
    });
    await submit();
    await pass(3_600_000);
    const pauses = times.slice(1).map((time, index) => Math.round((time - (times[index] ?? 0)) / 1000));
    expect(pauses.slice(0, 10)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
  },
);

test('outbox · a lead whose sending fails just after the network returned is sent a little later', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  await submit();
  await pass(3_600_000);
  fetchMock.mockClear();
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(1_000);
  expect(fetchMock).toHaveBeenCalledOnce();
  fetchMock.mockResolvedValue(accepted());
  await pass(5_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('outbox · a lead that another tab has sent is not sent again', async () => {
  fetchMock.mockResolvedValueOnce(failed());
  const { id } = await submit();
  stubLocks((work) => {
    localStorage.removeItem(outboxPrefix + id);
    return work({});
  });
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('outbox · a lead that another tab has tried meanwhile waits again', async () => {
  fetchMock.mockResolvedValueOnce(failed());
  await submit();
  stubLocks((work) => {
    const [queued] = readOutbox();
    const retryAt = Date.now() + 30_000;
    localStorage.setItem(`${outboxPrefix}${queued?.id}`, JSON.stringify({ ...queued, retryAt }));
    Reflect.deleteProperty(navigator, 'locks');
    return work({});
  });
  fetchMock.mockResolvedValueOnce(accepted());
  await pass(30_000);
  expect(fetchMock).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('outbox · a lead that another tab is sending is left to it while it does', async () => {
  fetchMock.mockResolvedValueOnce(failed());
  await submit();
  stubLocks((work) => work(null));
  await pass(30_000);
  expect(fetchMock).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'locks');
  fetchMock.mockResolvedValueOnce(accepted());
  await pass(2_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

/** What another tab stores: the browser reports it with a `storage` event. */
function storeInOtherTab(state: { attempts: number; retryAt: number }) {
  render(
    <MemoryRouter>
      <LeadDialogs />
    </MemoryRouter>,
  );
  const lead = { kind: 'callback', phone: '9876543210' };
  const queued = { id: 'a1', queuedAt: Date.now(), notBefore: 0, ...state, lead };
  localStorage.setItem(`${outboxPrefix}a1`, JSON.stringify(queued));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: `${outboxPrefix}a1` })));
}

test('outbox · a lead that failed in another tab is sent at its time, not at once', async () => {
  storeInOtherTab({ attempts: 1, retryAt: Date.now() + 20_000 });
  fetchMock.mockResolvedValueOnce(accepted());
  await pass(15_000);
  expect(fetchMock).not.toHaveBeenCalled();
  await pass(10_000);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('outbox · a lead whose form was closed in another tab before the response is sent', async () => {
  stubLocks((work) => work(null));
  storeInOtherTab({ attempts: 0, retryAt: Date.now() + 60_000 });
  await pass(10_000);
  Reflect.deleteProperty(navigator, 'locks');
  fetchMock.mockResolvedValueOnce(accepted());
  await pass(55_000);
  expect(fetchMock).toHaveBeenCalledOnce();
});
