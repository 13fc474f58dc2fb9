import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../content/site.ts';
import { fakeNetwork, fetchMock, json, sentBody } from './fake-network.ts';
import { LeadDialogs } from './lead-dialogs.tsx';
import { showLeadNotice } from './lead-notice.ts';
import { closeLeadDialog, type LeadDialogRequest, openLeadDialog } from './open-lead-dialog.ts';

const user = userEvent.setup({ delay: null });

/** An answer that comes when the test says so. */
function heldAnswer() {
  let answer: (response: Response) => void = () => {};
  fetchMock.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  return (response: Response) => act(async () => answer(response));
}

async function open(request: LeadDialogRequest) {
  render(
    <MemoryRouter>
      <button type="button" onClick={() => openLeadDialog(request)}>
        Opener
      </button>
      <LeadDialogs />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Opener' }));
  // The code comes with the first request, after "One moment" on a slow machine.
  const name = request.dialog === 'callback' ? 'Request a Call Back' : 'See Prices';
  return screen.findByRole('dialog', { name }, { timeout: 15_000 });
}

const callBack = { dialog: 'callback', control: 'header' } as const;
const price = { dialog: 'price', venue: 'Milan Vatika', control: 'venue card' } as const;
const phoneField = () => screen.getByLabelText('Phone number');
const callButton = () => screen.getByRole('button', { name: 'Call me back' });

fakeNetwork();

afterEach(() => {
  act(() => {
    closeLeadDialog();
    showLeadNotice(null);
  });
});

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
  expect(options.slice(1)).toEqual([
    'Less than 100',
    '100-200',
    '200-300',
    '300-400',
    '400-500',
    'Greater than 500',
  ]);
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
  const dialog = await open({ ...price, wish: { date: '2099-02-12', guests: 300 } });
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
