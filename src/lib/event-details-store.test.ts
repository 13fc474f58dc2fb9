// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** A visit that begins at this address, on a device that holds this. */
async function visit(search: string, held = '') {
  vi.resetModules();
  localStorage.clear();
  if (held) localStorage.setItem('bh-event-details-1', held);
  window.history.replaceState(null, '', `/faridabad${search}`);
  return import('./event-details-store.ts');
}

beforeEach(() => localStorage.clear());

test('your total · the event details comes from the device where the address is silent', async () => {
  const { readEventDetailsText } = await visit('', 'guests=250&veg=60');
  expect(readEventDetailsText()).toBe('guests=250&veg=60');
});

test('your total · the address wins over the device, and leaves what the device holds', async () => {
  const { readEventDetailsText } = await visit('?guests=400', 'guests=250');
  expect(readEventDetailsText()).toBe('guests=400');
  expect(localStorage.getItem('bh-event-details-1')).toBe('guests=250');
});

test('your total · what the visitor says replaces both', async () => {
  const { saveEventDetails, readEventDetailsText } = await visit('?guests=400', 'guests=250');
  saveEventDetails({ guests: 120, vegShare: 0.5, rooms: 4 });
  expect(readEventDetailsText()).toBe('guests=120&veg=50&rooms=4');
  expect(localStorage.getItem('bh-event-details-1')).toBe('guests=120&veg=50&rooms=4');
  saveEventDetails(undefined);
  expect(readEventDetailsText()).toBe('');
  expect(localStorage.getItem('bh-event-details-1')).toBeNull();
});

test.each(['guests=0', 'guests=abc', '{"guests":3}', 'rooms=3', '<script>'])(
  'your total · a broken text on the device (%s) is no event details',
  async (held) => {
    const { readEventDetailsText } = await visit('', held);
    expect(readEventDetailsText()).toBe('');
  },
);

test('your total · the address keeps its other parameters', async () => {
  const { hasSameEventDetails, withEventDetails } = await visit('');
  const search = new URLSearchParams('sort=rating&guests=9&city=noida&veg=3');
  const eventDetails = { guests: 300, vegShare: 1, rooms: 0, date: '2027-02-12' };
  const next = withEventDetails(search, eventDetails);
  expect(`${next}`).toBe('sort=rating&city=noida&guests=300&date=2027-02-12');
  expect(hasSameEventDetails(next, eventDetails)).toBe(true);
  expect(hasSameEventDetails(search, eventDetails)).toBe(false);
  expect(`${withEventDetails(next, undefined)}`).toBe('sort=rating&city=noida');
});
