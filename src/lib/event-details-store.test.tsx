import { expect, test } from 'vitest';
import { aFunction } from '../domain/event-details-fixture.ts';

const key = 'event-details';

type Store = typeof import('./event-details-store.ts');
let pages = 0;

/** Loads the store as a page with this query and this stored text does: a module of its own. */
async function openPage(search: string, stored = ''): Promise<Store> {
  pages += 1;
  if (stored) localStorage.setItem(key, stored);
  window.history.replaceState(null, '', `/faridabad${search}`);
  const path = `./event-details-store.ts?page=${pages}`;
  return import(/* @vite-ignore */ path);
}

test('event details store · without event details in the URL, the stored ones apply', async () => {
  const { getEventDetails } = await openPage('', 'guests=250&veg=60');
  expect(getEventDetails()).toEqual([aFunction({ guests: 250, vegShare: 0.6 })]);
});

test('event details store · those in the URL take precedence and do not overwrite the stored ones', async () => {
  const { getEventDetails } = await openPage('?guests=400', 'guests=250');
  expect(getEventDetails()).toMatchObject([{ guests: 400 }]);
  expect(localStorage.getItem(key)).toBe('guests=250');
});

test('event details store · saving replaces both, clearing removes both', async () => {
  const { saveEventDetails, getEventDetails } = await openPage('?guests=400', 'guests=250');
  const eventDetails = [aFunction({ guests: 120, vegShare: 0.5, rooms: 4 })] as const;
  saveEventDetails(eventDetails);
  expect(getEventDetails()).toEqual(eventDetails);
  expect(localStorage.getItem(key)).toBe('guests=120&veg=50&rooms=4');
  saveEventDetails(undefined);
  expect(getEventDetails()).toBeUndefined();
  expect(localStorage.getItem(key)).toBeNull();
});

test('event details store · an invalid stored text is ignored', async () => {
  const { getEventDetails } = await openPage('', '{"guests":3}');
  expect(getEventDetails()).toBeUndefined();
});
