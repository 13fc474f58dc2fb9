import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferResponse, fetchMock, jsonResponse, mockFetch, sentBody } from '../mock-fetch.ts';
import { click, landingCallForm, phone, show, user } from './form-test-setup.tsx';
import { VenueCallForm } from './venue-forms.tsx';

mockFetch();

function expectLoggedError() {
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
}

test.each(['', '987654321', '98765 4321', '+919876543', 'abcdefghij'])(
  'venue call form · the phone "%s" is not sent',
  async (typed) => {
    show(<VenueCallForm venue="Milan Vatika" />);
    if (typed) await user.type(phone(), typed);
    await click('Call me');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number$/);
    expect(phone()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  },
);

test('venue call form · the phone is limited to ten characters after +91', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  expect(screen.getByText('+91')).toBeVisible();
  await user.type(phone(), '98765432109');
  expect(phone()).toHaveValue('9876543210');
});

test('venue call form · a pasted number loses its country code and spaces', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  await user.click(phone());
  await user.paste('+91 98765-43210');
  expect(phone()).toHaveValue('9876543210');
});

test('venue call form · a sent request is confirmed and the phone is cleared', async () => {
  show(<VenueCallForm venue="Milan Vatika" />);
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.type(phone(), '9876543210');
  await click('Call me');
  expect(await screen.findByRole('status')).toHaveTextContent(/^Your request has been submitted!$/);
  expect(phone()).toHaveValue('');
  expect(sentBody()).toMatchObject({
    kind: 'venue-callback',
    phone: '9876543210',
    venue: 'Milan Vatika',
  });
});

test('landing call form · the phone must have ten digits', async () => {
  show(landingCallForm);
  await user.type(phone(), '12345');
  await click('Request Call Back');
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter a valid 10-digit phone number\.$/);
});

test('landing call form · a sent request is confirmed with the response and the phone is cleared', async () => {
  show(landingCallForm);
  const respond = deferResponse();
  await user.selectOptions(screen.getByLabelText('Venue'), 'Hotel Rajmahal');
  await user.type(phone(), '9876543210');
  await click('Request Call Back');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await respond(jsonResponse(200, { message: 'We will call you.' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We will call you.');
  expect(phone()).toHaveValue('');
  expect(sentBody()).toMatchObject({ phone: '9876543210', venue: 'Hotel Rajmahal' });
  expect(sentBody()).not.toHaveProperty('date');
});

test.each([
  [
    'the message of the response',
    jsonResponse(502, { message: 'The mail could not be sent.' }),
    'The mail could not be sent.',
  ],
  ['a default text', jsonResponse(500, {}), 'Something went wrong.'],
  ['the network error', null, 'Network error; please try again.'],
])('landing call form · a failure shows %s', async (_name, response, text) => {
  show(landingCallForm);
  if (response) fetchMock.mockResolvedValueOnce(response);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phone(), '9876543210');
  await click('Request Call Back');
  expect(await screen.findByText(text)).toBeVisible();
  expect(phone()).toHaveValue('9876543210');
  expectLoggedError();
});
