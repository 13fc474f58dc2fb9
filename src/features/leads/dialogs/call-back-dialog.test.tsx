import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { businessHours } from '../../../content/site-texts.ts';
import { aFunction } from '../../../domain/event-details-fixture.ts';
import { aShownTotal } from '../../../domain/shown-total-fixture.ts';
import { saveEventDetails } from '../../../visitor/event-details-store.ts';
import {
  accepted,
  click,
  deferResponse,
  failed,
  fetchMock,
  openCallBack,
  phoneField,
  respondWith,
  sentBody,
  setUpLeadTests,
  typeHalf,
  user,
} from '../lead-test-setup.tsx';

setUpLeadTests();

async function submit(phone = '9876543210') {
  await user.type(phoneField(), phone);
  await click('Call me back');
}

/** "Send now" and "Discard" of the form; the notice on the page, behind it, may have them too. */
const clickInForm = (dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByRole('button', { name }));

test('call-back dialog · a sent request is confirmed, also after a second Enter; closing returns the focus and resets the form', async () => {
  await openCallBack();
  expect(screen.queryByText(/^We will send this/)).toBeNull();
  const respond = deferResponse();
  await submit('0129-22 33 44');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await respond(accepted());
  expect(screen.getByText('Got it, thank you.')).toBeVisible();
  expect(
    screen.getByText(
      `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${businessHours()}), or the following working day.`,
    ),
  ).toBeVisible();
  expect(sentBody()).toMatchObject({ kind: 'callback', phone: '0129-22 33 44', meta: { control: 'header' } });
  expect(sentBody().meta.totals).toBeUndefined();
  await user.keyboard('{Enter}');
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
  await click('Opener');
  expect(phoneField()).toHaveValue('');
});

test('call-back dialog · a blank phone is not sent; the promise and the privacy link are shown', async () => {
  await openCallBack();
  expect(screen.getByText('+91')).toBeVisible();
  expect(screen.getByText('10-digit mobile number or landline with city code')).toBeVisible();
  expect(screen.getByText(new RegExp(`Within 4 hours, ${businessHours()}\\..*never sold`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'How we treat your details' })).toHaveAttribute('href', '/privacy');
  await submit('   ');
  expect(fetchMock).not.toHaveBeenCalled();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAccessibleDescription(/Please enter your phone number\./);
});

test('call-back dialog · an error response is shown with other ways to contact us', async () => {
  await openCallBack({ about: 'Corkage at Milan Vatika' });
  expect(screen.getByText('About: Corkage at Milan Vatika')).toBeVisible();
  respondWith(failed());
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong. Please try again.');
  expect(alert).toHaveTextContent('Not now.');
  expect(alert).toHaveTextContent('We have kept your request on this device.');
  expect(phoneField()).toHaveValue('9876543210');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Corkage at Milan Vatika')),
  );
});

test('call-back dialog · after a network failure, Send now and Enter send the same lead', async () => {
  const dialog = await openCallBack();
  respondWith('offline', 'offline', accepted());
  await submit();
  await screen.findByText('Network error. Please check your connection and try again.');
  await clickInForm(dialog, 'Send now');
  await screen.findByText('Network error. Please check your connection and try again.');
  expect(screen.getByRole('button', { name: 'Call me back' })).toHaveFocus();
  await user.type(phoneField(), '{Enter}');
  await screen.findByText('Got it, thank you.');
  const ids = [0, 1, 2].map((call) => sentBody(call).meta.id);
  expect(new Set(ids).size).toBe(1);
});

test('call-back dialog · a corrected number replaces the queued one', async () => {
  await openCallBack();
  respondWith('offline', 'offline');
  await submit();
  await screen.findByText(/^We have kept your request/);
  await user.clear(phoneField());
  await submit('9811122333');
  await screen.findByText(/^We have kept your request/);
  expect(Object.values(localStorage)).toEqual([expect.stringContaining('9811122333')]);
});

test('call-back dialog · a failed request that the outbox sends is confirmed, in the dialog and on the page', async () => {
  const dialog = await openCallBack();
  respondWith('offline', accepted());
  await submit();
  await screen.findByText(/^Network error/);
  expect(screen.getAllByRole('button', { name: 'Send now' })).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await within(dialog).findByText('Got it, thank you.')).toBeVisible();
  expect(await screen.findByText('The request that we kept has been sent. Thank you.')).toBeVisible();
  await click('Dismiss');
  expect(screen.queryByText(/^The request that we kept/)).toBeNull();
  expect(within(dialog).getByText('Got it, thank you.')).toBeVisible();
});

