import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../../domain/event-details-fixture.ts';
import { saveEventDetails } from '../../visitor/event-details-store.ts';
import { EventDetailsBar } from './event-details-bar.tsx';

afterEach(() => act(() => saveEventDetails(undefined)));

const field = () => screen.findByRole('textbox', { name: 'Guests' });

test('shared view · an open form says that another tab has saved, and keeps what was typed', async () => {
  act(() => saveEventDetails([aFunction({ guests: 250 })]));
  render(<EventDetailsBar />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
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
