import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadReference } from '../../../domain/lead-reference.ts';
import { setLocale } from '../../../i18n/locale.ts';
import { showLeadNotice } from '../../../visitor/lead-store.ts';
import { maxQueuedMs, minExpiredMs } from '../../../visitor/outbox/lead-age.ts';
import { removeLead } from '../../../visitor/outbox/outbox.ts';
import {
  accepted,
  click,
  draftIn,
  fetchMock,
  refuseNext,
  respondWith,
  sentBody,
  setUpLeadTests,
  showPage,
  storeInOtherTab,
} from '../lead-test-setup.tsx';

const id = '7d1c9a40-0000-4000-8000-000000000001';
const reference = leadReference(id);
const queued = {
  queuedAt: Date.now() - 3_600_000,
  lead: { kind: 'venue-callback', phone: '9876543210', name: 'Asha', venue: 'Milan Vatika', meta: { id } },
};
const store = (changes: object = {}) => storeInOtherTab(id, { ...queued, ...changes });

setUpLeadTests();

test('outbox · a queued lead is sent under its id when a page is opened, and then removed', async () => {
  store();
  respondWith(accepted('Your request has been submitted!'));
  showPage();
  expect(
    await screen.findByText('The request that we kept has been sent. Your request has been submitted!'),
  ).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
  expect(draftIn(screen.getByRole('link', { name: 'WhatsApp us' }))).toContain(`My request: ${reference}`);
  expect(sentBody()).toEqual(queued.lead);
  expect(localStorage).toHaveLength(0);
  await click('Dismiss');
  expect(screen.queryByRole('status')).toBeNull();
});

