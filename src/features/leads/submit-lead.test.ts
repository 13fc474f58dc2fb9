// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork, fetchMock, json, sentBody } from './fake-network.ts';
import { longestKeptMs, queueLead, readOutbox, removeQueuedLead } from './outbox/outbox.ts';
import { somethingKept } from './outbox/outbox-key.ts';
import { resendQueued } from './outbox/resend-queued.ts';
import { submitLead } from './submit-lead.ts';

const source = { control: 'header', tookMs: 4000, trap: '', promise: 'We call you.' };

fakeNetwork();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.mocked(console.error).mockClear();
});

test('site 7 · a call-back goes as JSON with the phone, and with where it came from', async () => {
  fetchMock.mockResolvedValue(json(200, { message: 'Thank you.' }));
  const outcome = await submitLead({ phone: ' 98765 43210 ' }, { ...source, about: 'Rooms' });
  expect(outcome).toMatchObject({ kind: 'sent', message: 'Thank you.' });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/send-email');
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
  expect(sentBody(0)).toMatchObject({
    phone: '98765 43210',
    meta: { id: outcome.id, page: '/', control: 'header', about: 'Rooms', promise: 'We call you.' },
  });
});

test('lead · it lies on the device before it is sent, and nothing of it after acceptance', async () => {
  fetchMock.mockImplementation(async () => {
    expect(readOutbox()).toHaveLength(1);
    return json(200, { message: 'Thank you.' });
  });
  await submitLead({ phone: '98765' }, source);
  expect(localStorage).toHaveLength(0);
  expect(somethingKept()).toBe(false);
});

test('lead · a double press sends once', async () => {
  fetchMock.mockImplementation(async () => json(200, { message: 'Thank you.' }));
  const [first, second] = await Promise.all([
    submitLead({ phone: '98765' }, source),
    submitLead({ phone: '98765' }, source),
  ]);
  expect(second).toEqual(first);
  expect(fetchMock).toHaveBeenCalledOnce();
});

test('lead · a dead network keeps it, and the outbox sends it again under the same id', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const outcome = await submitLead({ phone: '98765' }, source);
  expect(outcome).toMatchObject({ kind: 'kept', reason: 'network' });
  expect(console.error).toHaveBeenCalledWith('Network error', expect.any(TypeError));
  expect(readOutbox()).toMatchObject([{ id: outcome.id, tries: 1 }]);

  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await resendQueued();
  expect(sentBody(1).meta.id).toBe(outcome.id);
  expect(readOutbox()).toEqual([]);
});

test('lead · pressing again what is kept goes under its old id; a corrected one takes its place', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  const first = await submitLead({ phone: '98765' }, source);
  const again = await submitLead({ phone: '98765' }, source);
  expect(again.id).toBe(first.id);
  const corrected = await submitLead({ phone: '98764' }, { ...source, replaces: first.id });
  expect(corrected.id).not.toBe(first.id);
  expect(readOutbox().map((kept) => kept.id)).toEqual([corrected.id]);
});

test.each([429, 500, 502, 503, 504])('lead · an answer of %i keeps it', async (status) => {
  fetchMock.mockResolvedValue(json(status, { message: 'Please wait a minute.' }, { 'retry-after': '60' }));
  const outcome = await submitLead({ phone: '98765' }, source);
  expect(outcome).toMatchObject({ kind: 'kept', reason: 'server', message: 'Please wait a minute.' });
  expect(console.error).toHaveBeenCalledWith('Error sending email', 'Please wait a minute.');
  await resendQueued();
  expect(fetchMock, 'patience that was asked for').toHaveBeenCalledOnce();
});

test('lead · what the function refuses is not kept, and its fields come back', async () => {
  fetchMock.mockResolvedValue(json(422, { message: 'Please check.', fields: { phone: 'Too long.', x: 1 } }));
  const outcome = await submitLead({ phone: '98765' }, source);
  expect(outcome).toMatchObject({
    kind: 'refused',
    message: 'Please check.',
    fields: { phone: 'Too long.' },
  });
  expect(readOutbox()).toEqual([]);
});

test('lead · a page that is not ours is no acceptance', async () => {
  fetchMock.mockResolvedValue(new Response('<h1>Hotel Wi-Fi</h1>', { status: 200 }));
  expect(await submitLead({ phone: '98765' }, source)).toMatchObject({ kind: 'kept', reason: 'network' });
});

test('lead · blocked storage is told, and the lead is sent all the same', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  fetchMock.mockResolvedValueOnce(json(502, { message: 'Not now.' }));
  expect(await submitLead({ phone: '98765' }, source)).toMatchObject({ kind: 'not-kept', reason: 'server' });
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  expect(await submitLead({ phone: '98765' }, source)).toMatchObject({ kind: 'sent' });
});

test('lead · discarded while it was on its way is discarded', async () => {
  fetchMock.mockImplementation(async () => {
    for (const kept of readOutbox()) removeQueuedLead(kept.id);
    throw new TypeError('Failed to fetch');
  });
  await submitLead({ phone: '98765' }, source);
  expect(readOutbox()).toEqual([]);
});

test('lead · after three days, or when it is no lead, it leaves the device', async () => {
  const kept = { id: 'a1', keptAt: Date.now() - longestKeptMs - 1, tries: 1, notBefore: 0 };
  queueLead({ ...kept, lead: { phone: '98765' } });
  queueLead({ ...kept, id: 'a2', keptAt: Date.now(), lead: { phone: ' ' } });
  localStorage.setItem('bh-outbox-1:a3', '{');
  localStorage.setItem('else', 'stays');
  expect(readOutbox()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['else']);
});

test('lead · the campaign of the visit is remembered for the session', async () => {
  fetchMock.mockImplementation(async () => json(200, { message: 'Thank you.' }));
  history.replaceState(null, '', '/faridabad?utm_source=poster&utm_campaign=dec&phone=1');
  await submitLead({ phone: '98765' }, source);
  history.replaceState(null, '', '/');
  await submitLead({ phone: '98764' }, source);
  expect(sentBody(1).meta.campaign).toBe('utm_source=poster&utm_campaign=dec');
});
