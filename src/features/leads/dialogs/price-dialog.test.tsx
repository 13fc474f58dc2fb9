import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { saveEventDetails } from '../../../lib/event-details-store.ts';
import { openPriceDialog } from '../../../lib/open-lead-dialog.ts';
import { fetchMock, jsonResponse, sentBody } from '../mock-fetch.ts';
import { openDialog, phoneField, setUpDialogTests, user } from './dialog-test-setup.tsx';

setUpDialogTests();

afterEach(() => {
  act(() => saveEventDetails(undefined));
});

const openPrices = () =>
  openDialog(() => openPriceDialog({ venue: 'Milan Vatika', control: 'venue card' }), 'See Prices');

async function fillFirstStep() {
  await user.type(screen.getByLabelText('Event date'), '2027-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), '300-400');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
}

test('price dialog · the first step requires a date and a guest range', async () => {
  await openPrices();
  expect(screen.getByRole('heading', { name: 'See Prices' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select an event date and guest range\.$/);
  expect(screen.getByLabelText('Event date')).toHaveFocus();
  await user.type(screen.getByLabelText('Event date'), '2027-02-14');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Please select an event date and guest range\.$/);
  expect(screen.getByLabelText('Guests')).toHaveFocus();
});

test('price dialog · the guest ranges', async () => {
  await openPrices();
  const options = within(screen.getByLabelText('Guests')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose a range',
    'Less than 100',
    '100-200',
    '200-300',
    '300-400',
    '400-500',
    'Greater than 500',
  ]);
});

test('price dialog · the second step requires a phone', async () => {
  await openPrices();
  await fillFirstStep();
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

test('price dialog · a sent request closes and resets it, and the message is shown on the page', async () => {
  await openPrices();
  await user.type(screen.getByLabelText('Event date'), '2027-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), 'Less than 100');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'We call you with prices.' }));
  await user.type(phoneField(), '98765 43210');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('status')).toHaveTextContent('We call you with prices.');
  expect(sentBody()).toMatchObject({
    kind: 'price',
    venue: 'Milan Vatika',
    date: '2027-02-14',
    guests: 'Less than 100',
    phone: '98765 43210',
    whatsapp: true,
  });
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  expect(await screen.findByRole('heading', { name: 'See Prices' })).toBeVisible();
  expect(screen.getByLabelText('Event date')).toHaveValue('');
  expect(screen.getByLabelText('Guests')).toHaveValue('');
});

test.each([
  ['an error response', () => jsonResponse(500, {}), 'Something went wrong. Please try again.'],
  ['a network failure', () => null, 'Network error. Please check your connection and try again.'],
])('price dialog · after %s it stays open', async (_name, createResponse, text) => {
  await openPrices();
  await fillFirstStep();
  const response = createResponse();
  if (response) fetchMock.mockResolvedValueOnce(response);
  else fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await user.type(phoneField(), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
  expect(phoneField()).toHaveValue('9876543210');
});

test('price dialog · going back keeps the values of both steps', async () => {
  await openPrices();
  await fillFirstStep();
  await user.type(phoneField(), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Event date')).toHaveValue('2027-02-14');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  expect(phoneField()).toHaveValue('9876543210');
});

test('price dialog · it starts with the event details, and sends what the visitor changes', async () => {
  saveEventDetails({ date: '2099-02-12', guests: 300, vegShare: 1, rooms: 0 });
  const dialog = await openPrices();
  expect(within(dialog).getByLabelText('Event date')).toHaveValue('2099-02-12');
  expect(within(dialog).getByLabelText('Guests')).toHaveDisplayValue('200-300');
  await user.selectOptions(within(dialog).getByLabelText('Guests'), '400-500');
  await user.click(within(dialog).getByRole('button', { name: 'See Prices' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Guests')).toHaveDisplayValue('400-500');
  await user.click(screen.getByRole('button', { name: 'See Prices' }));
  fetchMock.mockResolvedValueOnce(jsonResponse(200, { message: 'Thank you.' }));
  await user.type(phoneField(), '9876543210');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(sentBody()).toMatchObject({ date: '2099-02-12', guests: '400-500' });
});
