import { act, cleanup, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { leadReference } from '../../domain/lead-reference.ts';
import { setLocale } from '../../i18n/locale.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import {
  type CallBackRequest,
  closeLeadDialog,
  openCallBackDialog,
  showLeadNotice,
} from '../../visitor/lead-store.ts';
import { startDelivery } from '../../visitor/outbox/deliver.ts';
import { closeReported, useOutbox } from '../../visitor/outbox/outbox.ts';
import { LeadDialogs } from './dialogs/lead-dialogs.tsx';
import { submitCode } from './forms/use-lead-form.tsx';

export const fetchMock = vi.fn<typeof fetch>();

/** A response of the function. */
export const jsonResponse = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers });
export const accepted = (message = 'Thank you.') => jsonResponse(200, { message });
/** The lead is sent again in an hour: after the usual 5 s it would be while a test on a busy machine goes on. */
export const failed = (headers: Readonly<Record<string, string>> = { 'retry-after': '3600' }) =>
  jsonResponse(502, { message: 'Not now.' }, headers);

/** Answers the next requests, one each. */
export function respondWith(...responses: readonly (Response | 'offline')[]): void {
  for (const response of responses) {
    if (response === 'offline') fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    else fetchMock.mockResolvedValueOnce(response);
  }
}

/** Leaves the next request pending; the returned function responds to it. */
export function deferResponse() {
  let respond: (response: Response) => void = () => {};
  const response = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  fetchMock.mockReturnValueOnce(response);
  return (answer: Response) => act(async () => respond(answer));
}

/** The function refuses the next request: its answer repeats the lead's id. */
export function refuseNext(message: string, fields: object = {}): void {
  fetchMock.mockImplementationOnce(async (_path, init) => {
    const { id } = JSON.parse(String(init?.body)).meta;
    return jsonResponse(422, { message, fields, id });
  });
}

/** The JSON body of a request, the first by default. */
export const sentBody = (call = 0) => JSON.parse(String(fetchMock.mock.calls[call]?.[1]?.body));

/** The text of a WhatsApp link, the address of the page left out, and what the request of the last POST is called. */
export const draftIn = (link: HTMLElement): string =>
  (new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '').replace(/\n?http\S+$/, '').trim();
export const lastReference = (): string => leadReference(sentBody(fetchMock.mock.calls.length - 1).meta.id);

/** Where a lead comes from. */
export const leadSource = { control: 'header', tookMs: 4000, honeypot: '' };

/** What another tab, perhaps of another version of the site, has stored of a lead that failed once; a text is all of it. */
export function storeInOtherTab(id: string, stored: string | object): void {
  const state = { queuedAt: Date.now(), attempts: 1, notBefore: 0, retryAt: 0 };
  const text = typeof stored === 'string' ? stored : JSON.stringify({ ...state, ...stored });
  localStorage.setItem(`outbox:${id}`, text);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

/** What a failed lead logs; `submit-lead.test.tsx` proves when. */
const leadErrors = ['Network error', 'Error sending email'];

/** For each test of a file: replaces `fetch`, and removes what the test stored, opened and logged. */
export function setUpLeadTests(): void {
  // As it is once a visitor has begun to write.
  beforeAll(async () => void (await submitCode.preload()));
  beforeEach(() => {
    fetchMock.mockReset();
    vi.stubGlobal('fetch', fetchMock);
    vi.mocked(console.error).mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    setLocale('en');
    sessionStorage.clear();
    closeLeadDialog();
    showLeadNotice(null);
    closeReported();
    endDelivery();
    useOutbox.setState({ sending: [], unstored: {} });
    saveEventDetails(undefined);
    const others = vi.mocked(console.error).mock.calls.filter(([text]) => !leadErrors.includes(text));
    expect(others).toEqual([]);
    vi.mocked(console.error).mockClear();
  });
}

/** Style sheets are not in jsdom, so that no `pointer-events` is there to check. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
export const click = (name: string) => user.click(screen.getByRole('button', { name }));
/** Half a date or time: its value is empty. */
export function typeHalf(field: HTMLElement): void {
  Object.defineProperty(field, 'validity', { configurable: true, value: { badInput: true } });
}
export const phoneField = () => screen.getByLabelText('Phone number');

export const show = (content: ReactNode) => render(<MemoryRouter>{content}</MemoryRouter>);

let endDelivery = () => {};

/** As when a page is opened: what waits is sent. */
export function openOutbox(): void {
  endDelivery();
  act(() => {
    endDelivery = startDelivery();
  });
}

/** Opens a page with the lead dialogs, the notices, a link and a button. */
export function showPage(onClick?: () => void) {
  show(
    <>
      <Link to="/photos">Photos</Link>
      <button type="button" onClick={onClick}>
        Opener
      </button>
      <LeadDialogs />
    </>,
  );
  openOutbox();
}

/** Renders a page, opens a dialog with its button, and returns the dialog of this name. */
export async function openDialog(open: () => void, name: string) {
  showPage(open);
  await click('Opener');
  return screen.findByRole('dialog', { name });
}

/** The same with the call-back dialog. */
export const openCallBack = (request: Partial<CallBackRequest> = {}) =>
  openDialog(() => openCallBackDialog({ control: 'header', ...request }), 'Request a Call Back');
