import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guestRanges } from '../../../content/choices.ts';
import { fetchMock, json, sentBody } from '../fake-network.ts';
import { dialogStage, open, phoneField, price, user } from './dialog-test-setup.tsx';

dialogStage();

async function fillStepOne() {
  await user.type(screen.getByLabelText('Event date'), '2027-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), '300-400');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
}

test('site 5 · price request step 1 needs date and guests', async () => {
  await open(price);
  expect(screen.getByRole('heading', { name: 'See Prices' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select an event date and guest range\.$/);
  expect(screen.getByLabelText('Event date')).toHaveFocus();
  await user.type(screen.getByLabelText('Event date'), '2027-02-14');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select an event date and guest range\.$/);
  expect(screen.getByLabelText('Guests')).toHaveFocus();
});

test('site 9 · the guest ranges of the price request', async () => {
  await open(price);
  const options = Array.from(screen.getByLabelText('Guests').querySelectorAll('option'), (one) => one.text);
  expect(options.slice(1)).toEqual(guestRanges);
});

test('site 5 · price request step 2 needs a phone', async () => {
  await open(price);
  await fillStepOne();
  expect(screen.getByRole('heading', { name: 'Get up to 30% off' })).toBeVisible();
  expect(phoneField()).toHaveFocus();
  expect(phoneField()).toHaveAttribute('placeholder', expect.stringMatching(/10 digits.*\+91/));
  expect(screen.getByRole('link', { name: 'terms and conditions' })).toHaveAttribute(
    'href',
    '/terms-and-conditions',
  );
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please enter your phone number\.$/);
  expect(fetchMock).not.toHaveBeenCalled();
});

test('site 4 · a sent price request resets and closes, and its message is shown on the page', async () => {
  await open(price);
  await fillStepOne();
  fetchMock.mockResolvedValueOnce(json(200, { message: 'We call you with prices.' }));
  await user.type(phoneField(), '98765 43210');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('We call you with prices.');
  expect(sentBody()).toMatchObject({
    venue: 'Milan Vatika',
    date: '2027-02-14',
    guests: '300-400',
    phone: '98765 43210',
    whatsapp: true,
  });
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  expect(await screen.findByRole('heading', { name: 'See Prices' })).toBeVisible();
  expect(screen.getByLabelText('Event date')).toHaveValue('');
  expect(screen.getByLabelText('Guests')).toHaveValue('');
});

test.each([
  ['a bad answer', () => json(500, {}), 'Something went wrong. Please try again.'],
  ['a dead network', () => null, 'Network error. Please check your connection and try again.'],
])('site 8 · price request: %s stays in the open dialog', async (_name, response, text) => {
  await open(price);
  await fillStepOne();
  const answer = response();
  if (answer) fetchMock.mockResolvedValueOnce(answer);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phoneField(), '98765');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  expect(phoneField()).toHaveValue('98765');
});

test('lead · going back to step 1 keeps what step 2 holds', async () => {
  await open(price);
  await fillStepOne();
  await user.type(phoneField(), '98765');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Event date')).toHaveValue('2027-02-14');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  expect(phoneField()).toHaveValue('98765');
});

test('your total · the price request begins with the date and guests that were said, and sends what is changed', async () => {
  const dialog = await open({ ...price, prefill: { date: '2099-02-12', guests: 300 } });
  expect(within(dialog).getByLabelText('Event date')).toHaveValue('2099-02-12');
  expect(within(dialog).getByLabelText('Guests')).toHaveValue('200-300');
  await user.selectOptions(within(dialog).getByLabelText('Guests'), '400-500');
  await user.click(within(dialog).getByRole('button', { name: 'See Prices' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Guests')).toHaveValue('400-500');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  fetchMock.mockResolvedValueOnce(json(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(sentBody()).toMatchObject({ date: '2099-02-12', guests: '400-500' });
});
