import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { businessHours } from '../../../content/site-texts.ts';
import { closeLeadDialog, openCallBackDialog } from '../../../lib/open-lead-dialog.ts';
import { deferResponse, fetchMock, jsonResponse, sentBody } from '../mock-fetch.ts';
import { openDialog, phoneField, setUpDialogTests, user } from './dialog-test-setup.tsx';

setUpDialogTests();

const openCallBack = (about?: string) =>
  openDialog(
    () => openCallBackDialog({ control: 'header', ...(about ? { about } : {}) }),
    'Request a Call Back',
  );
const submit = () => user.click(screen.getByRole('button', { name: 'Call me back' }));

test('call-back dialog · a sent request is confirmed, and closing returns the focus', async () => {
  await openCallBack();
  const respond = deferResponse();
  await user.type(phoneField(), '98765 43210');
  await submit();
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await respond(jsonResponse(200, { message: 'Thank you.' }));
  expect(screen.getByText('Got it, thank you.')).toBeVisible();
  expect(
    screen.getByText(
      `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${businessHours()}), or the following working day.`,
    ),
  ).toBeVisible();
  expect(sentBody()).toMatchObject({ kind: 'callback', phone: '98765 43210', meta: { control: 'header' } });
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('call-back dialog · closing resets the phone and the confirmation', async () => {
  await openCallBack();
  await user.type(phoneField(), '9876543210');
  await user.keyboard('{Escape}');
  act(() => closeLeadDialog());
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('');

  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '9876543210');
  await submit();
  await screen.findByText('Got it, thank you.');
  act(() => closeLeadDialog());
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('');
});

test('call-back dialog · a blank phone is not sent', async () => {
  await openCallBack();
  expect(screen.getByText('+91')).toBeVisible();
  expect(screen.getByText('10-digit mobile number or landline with city code')).toBeVisible();
  await user.type(phoneField(), '   ');
  await submit();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAccessibleDescription(/Please enter your phone number\./);
});

test('call-back dialog · a phone in any format is sent', async () => {
  await openCallBack();
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '0129-22 33');
  await submit();
  await screen.findByText('Got it, thank you.');
  expect(sentBody().phone).toBe('0129-22 33');
});

test('call-back dialog · an error response is logged and shown with other ways to contact us', async () => {
  await openCallBack('Corkage at Milan Vatika');
  expect(screen.getByText('About: Corkage at Milan Vatika')).toBeVisible();
  fetchMock.mockResolvedValueOnce(jsonResponse(502, { message: 'The mail could not be sent.' }));
  await user.type(phoneField(), '9876543210');
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong. Please try again.');
  expect(alert).toHaveTextContent('The mail could not be sent.');
  expect(alert).toHaveTextContent('We have kept your request on this device.');
  expect(console.error).toHaveBeenCalledWith('Error sending email', 'The mail could not be sent.');
  vi.mocked(console.error).mockClear();
  expect(phoneField()).toHaveValue('9876543210');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Corkage at Milan Vatika')),
  );
});

test('call-back dialog · Send now after a network failure sends the same lead', async () => {
  await openCallBack();
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phoneField(), '9876543210');
  await submit();
  await screen.findByText('Network error. Please check your connection and try again.');
  expect(console.error).toHaveBeenCalledWith('Network error', expect.any(TypeError));
  vi.mocked(console.error).mockClear();
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.click(screen.getAllByRole('button', { name: 'Send now' })[0] as HTMLElement);
  await screen.findByText('Got it, thank you.');
  expect(sentBody(1).meta.id).toBe(sentBody(0).meta.id);
});

test('call-back dialog · discarding a queued request keeps the typed phone', async () => {
  await openCallBack();
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phoneField(), '9876543210');
  await submit();
  await screen.findByText(/^We have kept your request/);
  vi.mocked(console.error).mockClear();
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(phoneField()).toHaveValue('9876543210');
});

test('call-back dialog · the outcome is reported when the dialog was closed meanwhile', async () => {
  await openCallBack();
  const respond = deferResponse();
  await user.type(phoneField(), '9876543210');
  await submit();
  act(() => closeLeadDialog());
  await respond(jsonResponse(200, { message: 'We call you soon.' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We call you soon.');
});

test('call-back dialog · it shows the promise and the privacy link', async () => {
  await openCallBack();
  expect(screen.getByText(new RegExp(`Within 4 hours, ${businessHours()}\\..*never sold`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'How we treat your details' })).toHaveAttribute('href', '/privacy');
});

test('call-back dialog · a long subject is collapsed and sent in full', async () => {
  const about = `Open questions · ${'Is the valet free? '.repeat(20).trim()}`;
  const dialog = await openCallBack(about);
  expect(within(dialog).getByText(about)).not.toBeVisible();
  await user.click(within(dialog).getByText('Read it all'));
  expect(within(dialog).getByText(about)).toBeVisible();
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '9876543210');
  await submit();
  expect(sentBody()).toMatchObject({ meta: { about } });
});

test('call-back dialog · the campaign of the first page is sent from any later page', async () => {
  history.replaceState(null, '', '/?utm_source=poster');
  await openCallBack();
  history.replaceState(null, '', '/faridabad');
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '9876543210');
  await submit();
  expect(sentBody()).toMatchObject({ meta: { campaign: 'utm_source=poster' } });
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
