// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { fetchMock, jsonResponse, mockFetch, sentBody } from './mock-fetch.ts';
import { useLeadNotice } from './outbox/lead-notice.ts';
import { readOutbox, removeQueuedLead } from './outbox/outbox.ts';
import { hasQueuedLeads } from './outbox/outbox-storage.ts';
import { resendQueued } from './outbox/resend-queued.ts';
import { submitLead } from './submit-lead.ts';

const source = { control: 'header', tookMs: 4000, honeypot: '', promise: 'We call you.' };

mockFetch();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  setLocale('en');
  useLeadNotice.setState(null, true);
  vi.mocked(console.error).mockClear();
});

test('submit lead · a call-back is sent as JSON with the phone and where it comes from', async () => {
  fetchMock.mockResolvedValue(jsonResponse(200, { message: 'Thank you.' }));
  const outcome = await submitLead(
    { kind: 'callback', phone: ' 98765 43210 ' },
    { ...source, about: 'Rooms' },
  );
  expect(outcome).toMatchObject({ kind: 'sent', message: 'Thank you.' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/send-email');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(sentBody(0)).toMatchObject({
    kind: 'callback',
    phone: '98765 43210',
    meta: { id: outcome.id, page: '/', control: 'header', about: 'Rooms', promise: 'We call you.' },
  });
});

test('submit lead · a lead is stored before it is sent and removed once accepted', async () => {
  fetchMock.mockImplementation(async () => {
    expect(readOutbox()).toHaveLength(1);
    return jsonResponse(200, { message: 'Thank you.' });
  });
  await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(localStorage).toHaveLength(0);
  expect(hasQueuedLeads()).toBe(false);
});

test('submit lead · submitting twice sends once', async () => {
  fetchMock.mockImplementation(async () => jsonResponse(200, { message: 'Thank you.' }));
  const [first, second] = await Promise.all([
    submitLead({ kind: 'callback', phone: '98765' }, source),
    submitLead({ kind: 'callback', phone: '98765' }, source),
  ]);
  expect(second).toEqual(first);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('submit lead · after a network failure the outbox sends the lead again under the same id', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const outcome = await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(outcome).toMatchObject({ kind: 'queued', reason: 'network' });
  expect(console.error).toHaveBeenCalledWith('Network error', expect.any(TypeError));
  expect(readOutbox()).toMatchObject([{ id: outcome.id, attempts: 1 }]);

  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await resendQueued();
  expect(sentBody(1).meta.id).toBe(outcome.id);
  expect(readOutbox()).toEqual([]);
});

test('submit lead · resubmitting a queued lead keeps its id, a corrected one replaces it', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const first = await submitLead({ kind: 'callback', phone: '98765' }, source);
  const again = await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(again.id).toBe(first.id);
  const corrected = await submitLead({ kind: 'callback', phone: '98764' }, { ...source, replaces: first.id });
  expect(corrected.id).not.toBe(first.id);
  expect(readOutbox().map(({ id }) => id)).toEqual([corrected.id]);
});

test.each([429, 500, 502, 503, 504])(
  'submit lead · after a response of %i the lead is queued',
  async (status) => {
    fetchMock.mockResolvedValue(
      jsonResponse(status, { message: 'Please wait a minute.' }, { 'retry-after': '60' }),
    );
    const outcome = await submitLead({ kind: 'callback', phone: '98765' }, source);
    expect(outcome).toMatchObject({ kind: 'queued', reason: 'server', message: 'Please wait a minute.' });
    expect(console.error).toHaveBeenCalledWith('Error sending email', 'Please wait a minute.');
    await resendQueued();
    expect(fetchMock, 'Retry-After').toHaveBeenCalledOnce();
  },
);

test('submit lead · a refused lead is not queued, and its field errors are returned', async () => {
  fetchMock.mockResolvedValue(
    jsonResponse(422, { message: 'Please check.', fields: { phone: 'Too long.', x: 1 } }),
  );
  const outcome = await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(outcome).toMatchObject({
    kind: 'refused',
    message: 'Please check.',
    fields: { phone: 'Too long.' },
  });
  expect(readOutbox()).toEqual([]);
});

test('submit lead · a page that is not from the function is not an acceptance', async () => {
  fetchMock.mockResolvedValue(new Response('<h1>Hotel Wi-Fi</h1>', { status: 200 }));
  expect(await submitLead({ kind: 'callback', phone: '98765' }, source)).toMatchObject({
    kind: 'queued',
    reason: 'network',
  });
});

test('submit lead · with blocked storage the lead is sent, and the outcome says that it is not queued', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  fetchMock.mockResolvedValueOnce(jsonResponse(502, { message: 'Not now.' }));
  expect(await submitLead({ kind: 'callback', phone: '98765' }, source)).toMatchObject({
    kind: 'not-queued',
    reason: 'server',
  });
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  expect(await submitLead({ kind: 'callback', phone: '98765' }, source)).toMatchObject({ kind: 'sent' });
});

test('submit lead · a lead discarded while in flight stays discarded', async () => {
  fetchMock.mockImplementation(async () => {
    for (const { id } of readOutbox()) removeQueuedLead(id);
    throw new TypeError('Failed to fetch');
  });
  await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(readOutbox()).toEqual([]);
});

test('outbox · a lead that was stored without its kind is read with it', () => {
  const queued = { id: 'a1', queuedAt: Date.now(), attempts: 1, notBefore: 0, retryAt: 0 };
  localStorage.setItem('outbox:a1', JSON.stringify({ ...queued, lead: { phone: '9876543210', venue: 'x' } }));
  expect(readOutbox()).toEqual([
    { ...queued, lead: { kind: 'venue-callback', phone: '9876543210', venue: 'x' } },
  ]);
});

test('submit lead · the campaign is remembered for the session', async () => {
  fetchMock.mockImplementation(async () => jsonResponse(200, { message: 'Thank you.' }));
  history.replaceState(null, '', '/faridabad?utm_source=poster&utm_campaign=dec&phone=1');
  await submitLead({ kind: 'callback', phone: '98765' }, source);
  history.replaceState(null, '', '/');
  await submitLead({ kind: 'callback', phone: '98764' }, source);
  expect(sentBody(1).meta.campaign).toBe('utm_source=poster&utm_campaign=dec');
});

test('submit lead · a lead queued on a Hindi page keeps its language when an English page sends it', async () => {
  setLocale('hi');
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(readOutbox()[0]?.lead.meta?.language).toBe('hi-IN');
  setLocale('en');
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'धन्यवाद।' }));
  await resendQueued();
  expect(sentBody(1)).toEqual(sentBody(0));
  expect(sentBody(1)).toMatchObject({ meta: { language: 'hi-IN' } });
  expect(useLeadNotice.getState()).toEqual({
    tone: 'success',
    text: 'The request that we kept has been sent.',
  });
});

test('submit lead · a refusal in the other language is reported without its reason', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await submitLead({ kind: 'callback', phone: '98765' }, source);
  expect(sentBody()).toMatchObject({ meta: { language: 'en-IN' } });
  setLocale('hi');
  fetchMock.mockResolvedValueOnce(jsonResponse(422, { message: 'Please enter your phone number.' }));
  await resendQueued();
  expect(useLeadNotice.getState()).toEqual({
    tone: 'error',
    text: 'आपकी रुकी हुई रिक्वेस्ट नहीं जा पाई। कृपया फिर से भेजिए, या हमें कॉल कीजिए।',
  });
});
