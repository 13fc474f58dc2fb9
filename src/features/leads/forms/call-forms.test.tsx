import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeNetwork, fetchMock, heldAnswer, json, sentBody } from '../fake-network.ts';
import { landing, phone, press, show, user } from './form-test-setup.tsx';
import { VenueCallForm } from './venue-call-form.tsx';

fakeNetwork();

function expectLogged() {
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
}

test.each(['', '987654321', '98765 4321', '+919876543', 'abcdefghij'])(
  'venues 5 · venue-page phone form: "%s" is not sent',
  async (typed) => {
    show(<VenueCallForm venue="Milan Vatika" />);
    if (typed) await user.type(phone(), typed);
    await press('Call me');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number$/);
    expect(phone()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('venues 5 · phone fields hold at most ten characters after a fixed +91', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  expect(screen.getByText('+91')).toBeVisible();
  await user.type(phone(), '98765432109');
  expect(phone()).toHaveValue('9876543210');
});

test('lead · a number pasted with its country code and spaces fits', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  await user.click(phone());
  await user.paste('+91 98765-43210');
  expect(phone()).toHaveValue('9876543210');
});

test('venues 4 · venue-page phone form: sends, says so, and clears the phone', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.type(phone(), '9876543210');
  await press('Call me');
  expect(await screen.findByRole('status')).toHaveTextContent(/^Your request has been submitted!$/);
  expect(phone()).toHaveValue('');
  expect(sentBody()).toMatchObject({ phone: '9876543210', venue: 'Milan Vatika' });
});

test('venues 5 · landing call-back form: ten digits, with its full stop', async () => {
  show(landing);
  await user.type(phone(), '12345');
  await press('Request Callback');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number\.$/);
});

test('venues 4 · landing call-back form: Sending..., the message, cleared', async () => {
  show(landing);
  const answer = heldAnswer();
  await user.selectOptions(screen.getByLabelText('Venue'), 'Hotel Rajmahal');
  await user.type(phone(), '9876543210');
  await press('Request Callback');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await answer(json(200, { message: 'We will call you.' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We will call you.');
  expect(phone()).toHaveValue('');
  expect(sentBody()).toMatchObject({ phone: '9876543210', venue: 'Hotel Rajmahal' });
  expect(sentBody()).not.toHaveProperty('date');
});

test.each([
  ['the message', json(502, { message: 'The mail could not be sent.' }), 'The mail could not be sent.'],
  ['its own text', json(500, {}), 'Something went wrong.'],
  ['the network text', null, 'Network error; please try again.'],
])('venues 8 · call-back form failure: %s', async (_name, response, text) => {
  show(landing);
  if (response) fetchMock.mockResolvedValueOnce(response);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phone(), '9876543210');
  await press('Request Callback');
  expect(await screen.findByText(text)).toBeVisible();
  expect(phone()).toHaveValue('9876543210');
  expectLogged();
});
