import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { readLink, saveEventDetails, showOwnDetails } from '../../visitor/event-details-store.ts';
import { EventDetailsBar } from './event-details-bar.tsx';

const linkKey = 'event-details-of-link';

afterEach(() =>
  act(() => {
    showOwnDetails();
    saveEventDetails(undefined);
  }),
);

/** The bar of a device whose own event details are 250 guests. */
function openBar() {
  act(() => saveEventDetails([aFunction({ guests: 250 })]));
  render(<EventDetailsBar />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

/** As boot.ts has read the link. */
function openLink(query: string) {
  sessionStorage.setItem(linkKey, query);
  act(readLink);
}

const field = () => screen.findByRole('textbox', { name: 'Guests' });
const line = () => screen.queryByText('These are the details in the link you opened.');

test('shared view · what is changed in it stays in the tab; cleared, it shows one’s own', async () => {
  const { user, press } = openBar();
  openLink('guests=400');
  expect(line()).toBeVisible();
  await press('Change guests');
  await user.clear(await field());
  await user.type(await field(), '410');
  await press('Show my total');
  expect(sessionStorage.getItem(linkKey)).toBe('guests=410');
  expect(localStorage.getItem('event-details')).toBe('guests=250');
  expect(line()).toBeVisible();
  await press('Change guests');
  await press('Clear guest details');
  expect(screen.getByText('250 guests, all veg')).toBeVisible();
  expect(line()).toBeNull();
  expect(sessionStorage.getItem(linkKey)).toBeNull();
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
