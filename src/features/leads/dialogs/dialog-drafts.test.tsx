import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  leaveLeadDialog,
  openCallBackDialog,
  openDatesDialog,
  openPriceDialog,
} from '../../../visitor/lead-store.ts';
import { LandingCallForm } from '../forms/landing-call-form.tsx';
import {
  accepted,
  click,
  deferResponse,
  fetchMock,
  lastReference,
  openDialog,
  phoneField,
  refuseNext,
  respondWith,
  sentBody,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';

setUpLeadTests();

let venue = 'Milan Vatika';
const openCallBack = () =>
  openDialog(() => openCallBackDialog({ control: 'header', about: venue }), 'Request a Call Back');
const openPrices = () => {
  venue = 'Milan Vatika';
  return openDialog(
    () => openPriceDialog({ venue, venueId: 'milanvatika', control: 'venue card' }),
    'See Prices',
  );
};

const untilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** As the browser does it, by Escape or Android's Back. */
async function dismiss(): Promise<void> {
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close());
  await untilClosed();
}

const openOtherPage = () => user.click(screen.getByRole('link', { name: 'Photos', hidden: true }));

/** As after a reload: nothing of the page is in memory. */
async function reload() {
  cleanup();
  leaveLeadDialog();
  await openCallBack();
  await dismiss();
}

test.each([
  ['the browser closed the dialog', dismiss],
  ['another page was opened', openOtherPage],
  ['the page was loaded again', reload],
])(
  'lead dialogs · what was typed before %s is there when the dialog is opened for another subject, until it is sent',
  async (_, leave) => {
    venue = 'Milan Vatika';
    await openCallBack();
    await user.type(phoneField(), '98765 43210');
    await leave();
    await untilClosed();
    expect(screen.getByRole('button', { name: 'Opener' })).toHaveFocus();
    venue = 'Samar Grand';
    await click('Opener');
    expect(screen.getByText('About: Samar Grand')).toBeVisible();
    expect(phoneField()).toHaveValue('98765 43210');
    expect(screen.getByText('What you typed is still here.')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('43210');
    respondWith(accepted());
    await click('Call me back');
    await screen.findByText('Got it, thank you.');
    expect(sentBody()).toMatchObject({ phone: '98765 43210', meta: { about: 'Samar Grand' } });
    await dismiss();
    await click('Opener');
    expect(phoneField()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  },
);

test('lead dialogs · what could not be sent is there again, too', async () => {
  await openCallBack();
  await user.type(phoneField(), '98765 43210');
  refuseNext('Not this one.');
  await click('Call me back');
  await screen.findByRole('alert');
  await dismiss();
  await click('Opener');
  expect(phoneField()).toHaveValue('98765 43210');
});

test('lead dialogs · "Start again" empties what was kept, and a dialog in which nothing was typed keeps nothing', async () => {
  await openCallBack();
  await user.type(phoneField(), '98765 43210');
  await dismiss();
  await click('Opener');
  await click('Start again');
  expect(phoneField()).toHaveValue('');
  await dismiss();
  await click('Opener');
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

test('lead dialogs · a price request opens at its step with what was typed, and each other form with the phone', async () => {
  await openPrices();
  await user.type(screen.getByLabelText('Event date'), '2099-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), '300-400');
  await click('See Prices');
  await user.type(phoneField(), '98765');
  await user.click(screen.getByRole('checkbox'));
  await dismiss();
  act(() => openCallBackDialog({ control: 'header' }));
  const callBack = await screen.findByRole('dialog', { name: 'Request a Call Back' });
  expect(await within(callBack).findByLabelText('Phone number')).toHaveValue('98765');
  await dismiss();
  await click('Opener');
  expect(phoneField()).toHaveValue('98765');
  expect(screen.getByRole('checkbox')).toBeChecked();
  await click('Visit instead');
  expect(await screen.findByLabelText('Date')).toHaveValue('');
  await user.type(screen.getByLabelText('Date'), '2099-02-01');
  await dismiss();
  await click('Opener');
  expect(await screen.findByLabelText('Date')).toHaveValue('2099-02-01');
  await click('See prices instead');
  expect(screen.getByLabelText('Event date')).toHaveValue('2099-02-14');
  await click('See Prices');
  await click('Start again');
  expect(screen.getByLabelText('Event date')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('lead dialogs · the cross ends a draft with the phone, and a form of the page keeps what was typed in it', async () => {
  show(<LandingCallForm venues={[]} />);
  await user.type(phoneField(), '98111 22233');
  cleanup();
  const dialog = await openCallBack();
  expect(phoneField()).toHaveValue('98111 22233');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await click('Opener');
  expect(phoneField()).toHaveValue('');
  cleanup();
  show(<LandingCallForm venues={[]} />);
  expect(phoneField()).toHaveValue('9811122233');
});

test('dates dialog · added dates and the choice of venues are there again', async () => {
  const open = () =>
    openDatesDialog({
      control: 'plan',
      functions: [{ label: 'Wedding', name: 'Wedding' }],
      venues: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    });
  await openDialog(open, 'Ask which dates are free');
  await click('Add another date');
  await user.type(screen.getByLabelText('Date 2'), '2099-02-14');
  await click('Remove date 1');
  await user.click(screen.getByLabelText('A'));
  await user.click(screen.getByLabelText('G'));
  await dismiss();
  await click('Opener');
  expect(await screen.findByLabelText('Date 1')).toHaveValue('2099-02-14');
  expect(screen.queryByLabelText('Date 2')).toBeNull();
  expect(screen.getByLabelText('A')).not.toBeChecked();
  expect(screen.getByLabelText('G')).toBeChecked();
});

test('lead dialogs · a request that is on its way is no draft, is in the outbox for the next page, is not sent again, and its outcome is reported on the page', async () => {
  await openCallBack();
  const respond = deferResponse();
  await user.type(phoneField(), '98765 43210');
  await click('Call me back');
  expect(Object.values(localStorage).join()).toContain(sentBody().meta.id);
  await dismiss();
  await click('Opener');
  await user.clear(phoneField());
  await user.type(phoneField(), '98765 43210');
  await click('Call me back');
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  expect(fetchMock).toHaveBeenCalledOnce();
  await dismiss();
  await respond(accepted('We call you soon.'));
  await screen.findByText('We call you soon.');
  expect(screen.getByRole('status')).toHaveTextContent(`We call you soon.Your request ${lastReference()}`);
  // The next dialog takes the place of the notice.
  await click('Opener');
  expect(screen.queryByRole('status')).toBeNull();
  expect(phoneField()).toHaveValue('');
});
