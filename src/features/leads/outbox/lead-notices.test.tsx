import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { LeadDialogs } from '../dialogs/lead-dialogs.tsx';
import { fetchMock, jsonResponse, mockFetch } from '../mock-fetch.ts';
import { showLeadNotice } from './lead-notice.ts';
import { maxQueuedMs, queueLead } from './outbox.ts';
import { hasQueuedLeads, outboxPrefix } from './outbox-storage.ts';

const queued = {
  id: '7d1c9a40-0000-4000-8000-000000000001',
  queuedAt: Date.now() - 3_600_000,
  attempts: 1,
  notBefore: 0,
  retryAt: 0,
  lead: {
    kind: 'venue-callback' as const,
    phone: '9876543210',
    venue: 'Milan Vatika',
    meta: { id: '7d1c9a40-0000-4000-8000-000000000001' },
  },
};
const show = () =>
  render(
    <MemoryRouter>
      <LeadDialogs />
    </MemoryRouter>,
  );

mockFetch();

afterEach(() => {
  showLeadNotice(null);
  vi.mocked(console.error).mockClear();
});

test('outbox · a queued lead is sent under its id when a page is opened, and then removed', async () => {
  queueLead(queued);
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Your request has been submitted!' }));
  show();
  expect(
    await screen.findByText('The request that we kept has been sent. Your request has been submitted!'),
  ).toBeVisible();
  expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual(queued.lead);
  expect(localStorage).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('outbox · a queued lead can be sent now, and is sent when the network returns', async () => {
  queueLead(queued);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  expect(await screen.findByText(/^Your request to be called back at Milan Vatika/)).toBeVisible();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  expect(fetchMock).toHaveBeenCalledTimes(2);
  fetchMock.mockResolvedValue(jsonResponse(200, { message: 'Thank you.' }));
  await screen.findByRole('button', { name: 'Send now' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^The request that we kept has been sent\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test('outbox · a queued lead can be discarded', async () => {
  queueLead(queued);
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText(/^Your request/)).toBeNull();
});

test('outbox · the refusal of a queued lead is reported', async () => {
  queueLead(queued);
  fetchMock.mockResolvedValueOnce(jsonResponse(422, { message: 'Please name the venue.', fields: {} }));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent: Please name the venue.');
});

const store = (lead: unknown) => localStorage.setItem(`${outboxPrefix}a1`, JSON.stringify(lead));
const whatsApp = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'WhatsApp us' }).getAttribute('href') ?? '');

test('outbox · an expired lead is not sent: a notice says so with other ways to reach us, until it is dismissed', async () => {
  const queuedAt = Date.now() - maxQueuedMs - 1;
  queueLead({ ...queued, queuedAt });
  show();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /^Your request to be called back at Milan Vatika, .+, has not reached us yet\. It is no longer sent by itself\./,
  );
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(whatsApp()).toContain('Milan Vatika');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(localStorage.getItem(outboxPrefix + queued.id)).toBe(
    JSON.stringify({ queuedAt, lead: { kind: 'venue-callback', venue: 'Milan Vatika', meta: {} } }),
  );
  cleanup();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(hasQueuedLeads()).toBe(false);
});

test.each([
  ['of an unknown kind', { kind: 'tour', venue: 'Milan Vatika' }, 'About: Milan Vatika', 'Milan Vatika'],
  ['with its subject', { kind: 'callback', meta: { about: 'Corkage' } }, 'About: Corkage', 'Corkage'],
  ['without its venue', { kind: 'price' }, 'A request of yours has not reached us yet.', 'call me back'],
])(
  'outbox · an unreadable lead %s is reported, and stays for a version that can read it',
  async (_name, lead, text, draft) => {
    const stored = { ...queued, lead: { ...lead, telephone: '9876543210' } };
    store(stored);
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(whatsApp()).toContain(draft);
    expect(localStorage.getItem(`${outboxPrefix}a1`)).toBe(JSON.stringify(stored));
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('outbox · a stored text that is no lead is reported', async () => {
  localStorage.setItem(`${outboxPrefix}a1`, '{');
  localStorage.setItem('else', 'stays');
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('A request of yours has not reached us yet.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(Object.keys(localStorage)).toEqual(['else']);
});
