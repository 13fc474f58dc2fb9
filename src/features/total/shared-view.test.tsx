import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { saveEventDetails } from '../../stores/event-details-store.ts';
import { EntryDetails } from '../../stores/use-details-in-address.ts';
import { EventDetailsBar } from './event-details-bar.tsx';

afterEach(() => {
  act(() => saveEventDetails(undefined));
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

let navigate: ReturnType<typeof useNavigate>;

function Page() {
  navigate = useNavigate();
  return <EventDetailsBar />;
}

/** The bar of a device whose own event details are 250 guests. */
function openBar() {
  act(() => saveEventDetails([aFunction({ guests: 250 })]));
  render(
    <BrowserRouter>
      <EntryDetails />
      <Page />
    </BrowserRouter>,
  );
  const user = userEvent.setup();
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const field = () => screen.findByRole('textbox', { name: 'Guests' });
const line = () => screen.queryByText('These are the details in the link you opened.');

test('shared view · what is changed in it stays in its address; cleared, it shows one’s own', async () => {
  const { user, press } = openBar();
  await act(async () => navigate('/faridabad?guests=400&sort=fit'));
  expect(line()).toBeVisible();
  await press('Change guests');
  await user.clear(await field());
  await user.type(await field(), '410');
  await press('Show my total');
  expect(window.location.search).toBe('?sort=fit&guests=410');
  expect(localStorage.getItem('event-details')).toBe('guests=250');
  expect(line()).toBeVisible();
  await press('Change guests');
  await press('Clear guest details');
  expect(window.location.search).toBe('?sort=fit&guests=250');
  expect(line()).toBeNull();
  await act(async () => window.history.back());
  expect(await screen.findByText('These are the details in the link you opened.')).toBeVisible();
});

test('shared view · an open form says that another tab has saved, and keeps what was typed', async () => {
  const { user, press } = openBar();
  await press('Change guests');
  await user.clear(await field());
  await user.type(await field(), '260');
  act(() => {
    localStorage.setItem('event-details', 'guests=90');
    window.dispatchEvent(new StorageEvent('storage', { key: 'event-details' }));
  });
  expect(screen.getByText(/^Other details were saved meanwhile: 90 guests, all veg\./)).toBeVisible();
  expect(await field()).toHaveValue('260');
  await press('Take the saved ones');
  expect(await field()).toHaveValue('90');
  expect(screen.queryByText(/saved meanwhile/)).toBeNull();
});
