import { beforeEach, expect, test, vi } from 'vitest';
import { aFunction } from '../domain/event-details-fixture.ts';

const key = 'event-details';
const linkKey = 'event-details-of-link';

type Store = typeof import('./event-details-store.ts');
let documents = 0;

/** Loads the store as a document of the tab does: a module of its own. */
async function openDocument(address = ''): Promise<Store> {
  documents += 1;
  window.history.replaceState({ usr: { cards: 60 }, idx: 2 }, '', `/faridabad${address}`);
  const path = `./event-details-store.ts?document=${documents}`;
  return import(/* @vite-ignore */ path);
}

/** As boot.ts has read the link. */
function openLink(query: string): Promise<Store> {
  sessionStorage.setItem(linkKey, query);
  return openDocument();
}

const shownGuests = ({ getEventDetails }: Store) => getEventDetails()?.map(({ guests }) => guests);
const stored = () => localStorage.getItem(key);
const ofTab = () => sessionStorage.getItem(linkKey);

function saveInOtherTab(text: string) {
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** Nothing more can be stored there. */
function refuse(area: Storage) {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, name, text) {
    if (this === area) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, text);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('event details store · without a link the device’s own are shown, also those that another tab saves', async () => {
  localStorage.setItem(key, 'guests=250&veg=60');
  const store = await openDocument();
  expect(store.getEventDetails()).toEqual([aFunction({ guests: 250, vegShare: 0.6 })]);
  saveInOtherTab('guests=90');
  expect(shownGuests(store)).toEqual([90]);
  expect(ofTab()).toBeNull();
});

test('event details store · those of a link are the tab’s where the device has its own: edited, they change neither these nor with these, and last for a reload', async () => {
  localStorage.setItem(key, 'guests=250');
  const store = await openLink('guests=400&veg=100');
  expect(shownGuests(store)).toEqual([400]);
  saveInOtherTab('guests=90');
  store.saveEventDetails([aFunction({ guests: 410 })]);
  expect(shownGuests(store)).toEqual([410]);
  expect(stored()).toBe('guests=90');
  expect(window.history.state).toEqual({ usr: { cards: 60 }, idx: 2 });
  expect(shownGuests(await openDocument())).toEqual([410]);
  store.showOwnDetails();
  expect(shownGuests(store)).toEqual([90]);
  expect(shownGuests(await openDocument())).toEqual([90]);
});

test('event details store · in a tab of a link, those that are edited to the device’s own, or cleared, are own again', async () => {
  for (const edited of [[aFunction({ guests: 250 })] as const, undefined]) {
    localStorage.setItem(key, 'guests=250');
    const store = await openLink('guests=400');
    store.saveEventDetails(edited);
    expect([shownGuests(store), ofTab()]).toEqual([[250], null]);
  }
});

test('event details store · a document that the browser has cached shows what the tab has since shown', async () => {
  localStorage.setItem(key, 'guests=250');
  const cached = await openLink('guests=400');
  (await openDocument()).showOwnDetails();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shownGuests(cached)).toEqual([250]);
});

test('event details store · a link that says the device’s own in other words is own, as one that another tab keeps', async () => {
  localStorage.setItem(key, 'guests=250');
  const own = await openLink('veg=100&guests=250');
  expect(ofTab()).toBeNull();
  saveInOtherTab('guests=90');
  expect(shownGuests(own)).toEqual([90]);
  const shared = await openLink('guests=400');
  saveInOtherTab('guests=400');
  saveInOtherTab('guests=500');
  expect(shownGuests(shared)).toEqual([500]);
});

test('event details store · kept, those of a link are the device’s own, until that is taken back', async () => {
  localStorage.setItem(key, 'guests=250');
  const store = await openLink('guests=400');
  store.keepSharedDetails();
  expect([stored(), ofTab()]).toEqual(['guests=400', null]);
  store.putBackDetails();
  expect([stored(), ofTab()]).toEqual(['guests=250', 'guests=400']);
  expect(shownGuests(store)).toEqual([400]);
});

test('event details store · a device without any takes those of a link', async () => {
  const store = await openLink('guests=400');
  expect([stored(), ofTab()]).toEqual(['guests=400', null]);
  saveInOtherTab('guests=90');
  expect(shownGuests(store)).toEqual([90]);
});

test('event details store · a device that has no room keeps them in the tab, as its own', async () => {
  refuse(localStorage);
  const store = await openDocument();
  store.saveEventDetails([aFunction({ guests: 300 })]);
  expect([stored(), ofTab()]).toEqual([null, 'guests=300']);
  const reloaded = await openDocument();
  expect(shownGuests(reloaded)).toEqual([300]);
  reloaded.saveEventDetails(undefined);
  expect(shownGuests(reloaded)).toBeUndefined();
  expect(ofTab()).toBeNull();
});

test('event details store · where the tab stores nothing, the address says them', async () => {
  localStorage.setItem(key, 'guests=250');
  refuse(sessionStorage);
  const store = await openDocument('?guests=400');
  expect(shownGuests(store)).toEqual([400]);
  expect(stored()).toBe('guests=250');
});

test('event details store · clearing removes the stored ones, and can be taken back', async () => {
  localStorage.setItem(key, 'guests=250');
  const store = await openDocument();
  store.saveEventDetails(undefined);
  expect(shownGuests(store)).toBeUndefined();
  expect(stored()).toBeNull();
  store.putBackDetails();
  expect(shownGuests(store)).toEqual([250]);
});

test('event details store · an invalid stored text is ignored', async () => {
  localStorage.setItem(key, '{"guests":3}');
  expect(shownGuests(await openDocument())).toBeUndefined();
});
