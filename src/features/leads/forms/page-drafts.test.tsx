import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  accepted,
  click,
  failed,
  phoneField,
  refuseNext,
  respondWith,
  setUpLeadTests,
  show,
  user,
} from '../lead-test-setup.tsx';
import { LandingCallForm } from './landing-call-form.tsx';
import { OwnerForm } from './owner-form.tsx';
import { TourForm } from './tour-form.tsx';

setUpLeadTests();

const venues = [{ id: 'samargrand', name: 'Samar Grand', slots: [] }];

/** As after a reload, or in the other language: nothing of the page is in memory. */
function openAgain(form: ReactNode): void {
  cleanup();
  show(form);
}

test('lead forms · what was entered in a page is there again when it is opened again, also in fields that a choice brings, until it is sent', async () => {
  const form = <LandingCallForm venues={venues} />;
  show(form);
  await user.click(screen.getByLabelText('Schedule a visit'));
  await user.selectOptions(screen.getByLabelText('Venue'), 'Samar Grand');
  await user.type(phoneField(), '98111 22233');
  fireEvent.input(screen.getByLabelText('Date'), { target: { value: '2099-02-14' } });
  fireEvent.input(screen.getByLabelText('Time'), { target: { value: '11:00' } });
  openAgain(form);
  expect(screen.getByLabelText('Date')).toHaveValue('2099-02-14');
  expect(screen.getByLabelText('Schedule a visit')).toBeChecked();
  expect(screen.getByLabelText('Venue')).toHaveValue('Samar Grand');
  expect(screen.getByLabelText('Time')).toHaveValue('11:00');
  expect(phoneField()).toHaveValue('9811122233');
  respondWith(accepted());
  await click('Schedule Visit');
  await screen.findByText('Thank you.');
  expect(phoneField()).toHaveValue('');
  openAgain(form);
  expect(phoneField()).toHaveValue('');
  expect(screen.queryByLabelText('Date')).toBeNull();
});

test('lead forms · of a choice that was changed, the last one is there again', async () => {
  const form = <LandingCallForm venues={venues} />;
  show(form);
  const call = screen.getByRole('radio', { checked: true });
  await user.click(screen.getByLabelText('Schedule a visit'));
  await user.click(call);
  openAgain(form);
  expect(screen.getByLabelText('Schedule a visit')).not.toBeChecked();
});

test('lead forms · what waits in the outbox is no draft any more, and what it refused still is', async () => {
  const form = <LandingCallForm venues={venues} />;
  show(form);
  await user.type(phoneField(), '9811122233');
  refuseNext('Not this one.');
  await click('Request Call Back');
  await screen.findByRole('alert');
  openAgain(form);
  expect(phoneField()).toHaveValue('9811122233');
  respondWith(failed());
  await click('Request Call Back');
  await screen.findByRole('button', { name: 'Send now' });
  openAgain(form);
  expect(phoneField()).toHaveValue('');
});

test('lead forms · what neither went nor could be stored stays in its form', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const form = <LandingCallForm venues={venues} />;
  show(form);
  await user.type(phoneField(), '9811122233');
  respondWith(failed());
  await click('Request Call Back');
  await screen.findByRole('alert');
  openAgain(form);
  expect(phoneField()).toHaveValue('9811122233');
  full.mockRestore();
  await click('Start again');
});

test('owner form · the fields of further halls are there again, too, and those of another venue are not', async () => {
  history.replaceState(null, '', '/list-your-business');
  show(<OwnerForm cities={[]} />);
  await user.selectOptions(screen.getByLabelText('How many halls and lawns?'), '3');
  const third = () => within(screen.getByRole('group', { name: 'Hall 3', hidden: true }));
  fireEvent.input(third().getByLabelText('Its name'), { target: { value: 'Jade' } });
  openAgain(<OwnerForm cities={[]} />);
  expect(third().getByLabelText('Its name')).toHaveValue('Jade');
  await click('Start again');
  expect(screen.getByLabelText('How many halls and lawns?')).toHaveValue('1');
  expect(sessionStorage).toHaveLength(0);
  await user.selectOptions(screen.getByLabelText('How many halls and lawns?'), '3');
  history.replaceState(null, '', '/list-your-business?venue=samargrand');
  openAgain(<OwnerForm cities={[]} />);
  history.replaceState(null, '', '/');
  expect(screen.getByLabelText('How many halls and lawns?')).toHaveValue('1');
});

test('tour form · the venues have their order again, and those that were left out are left out again', async () => {
  const halls = ['Jade', 'Opal', 'Ruby'].map((name) => ({ id: name.toLowerCase(), name, slots: [] }));
  show(<TourForm venues={halls} />);
  await user.click(screen.getByLabelText('1. Jade'));
  await user.click(screen.getByRole('button', { name: 'Ruby earlier' }));
  openAgain(<TourForm venues={halls} />);
  expect(screen.getByLabelText('1. Ruby')).toBeChecked();
  expect(screen.getByLabelText('2. Opal')).toBeChecked();
  expect(screen.getByLabelText('Jade')).not.toBeChecked();
  openAgain(<TourForm venues={halls.slice(0, 2)} />);
  expect(screen.getByLabelText('1. Opal')).toBeChecked();
});
