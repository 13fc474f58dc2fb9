import { beforeEach, expect, test } from 'vitest';
import { aFunction } from '../domain/event-details-fixture.ts';

const key = 'event-details';

type Store = typeof import('./event-details-store.ts');
let pages = 0;

/** Loads the store as a document with this address and this stored text does: a module of its own. */
async function openPage(address: string, stored = ''): Promise<Store> {
  pages += 1;
  if (stored) localStorage.setItem(key, stored);
  window.history.replaceState({ usr: { cards: 60 }, idx: 2 }, '', `/faridabad${address}`);
  const path = `./event-details-store.ts?page=${pages}`;
  return import(/* @vite-ignore */ path);
}

const shownGuests = ({ getEventDetails }: Store) => getEventDetails()?.map(({ guests }) => guests);
const stored = () => localStorage.getItem(key);

function saveInOtherTab(text: string) {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

test('event details store · without event details in the address, the device’s own are shown, also those that another tab saves', async () => {
  const store = await openPage('', 'guests=250&veg=60');
  expect(store.getEventDetails()).toEqual([aFunction({ guests: 250, vegShare: 0.6 })]);
  saveInOtherTab('guests=90');
  expect(shownGuests(store)).toEqual([90]);
});

test('event details store · a link is a shared view where the device has its own: edited, it changes neither them nor with them', async () => {
  const store = await openPage('?guests=400', 'guests=250');
  expect(shownGuests(store)).toEqual([400]);
  saveInOtherTab('guests=90');
  store.saveEventDetails([aFunction({ guests: 410 })]);
  expect(shownGuests(store)).toEqual([410]);
  expect(stored()).toBe('guests=90');
  expect(window.history.state).toEqual({ usr: { cards: 60 }, idx: 2 });
});

test('event details store · kept, those of a link are the device’s own, until that is taken back', async () => {
  const store = await openPage('?guests=400', 'guests=250');
  store.keepSharedDetails();
  expect(stored()).toBe('guests=400');
  store.putBackDetails();
  expect(stored()).toBe('guests=250');
  expect(shownGuests(store)).toEqual([400]);
});

test('event details store · a device without any takes those of a link, and marks the entry beside its other state', async () => {
  const store = await openPage('?guests=400');
  expect(stored()).toBe('guests=400');
  expect(window.history.state).toEqual({ usr: { cards: 60, eventDetails: 'own' }, idx: 2 });
  saveInOtherTab('guests=90');
  expect(shownGuests(store)).toEqual([90]);
});

test('event details store · clearing removes the stored ones, and can be taken back', async () => {
  const store = await openPage('', 'guests=250');
  store.saveEventDetails(undefined);
  expect(shownGuests(store)).toBeUndefined();
  expect(stored()).toBeNull();
  store.putBackDetails();
  expect(shownGuests(store)).toEqual([250]);
});

test('event details store · an invalid stored text is ignored', async () => {
  expect(shownGuests(await openPage('', '{"guests":3}'))).toBeUndefined();
});
