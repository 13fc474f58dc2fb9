import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCallBackDialog, openPriceDialog } from '../../../visitor/lead-store.ts';
import {
  accepted,
  click,
  deferResponse,
  lastReference,
  openDialog,
  phoneField,
  refuseNext,
  respondWith,
  sentBody,
  setUpLeadTests,
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

test.each([
  ['the browser closed the dialog', dismiss],
  ['another page was opened', openOtherPage],
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
    expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('43210');
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

test('lead dialogs · "Start again" empties what was kept; the cross resets it', async () => {
  await openCallBack();
  await user.type(phoneField(), '98765 43210');
  await dismiss();
  await click('Opener');
  await click('Start again');
  expect(phoneField()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  await user.type(phoneField(), '98765 43210');
  await click('Close');
  await click('Opener');
  expect(phoneField()).toHaveValue('');
});

test('lead dialogs · a dialog in which nothing was typed keeps nothing', async () => {
  await openCallBack();
  await dismiss();
  await click('Opener');
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
});

test('lead dialogs · both steps of a price request stay, each kind for itself', async () => {
  await openPrices();
  await user.type(screen.getByLabelText('Event date'), '2099-02-14');
  await user.selectOptions(screen.getByLabelText('Guests'), '300-400');
  await click('See Prices');
  await user.type(phoneField(), '98765');
  await dismiss();
  act(() => openCallBackDialog({ control: 'header' }));
  const callBack = await screen.findByRole('dialog', { name: 'Request a Call Back' });
  expect(within(callBack).getByLabelText('Phone number')).toHaveValue('');
  await dismiss();
  await click('Opener');
  expect(phoneField()).toHaveValue('98765');
  await click('Back');
  expect(screen.getByLabelText('Event date')).toHaveValue('2099-02-14');
});

test('lead dialogs · a request that is on its way is not kept, and its outcome is reported on the page', async () => {
  await openCallBack();
  const respond = deferResponse();
  await user.type(phoneField(), '98765 43210');
  await click('Call me back');
  await dismiss();
  await respond(accepted('We call you soon.'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    `We call you soon.Your request ${lastReference()}`,
  );
  // The next dialog takes the place of the notice.
  await click('Opener');
  expect(screen.queryByRole('status')).toBeNull();
  expect(phoneField()).toHaveValue('');
});