test('notice · that of the first venue on the shortlist leaves by itself', () => {
  showPage();
  const link = { to: '/shortlist', label: 'Open the shortlist' };
  act(() => showLeadNotice({ tone: 'success', text: 'On your shortlist.', link }));
  expect(screen.getByRole('link', { name: 'Open the shortlist' })).toBeVisible();
  // jsdom has no AnimationEvent, so React listens to the prefixed name.
  fireEvent(screen.getByText('On your shortlist.'), new Event('webkitAnimationEnd', { bubbles: true }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('outbox · a queued lead can be sent now, and is sent when the network returns', async () => {
  store();
  respondWith('offline', 'offline', accepted());
  showPage();
  expect(await screen.findByText(/^Your request to be called back at Milan Vatika/)).toBeVisible();
  expect(screen.getByText(reference)).toBeVisible();
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

test('outbox · a refused lead stays whole with the reason and other ways to reach us, is not sent again, and can be discarded', async () => {
  store();
  refuseNext('Please name the venue.');
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'does not go again by itself: Please name the venue. Please ask again, or call us.',
  );
  expect(whatsApp()).toContain('Milan Vatika');
  expect(Object.values(localStorage)[0]).toContain('9876543210');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(fetchMock).toHaveBeenCalledOnce();
  await click('Discard');
  expect(localStorage).toHaveLength(0);
});

test('outbox · the reason of a refusal is left out on a page in another language', async () => {
  store();
  refuseNext('Please name the venue.');
  setLocale('hi');
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('वह स्वीकार नहीं हो सकी');
});

const whatsApp = () => draftIn(screen.getByRole('link', { name: 'WhatsApp us' }));

const later = (ms: number) => vi.setSystemTime(queued.queuedAt + ms);

test('outbox · an expired lead is not sent by itself but kept whole and offered; a day later a page load removes name and number', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store();
  const whole = localStorage.getItem(`outbox:${id}`);
  for (const ms of [maxQueuedMs + 1, maxQueuedMs + minExpiredMs]) {
    later(ms);
    showPage();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Your request to be called back at Milan Vatika, .+, has not reached us yet\. It is older than three days/,
    );
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(localStorage.getItem(`outbox:${id}`)).toBe(whole);
    cleanup();
  }
  later(maxQueuedMs + minExpiredMs + 1);
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('It is no longer sent by itself.');
  expect(whatsApp()).toContain('Milan Vatika');
  expect(JSON.parse(localStorage.getItem(`outbox:${id}`) ?? '')).toEqual({
    queuedAt: queued.queuedAt,
    lead: { kind: 'venue-callback', venue: 'Milan Vatika', meta: {} },
  });
  expect(fetchMock).not.toHaveBeenCalled();
  await click('Dismiss');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('outbox · an expired lead that is sent says so, also when it cannot be sent', async () => {
  store({ queuedAt: queued.queuedAt - maxQueuedMs });
  showPage();
  respondWith('offline', accepted());
  await screen.findByRole('alert');
  await click('Send');
  expect(await screen.findByText(/^Network error/)).toBeVisible();
  await click('Send');
  expect(await screen.findByText(/^The request that we kept has been sent/)).toBeVisible();
  expect(sentBody(1)).toEqual(queued.lead);
});

test('outbox · a lead that a fast clock found expired is sent by itself once the clock is right', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  store();
  later(5 * 24 * 3_600_000);
  showPage();
  await screen.findByRole('button', { name: 'Send' });
  expect(fetchMock).not.toHaveBeenCalled();
  cleanup();
  later(3_600_000);
  respondWith(accepted());
  showPage();
  expect(await screen.findByText(/^The request that we kept has been sent/)).toBeVisible();
  expect(sentBody()).toEqual(queued.lead);
  expect(localStorage).toHaveLength(0);
});

test('outbox · a lead with an impossible date counts from when it was first seen, and stops neither the panel nor other leads', async () => {
  store({ queuedAt: 8.64e15 + 1 });
  storeInOtherTab('a2', { lead: { kind: 'callback', phone: '98765' } });
  respondWith('offline', 'offline');
  showPage();
  expect(await screen.findByText(/^Your request to be called back at Milan Vatika, /)).toBeVisible();
  expect(screen.getByText(/^Your request to be called back, /)).toBeVisible();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  cleanup();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + maxQueuedMs + 1000);
  showPage();
  expect(await screen.findAllByRole('button', { name: 'Send' })).toHaveLength(2);
  removeLead('a2');
});

test('outbox · a lead that this version finds invalid is posted as it is stored: the function decides', async () => {
  store({ lead: { kind: 'parade', telephone: '9876543210', meta: { id } } });
  refuseNext('We do not understand this.');
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('A request of yours has not reached us yet.');
  expect(sentBody()).toEqual({ kind: 'parade', telephone: '9876543210', meta: { id } });
});

test.each([
  ['for free dates', { kind: 'dates', venues: ['A'] }, 'Your request about free dates, ', 'call me back'],
  ['of an unknown kind', { kind: 'parade', venue: 'Milan Vatika' }, 'About: Milan Vatika', 'Milan Vatika'],
  ['with its subject', { kind: 'callback', meta: { about: 'Corkage' } }, 'About: Corkage', 'Corkage'],
  ['without its venue', { kind: 'price' }, 'A request of yours has not reached us yet.', 'call me back'],
  ['that is no lead', undefined, 'A request of yours has not reached us yet.', 'call me back'],
])('outbox · the remainder of a lead %s is reported, and never sent', async (_name, lead, text, draft) => {
  storeInOtherTab(id, JSON.stringify({ queuedAt: queued.queuedAt, lead }));
  const stored = { ...localStorage };
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(whatsApp()).toContain(draft);
  expect(whatsApp()).toContain(`My request: ${reference}`);
  expect({ ...localStorage }).toEqual(stored);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('outbox · a stored text that is no lead is reported', async () => {
  storeInOtherTab('a1', '{');
  localStorage.setItem('else', 'stays');
  showPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('A request of yours has not reached us yet.');
  await click('Dismiss');
  expect(Object.keys(localStorage)).toEqual(['else']);
});
