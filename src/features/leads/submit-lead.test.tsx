import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadPromise } from '../../content/site-texts.ts';
import { setLocale } from '../../i18n/locale.ts';
import { findLead, readLeads, removeLead, useOutbox } from '../../visitor/outbox/outbox.ts';
import type { LeadPayload } from './lead-schema.ts';
import {
  accepted,
  deferResponse,
  failed,
  fetchMock,
  jsonResponse,
  lastReference,
  leadSource,
  refuseNext,
  respondWith,
  sentBody,
  setUpLeadTests,
  showPage,
  storeInOtherTab,
} from './lead-test-setup.tsx';
import { type LeadSource, submitLead } from './submit-lead.ts';

/** What has become of a lead once it is not sent any more. */
async function submitted(payload: LeadPayload, from: LeadSource) {
  const id = submitLead(payload, from);
  await vi.waitFor(() => expect(useOutbox.getState().sending).not.toContain(id));
  return { ...findLead(id), id };
}

const submit = (phone = '98765', replaces?: string) =>
  submitted({ kind: 'callback', phone }, { ...leadSource, replaces });

setUpLeadTests();

test('submit lead · a lead is stored, sent as JSON with where it comes from, and removed once accepted', async () => {
  fetchMock.mockImplementation(async () => {
    expect(readLeads()).toMatchObject([{ step: 'sending' }]);
    return accepted();
  });
  const outcome = await submitted(
    { kind: 'callback', phone: ' 98765 43210 ' },
    { ...leadSource, about: 'Rooms' },
  );
  expect(outcome).toMatchObject({ step: 'sent', message: 'Thank you.' });
  expect(JSON.stringify(sessionStorage)).not.toContain('43210');
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/send-email');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(sentBody()).toMatchObject({
    kind: 'callback',
    phone: '98765 43210',
    meta: {
      id: outcome.id,
      page: '/',
      control: 'header',
      about: 'Rooms',
      promise: leadPromise(),
    },
  });
  expect(localStorage).toHaveLength(0);
  expect(console.error).not.toHaveBeenCalled();
});

test.each(['in flight', 'in the outbox'])(
  'submit lead · while a request is %s, the same one about another subject is sent, and one from another page and control joins it',
  async (where) => {
    const about = (subject: string, control = 'questions') =>
      submitLead({ kind: 'callback', phone: '98765' }, { ...leadSource, control, about: subject });
    const respond = deferResponse();
    const first = about('Corkage');
    await expect.poll(() => fetchMock).toHaveBeenCalledOnce();
    if (where === 'in the outbox') await respond(failed());
    respondWith(accepted('About closing time.'));
    expect(about('Closing time')).not.toEqual(first);
    await expect.poll(() => fetchMock).toHaveBeenCalledTimes(2);
    expect(sentBody(1).meta.about).toBe('Closing time');
    history.replaceState(null, '', '/photos');
    setLocale('hi');
    respondWith(accepted());
    expect(about('Corkage', 'footer')).toEqual(first);
    await respond(accepted());
    await vi.waitFor(() => expect(readLeads()).toEqual([]));
    history.replaceState(null, '', '/');
  },
);

test('submit lead · resubmitting a queued lead keeps its id, a corrected one replaces it', async () => {
  respondWith('offline', 'offline', 'offline');
  const first = await submit();
  const again = await submit();
  expect(again.id).toBe(first.id);
  expect(readLeads()).toMatchObject([{ id: first.id, attempts: 2 }]);
  const corrected = await submit('98764', first.id);
  expect(corrected.id).not.toBe(first.id);
  expect(readLeads().map(({ id }) => id)).toEqual([corrected.id]);
});

/** A response with a message, which the visitor is told where it is the function's. */
const server = (status: number, message: string | undefined, isTold: boolean) =>
  [
    `a response of ${status}`,
    jsonResponse(status, message && { message }),
    { reason: 'server', message: isTold ? message : undefined },
    ['Error sending email', message],
  ] as const;
