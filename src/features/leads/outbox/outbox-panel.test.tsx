import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeLead } from '../../../lib/lead-store.ts';
import {
  accepted,
  click,
  fetchMock,
  jsonResponse,
  respondWith,
  sentBody,
  setUpLeadTests,
  showPage,
} from '../lead-test-setup.tsx';
import { maxQueuedMs } from './queued-leads.ts';

const id = '7d1c9a40-0000-4000-8000-000000000001';
const queued = {
  queuedAt: Date.now() - 3_600_000,
  attempts: 1,
  notBefore: 0,
  retryAt: 0,
  lead: { kind: 'venue-callback', phone: '9876543210', venue: 'Milan Vatika', meta: { id } },
};
const store = (changes: object = {}) => storeLead(id, JSON.stringify({ ...queued, ...changes }));

setUpLeadTests();

test('outbox · a queued lead is sent under its id when a page is opened, and then removed', async () => {
  store();
  respondWith(accepted('Your request has been submitted!'));
  showPage();
  expect(
    await screen.findByText('The request that we kept has been sent. Your request has been submitted!'),
  ).toBeVisible();
  expect(sentBody()).toEqual(queued.lead);
  expect(localStorage).toHaveLength(0);
  await click('Dismiss');
  expect(screen.queryByRole('status')).toBeNull();
});

test('outbox · a queued lead can be sent now, and is sent when the network returns', async () => {
  store();
  respondWith('offline', 'offline', accepted());
  showPage();
  expect(await screen.findByText(/^Your request to be called back at Milan Vatika/)).toBeVisible();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledOnce());
  await click('Send now');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await screen.findByRole('button', { name: 'Send now' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^The request that we kept has been sent\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
});

test('outbox · a queued request for free dates is named as such', async () => {
  const date = new Date(Date.now() + 90 * 24 * 3_600_000).toISOString().slice(0, 10);
  const functions = [{ label: 'Wedding', dates: [date] }];
  const lead = { kind: 'dates', phone: '9876543210', functions, venues: ['Milan Vatika'], meta: { id } };
  store({ lead });
  respondWith('offline', accepted());
  showPage();
  expect(
    await screen.findByText(/^Your request about free dates, .+, has not reached us yet\./),
  ).toBeVisible();
  await click('Send now');
  expect(await screen.findByText(/^The request that we kept has been sent\./)).toBeVisible();
  expect(sentBody(1)).toEqual(lead);
});

test('outbox · a queued lead can be discarded', async () => {
  store();
  respondWith('offline');
  showPage();
  await screen.findByRole('button', { name: 'Discard' });
  await click('Discard');
  expect(localStorage).toHaveLength(0);
  expect(screen.queryByText(/^Your request/)).toBeNull();
});

test('outbox · the refusal of a queued lead is reported', async () => {
  store();
  respondWith(jsonResponse(422, { message: 'Please name the venue.', fields: {} }));
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be sent: Please name the venue.');
});

const whatsApp = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'WhatsApp us' }).getAttribute('href') ?? '');

test('outbox · an expired lead is not sent: a notice says so with other ways to reach us, until it is dismissed', async () => {
  const queuedAt = Date.now() - maxQueuedMs - 1;
  store({ queuedAt });
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Your request to be called back at Milan Vatika, .+, has not reached us yet\. It is no longer sent by itself\./,
  );
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(whatsApp()).toContain('Milan Vatika');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(Object.values(localStorage)).toEqual([
    JSON.stringify({ queuedAt, lead: { kind: 'venue-callback', venue: 'Milan Vatika', meta: {} } }),
  ]);
  cleanup();
  showPage();
  await screen.findByRole('alert');
  await click('Dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['of an unknown kind', { kind: 'tour', venue: 'Milan Vatika' }, 'About: Milan Vatika', 'Milan Vatika'],
  ['with its subject', { kind: 'callback', meta: { about: 'Corkage' } }, 'About: Corkage', 'Corkage'],
  ['without its venue', { kind: 'price' }, 'A request of yours has not reached us yet.', 'call me back'],
])(
  'outbox · an unreadable lead %s is reported, and stays for a version that can read it',
  async (_name, lead, text, draft) => {
    store({ lead: { ...lead, telephone: '9876543210' } });
    const stored = { ...localStorage };
    showPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(whatsApp()).toContain(draft);
    expect({ ...localStorage }).toEqual(stored);
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('outbox · a stored text that is no lead is reported', async () => {
  storeLead('a1', '{');
  localStorage.setItem('else', 'stays');
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('A request of yours has not reached us yet.');
  await click('Dismiss');
  expect(Object.keys(localStorage)).toEqual(['else']);
});
