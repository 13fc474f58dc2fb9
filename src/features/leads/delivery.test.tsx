import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readLeads, useOutbox } from '../../visitor/outbox/outbox.ts';
import {
  accepted,
  click,
  deferResponse,
  failed,
  fetchMock,
  jsonResponse,
  leadSource,
  openOutbox,
  respondWith,
  sentBody,
  setUpLeadTests,
  showPage,
  storeInOtherTab,
} from './lead-test-setup.tsx';
import { submitLead } from './submit-lead.ts';

setUpLeadTests();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(removeLocks);

/** Submits a lead on a page of the site. */
async function submit() {
  showPage();
  await act(async () => void submitLead({ kind: 'callback', phone: '9876543210' }, leadSource));
  const [{ id } = { id: '' }] = readLeads();
  return { id };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

type LockedWork = (lock: object | null) => unknown;

/** A lock manager whose requests are answered by `answer`. */
function stubLocks(answer: (work: LockedWork, options: LockOptions) => unknown) {
  const request = async (_name: string, options: LockOptions, work: LockedWork) => answer(work, options);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

function removeLocks() {
  Reflect.deleteProperty(navigator, 'locks');
}

const inSeconds = () => '60';
const asDate = () => new Date(Date.now() + 61_000).toUTCString();
test.each([
  [429, 'in seconds', inSeconds],
  [503, 'as a date', asDate],
] as const)(
  'outbox · after a response of %i the lead is sent at the time of the server, %s, also on another page',
  async (status, _name, retryAfter) => {
    respondWith(jsonResponse(status, { message: 'Wait.' }, { 'retry-after': retryAfter() }));
    await submit();
    await screen.findByRole('button', { name: 'Send now' });
    act(() => screen.getByRole('link', { name: 'Photos' }).click());
    respondWith(accepted());
    await pass(30_000);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(25_000);
    expect(fetchMock).toHaveBeenCalledOnce();
    await pass(7_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(sentBody(1)).toEqual(sentBody(0));
    expect(await screen.findByText('The request that we kept has been sent. Thank you.')).toBeVisible();
    expect(readLeads()).toEqual([]);
  },
);

test.each([
  ['seconds', '999999999'],
  ['a date', 'Fri, 31 Dec 2094 23:59:59 GMT'],
])('outbox · a Retry-After of years, as %s, parks a lead for an hour', async (_name, retryAfter) => {
  respondWith(jsonResponse(503, { message: 'Wait.' }, { 'retry-after': retryAfter }), accepted());
  await submit();
  await pass(3_590_000);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(fetchMock).toHaveBeenCalledOnce();
  await pass(20_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test.each([
  ['in 2037', Date.UTC(2037, 0, 1)],
  ['a year slow', Date.now() - 365 * 24 * 3_600_000],
])(
  'outbox · a lead typed while the clock was %s is neither parked nor lost when the clock is right again',
  async (_name, wrongTime) => {
    const now = Date.now();
    vi.setSystemTime(wrongTime);
    respondWith(failed({}));
    await submit();
    vi.setSystemTime(now);
    respondWith(accepted());
    await pass(600_000);
    // Now it is a year old.
    if (wrongTime < now) await click('Send');
    expect(await screen.findByText(/^The request that we kept has been sent/)).toBeVisible();
    expect(sentBody(1)).toEqual(sentBody(0));
  },
);

test.each([
  ['an error response that asks for less', async () => failed({ 'retry-after': '1' })],
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
  respondWith(failed({}));
  const { id } = await submit();
  stubLocks((work) => {
    localStorage.removeItem(`outbox:${id}`);
    return work({});
  });
  await pass(60_000);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('outbox · a lead that another tab has tried meanwhile waits again', async () => {
  respondWith(failed({}), accepted());
  const { id } = await submit();
  stubLocks((work) => {
    const queued = JSON.parse(localStorage.getItem(`outbox:${id}`) ?? '');
    localStorage.setItem(`outbox:${id}`, JSON.stringify({ ...queued, retryAt: Date.now() + 30_000 }));
    removeLocks();
    return work({});
  });
  await pass(30_000);
  expect(fetchMock).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('outbox · a lead that another tab is sending is left to it while it does', async () => {
  respondWith(failed({}), accepted());
  await submit();
  // Who does not ask whether it is available waits for it.
  stubLocks((work, { ifAvailable }) => (ifAvailable ? work(null) : new Promise(() => {})));
  await pass(30_000);
  expect(fetchMock).toHaveBeenCalledOnce();
  removeLocks();
  await pass(2_000);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test.each([
  ['failed in another tab is sent at its time, not at once', 1, 20_000],
  ['is in flight in another tab is sent if that is closed before the response', 0, 60_000],
])('outbox · a lead that %s', async (_name, attempts, pauseMs) => {
  showPage();
  const lead = { kind: 'callback', phone: '9876543210' };
  storeInOtherTab('a1', { attempts, retryAt: Date.now() + pauseMs, lead });
  respondWith(accepted());
  await pass(pauseMs - 5_000);
  expect(fetchMock).not.toHaveBeenCalled();
  // A lead in flight is not reported as not received.
  expect(screen.queryAllByRole('button', { name: 'Send now' })).toHaveLength(attempts);
  await pass(10_000);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('outbox · several leads go oldest first, each after the answer to the one before', async () => {
  showPage();
  const now = Date.now();
  const [oldest, middle, newest] = ['9876500001', '9876500002', '9876500003'];
  for (const [phone, ageMs] of [
    [middle, 2_000],
    [newest, 1_000],
    [oldest, 3_000],
  ] as const) {
    const lead = { kind: 'callback', phone };
    storeInOtherTab(phone, { queuedAt: now - ageMs, retryAt: now + 5_000, lead });
  }
  const answers = [deferResponse(), deferResponse(), deferResponse()] as const;
  const sent = () => fetchMock.mock.calls.map((_, call) => sentBody(call).phone);
  await pass(10_000);
  expect(sent()).toEqual([oldest]);
  await answers[0](accepted());
  expect(sent()).toEqual([oldest, middle]);
  await answers[1](failed({}));
  expect(sent()).toEqual([oldest, middle, newest]);
  await answers[2](accepted());
  expect(readLeads()).toMatchObject([{ lead: { phone: middle } }]);
});

test('outbox · a page that is opened renders its forms again only where a lead is on the device', () => {
  const changed = vi.fn();
  onTestFinished(useOutbox.subscribe(changed));
  openOutbox();
  expect(changed).not.toHaveBeenCalled();
  storeInOtherTab('of-yesterday', { queuedAt: 1, lead: { kind: 'callback' } });
  changed.mockClear();
  openOutbox();
  expect(changed).toHaveBeenCalled();
});
