import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { site } from '../../../content/site.ts';
import { closeLeadDialog } from '../../../lib/lead-dialog.ts';
import { fetchMock, heldAnswer, json, sentBody } from '../fake-network.ts';
import { callBack, callButton, dialogStage, open, phoneField, user } from './dialog-test-setup.tsx';

dialogStage();

test('site 4 · call-back: form, Sending... and disabled, thank-you, close', async () => {
  await open(callBack);
  const answer = heldAnswer();
  await user.type(phoneField(), '98765 43210');
  await user.click(callButton());
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await answer(json(200, { message: 'Thank you.' }));
  expect(screen.getByText('Got it, thank you.')).toBeVisible();
  expect(
    screen.getByText(
      `We are fairly prompt in calling numbers! You can expect to hear from us within 4 hours during business hours (${site.hours.full}), or the following working day.`,
    ),
  ).toBeVisible();
  expect(sentBody()).toMatchObject({ phone: '98765 43210', meta: { control: 'header' } });
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
});

test('site 4 · closing the call-back dialog resets the phone and the success', async () => {
  await open(callBack);
  await user.type(phoneField(), '98765');
  await user.keyboard('{Escape}');
  act(() => closeLeadDialog());
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('');

  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '98765');
  await user.click(callButton());
  await screen.findByText('Got it, thank you.');
  act(() => closeLeadDialog());
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  expect(await screen.findByLabelText('Phone number')).toHaveValue('');
});

test('site 5 · call-back: +91, the hint, and nothing sent while the phone is blank', async () => {
  await open(callBack);
  expect(screen.getByText('+91')).toBeVisible();
  expect(screen.getByText('10-digit mobile number or landline with city code')).toBeVisible();
  await user.type(phoneField(), '   ');
  await user.click(callButton());
  expect(fetchMock).not.toHaveBeenCalled();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAccessibleDescription(/Please enter your phone number\./);
});

test('site 5 · call-back: any other text goes', async () => {
  await open(callBack);
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '0129-22 33');
  await user.click(callButton());
  await screen.findByText('Got it, thank you.');
  expect(sentBody().phone).toBe('0129-22 33');
});

test('site 8 · call-back: a bad answer is logged, and shown with other ways to reach us', async () => {
  await open({ ...callBack, about: 'Corkage at Milan Vatika' });
  expect(screen.getByText('About: Corkage at Milan Vatika')).toBeVisible();
  fetchMock.mockResolvedValueOnce(json(502, { message: 'The mail could not be sent.' }));
  await user.type(phoneField(), '98765');
  await user.click(callButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Something went wrong. Please try again.');
  expect(alert).toHaveTextContent('The mail could not be sent.');
  expect(alert).toHaveTextContent('We have kept your request on this device.');
  expect(console.error).toHaveBeenCalledWith('Error sending email', 'The mail could not be sent.');
  vi.mocked(console.error).mockClear();
  expect(phoneField()).toHaveValue('98765');
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.getByRole('link', { name: 'WhatsApp us' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('Corkage at Milan Vatika')),
  );
});

test('site 8 · call-back: a dead network is logged and shown; the same press later sends the same lead', async () => {
  await open(callBack);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phoneField(), '98765');
  await user.click(callButton());
  await screen.findByText('Network error. Please check your connection and try again.');
  expect(console.error).toHaveBeenCalledWith('Network error', expect.any(TypeError));
  vi.mocked(console.error).mockClear();
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.click(screen.getAllByRole('button', { name: 'Send now' })[0] as HTMLElement);
  await screen.findByText('Got it, thank you.');
  expect(sentBody(1).meta.id).toBe(sentBody(0).meta.id);
});

test('lead · the visitor can discard what was kept; what was typed stays', async () => {
  await open(callBack);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phoneField(), '98765');
  await user.click(callButton());
  await screen.findByText(/^We have kept your request/);
  vi.mocked(console.error).mockClear();
  await user.click(screen.getAllByRole('button', { name: 'Discard' })[0] as HTMLElement);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(phoneField()).toHaveValue('98765');
});

test('lead · a dialog that is closed mid-send still tells its end', async () => {
  await open(callBack);
  const answer = heldAnswer();
  await user.type(phoneField(), '98765');
  await user.click(callButton());
  act(() => closeLeadDialog());
  await answer(json(200, { message: 'We call you soon.' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We call you soon.');
});

test('lead · each form carries the promise and the way to withdraw', async () => {
  await open(callBack);
  expect(screen.getByText(new RegExp(`Within 4 hours, ${site.hours.full}\\..*never sold`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'How we treat your details' })).toHaveAttribute('href', '/privacy');
});

test('ask · a long matter is folded, so that the phone stays in sight, and is sent whole', async () => {
  const about = `Open questions · ${'Is the valet free? '.repeat(20).trim()}`;
  const dialog = await open({ ...callBack, about });
  expect(within(dialog).getByText(about)).not.toBeVisible();
  await user.click(within(dialog).getByText('Read it all'));
  expect(within(dialog).getByText(about)).toBeVisible();
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '9876543210');
  await user.click(callButton());
  expect(sentBody()).toMatchObject({ meta: { about } });
});
