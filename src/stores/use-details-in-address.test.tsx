import { act, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aFunction } from '../domain/event-details-fixture.ts';
import { enterModal, stepBack, useModalEntries } from '../lib/modal-entry.ts';
import { saveEventDetails, useEventDetails } from './event-details-store.ts';
import { EntryDetails, useDetailsInAddress } from './use-details-in-address.ts';

afterEach(() => {
  act(() => saveEventDetails(undefined));
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

let navigate: ReturnType<typeof useNavigate>;
/** Rendered addresses: what is rendered more than once without need is here more than once. */
let addresses: string[] = [];

function Page() {
  useModalEntries();
  useDetailsInAddress(false);
  const { pathname, search, key } = useLocation();
  navigate = useNavigate();
  const address = pathname + search;
  if (addresses.at(-1) !== `${key} ${address}`) addresses.push(`${key} ${address}`);
  return <output>{useEventDetails()?.map(({ guests }) => guests) ?? 'none'}</output>;
}

const App = () => (
  <BrowserRouter>
    <EntryDetails />
    <Page />
  </BrowserRouter>
);

async function expectPage(address: string, guests: string) {
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(guests));
}

const go = (to: string) => act(async () => navigate(to));
const step = (by: number) => act(async () => window.history.go(by));
const save = (guests: number) => act(() => saveEventDetails([aFunction({ guests })]));

test('event details in the address · steps between own entries and shared views show each its own, in an address that says so', async () => {
  render(<App />);
  save(250);
  await expectPage('/?guests=250', '250');
  await go('/plan?guests=400&utm_source=chat#day');
  await expectPage('/plan?guests=400&utm_source=chat', '400');
  await go('/whyus');
  await expectPage('/whyus?guests=250', '250');
  addresses = [];
  await step(-1);
  await expectPage('/plan?guests=400&utm_source=chat', '400');
  expect(window.location.hash).toBe('#day');
  await step(1);
  await expectPage('/whyus?guests=250', '250');
  expect(addresses).toHaveLength(2);
  save(90);
  await expectPage('/whyus?guests=90', '90');
  await step(-1);
  await expectPage('/plan?guests=400&utm_source=chat', '400');
  save(410);
  await expectPage('/plan?utm_source=chat&guests=410', '410');
  await step(-1);
  await expectPage('/?guests=90', '90');
  await step(1);
  await expectPage('/plan?utm_source=chat&guests=410', '410');
});

test('event details in the address · what another tab saves while a dialog is open is written when it closes, and adds no entry', async () => {
  render(<App />);
  save(250);
  await go('/whyus');
  await go('/plan');
  await expectPage('/plan?guests=250', '250');
  act(() => enterModal(() => {}));
  save(90);
  await expectPage('/plan?guests=250', '90');
  expect(window.history.state.modal).toBe('dialog');
  act(() => void stepBack());
  await expectPage('/plan?guests=90', '90');
  await step(-1);
  await expectPage('/whyus?guests=90', '90');
});