const network = { reason: 'network', message: undefined };
test.each([
  ...[429, 500, 502, 503, 504].map((status) => server(status, 'Please wait a minute.', true)),
  // A gateway's; then two that do not repeat the id of the lead.
  ...[server(403, 'Forbidden', false), server(413, 'Request Too Long', false)],
  ...[server(422, 'Unprocessable', true), server(422, undefined, true)],
  ['a network failure', 'offline', network, ['Network error', expect.any(TypeError)]],
  ['a page of a hotel', new Response('<h1>Wi-Fi</h1>'), network, ['Network error', expect.any(Error)]],
] as const)('submit lead · after %s the lead is queued', async (_name, response, failure, logged) => {
  respondWith(response);
  const outcome = await submit();
  expect(outcome).toMatchObject({ step: 'waiting' });
  expect(outcome).toHaveProperty('failure', failure);
  expect(readLeads()).toMatchObject([{ id: outcome.id, attempts: 1 }]);
  expect(vi.mocked(console.error).mock.calls).toEqual([logged]);
});

test('submit lead · a lead that the function refuses is no longer queued but stays whole, its field errors are returned, and a corrected one replaces it', async () => {
  refuseNext('Please check.', { phone: 'Too long.', x: 1 });
  const outcome = await submit();
  expect(outcome).toMatchObject({
    step: 'refused',
    message: 'Please check.',
    fields: { phone: 'Too long.' },
  });
  expect(console.error).toHaveBeenCalledWith('Error sending email', 'Please check.');
  expect(readLeads()).toMatchObject([{ step: 'refused' }]);
  expect(Object.values(localStorage)[0]).toContain('98765');
  respondWith(accepted());
  await submit('98764', outcome.id);
  expect(localStorage).toHaveLength(0);
});

test('submit lead · with blocked storage a lead is in memory alone, and its repetition has its id', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  respondWith(failed(), accepted());
  const first = await submit();
  expect(first).toMatchObject({ step: 'waiting', isStored: false, failure: { reason: 'server' } });
  expect(await submit()).toMatchObject({ step: 'sent', id: first.id });
  expect([sentBody(0).meta.id, sentBody(1).meta.id]).toEqual([first.id, first.id]);
});

test('submit lead · a lead discarded while in flight stays discarded', async () => {
  fetchMock.mockImplementation(async () => {
    for (const { id } of readLeads()) removeLead(id);
    throw new TypeError('Failed to fetch');
  });
  await submit();
  expect(readLeads()).toEqual([]);
});

test('submit lead · the same content as a lead that another version stored without its kind is sent under its id', async () => {
  storeInOtherTab('a1', { lead: { phone: '98765' } });
  respondWith(accepted());
  expect(await submit()).toMatchObject({ step: 'sent', id: 'a1' });
  expect(sentBody()).toEqual({ phone: '98765' });
  expect(localStorage).toHaveLength(0);
});

test('submit lead · a queued lead keeps its language, and its success is reported without the message in it', async () => {
  setLocale('hi');
  respondWith('offline', accepted('धन्यवाद।'));
  await submit();
  setLocale('en');
  showPage();
  expect(await screen.findByText('The request that we kept has been sent.')).toBeVisible();
  expect(sentBody(1)).toEqual(sentBody(0));
  expect(sentBody(1)).toMatchObject({ meta: { language: 'hi-IN' } });
  expect(screen.getByText(lastReference())).toBeVisible();
});

test.each([
  ['en', 'The 3 requests that we kept have been sent. Prices follow.'],
  ['hi', 'आपकी 3 रुकी हुई रिक्वेस्ट भेज दी गई हैं। Prices follow.'],
] as const)(
  'submit lead · queued leads that are sent one after the other are reported by one notice, in %s, with the last answer',
  async (locale, text) => {
    setLocale(locale);
    respondWith('offline', 'offline', 'offline');
    for (const phone of ['98765', '98766', '98767']) await submit(phone);
    respondWith(accepted('We call you.'), accepted('We call you.'), accepted('Prices follow.'));
    showPage();
    expect(await screen.findByText(text)).toBeVisible();
    expect(sessionStorage.getItem('sent-leads')).toContain(sentBody(3).meta.id);
  },
);