test('call-back dialog · a failed request that another tab sends is confirmed, as this tab tells others', async () => {
  const stored = vi.spyOn(Storage.prototype, 'setItem');
  const dialog = await openCallBack();
  respondWith('offline');
  await submit();
  await screen.findByText(/^Network error/);
  const mark = { key: `outbox-marks:${sentBody().meta.id}`, newValue: 'sent' };
  act(() => void window.dispatchEvent(new StorageEvent('storage', mark)));
  expect(within(dialog).getByText('Got it, thank you.')).toBeVisible();
  respondWith(accepted());
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(stored).toHaveBeenCalledWith(mark.key, mark.newValue);
  expect(localStorage).toHaveLength(0);
});

test('call-back dialog · discarding a queued request keeps the typed phone', async () => {
  const dialog = await openCallBack();
  respondWith('offline');
  await submit();
  await screen.findByText(/^We have kept your request/);
  await clickInForm(dialog, 'Discard');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(phoneField()).toHaveValue('9876543210');
});

test('call-back dialog · it sends the totals of the first six venues that the page shows, and says so', async () => {
  const venues = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((venue) => ({ venue, ...aShownTotal() }));
  const about = 'A, B and 5 more';
  const totals = { event: '300 guests, all veg', venues };
  await openCallBack({ control: 'shortlist', about, totals });
  expect(
    screen.getByText(
      /^We will send this with your request: 300 guests, all veg; and the total that you see here, A ₹1,77,000; B ₹1,77,000; .*F ₹1,77,000\.$/,
    ),
  ).toBeVisible();
  respondWith(accepted());
  await submit();
  expect(sentBody().meta).toMatchObject({ about, totals: venues.slice(0, 6) });
  expect(sentBody().meta.total).toBeUndefined();
});

test('call-back dialog · a long subject is collapsed and sent in full', async () => {
  const about = `Open questions · ${'Is the valet free? '.repeat(20).trim()}`;
  const dialog = await openCallBack({ about });
  expect(within(dialog).getByText(about)).not.toBeVisible();
  await user.click(within(dialog).getByText('Read it all'));
  expect(within(dialog).getByText(about)).toBeVisible();
  respondWith(accepted());
  await submit();
  expect(sentBody()).toMatchObject({ meta: { about, tookMs: expect.any(Number) } });
  expect(sentBody().meta).not.toHaveProperty('honeypot');
});

test('call-back dialog · what fills in the field that people do not see is sent', async () => {
  await openCallBack();
  await user.type(screen.getByLabelText('Please leave this empty'), 'https://example.com');
  respondWith(accepted());
  await submit();
  expect(sentBody().meta.honeypot).toBe('https://example.com');
});

test('call-back dialog · the campaign of the first page is sent from any later page', async () => {
  history.replaceState(null, '', '/faridabad?utm_source=poster&utm_campaign=dec&phone=1');
  await openCallBack();
  history.replaceState(null, '', '/');
  respondWith(accepted());
  await submit();
  expect(sentBody().meta.campaign).toBe('utm_source=poster&utm_campaign=dec');
});

test('call-back dialog · where the page promises a list, it asks the date and the guests, with those of the event details, and sends them', async () => {
  saveEventDetails([aFunction({ guests: 400, date: '2099-02-13' })]);
  await openCallBack({ control: 'listing', about: 'Venues in Noida', asksEvent: true });
  expect(screen.getByLabelText(/^Event date/)).toHaveValue('2099-02-13');
  const guests = screen.getByLabelText(/^Number of guests/);
  expect(guests).toHaveValue('400');
  await user.clear(guests);
  await user.type(guests, '450');
  await user.type(phoneField(), '9876543210');
  respondWith(accepted());
  await click('Call me back');
  expect(sentBody()).toMatchObject({ kind: 'callback', date: '2099-02-13', guests: '450' });
});

test('call-back dialog · half a date is not left out: the form says so, and sends the whole one', async () => {
  const request = { control: 'listing', asksEvent: true };
  await openCallBack(request);
  const date = screen.getByLabelText(/^Event date/);
  typeHalf(date);
  await submit();
  expect(date).toHaveAccessibleDescription('Please choose a real date, with all four digits of the year.');
  expect(date).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
  Reflect.deleteProperty(date, 'validity');
  await user.type(date, '2099-02-13');
  respondWith(accepted());
  await click('Call me back');
  expect(sentBody()).toMatchObject({ date: '2099-02-13' });
});

test('call-back dialog · an owner finds the form about a hall before and after the request', async () => {
  const next = { path: '/list-your-business', name: 'Fill in the form about your hall now' };
  await openCallBack({ control: 'navigation', about: 'Listing a business', next });
  expect(screen.getByRole('link', { name: next.name })).toHaveAttribute('href', next.path);
  respondWith(accepted());
  await submit();
  await screen.findByText('Got it, thank you.');
  expect(screen.getByRole('link', { name: next.name })).toHaveAttribute('href', next.path);
});
