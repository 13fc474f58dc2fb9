// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

/** A visit that begins at this address, on a device that holds this. */
async function visit(search: string, held = '') {
  vi.resetModules();
  localStorage.clear();
  if (held) localStorage.setItem('bh-party-1', held);
  window.history.replaceState(null, '', `/faridabad${search}`);
  return import('./party-store.ts');
}

beforeEach(() => localStorage.clear());

test('your total · the party comes from the device where the address is silent', async () => {
  const { readPartyText } = await visit('', 'guests=250&veg=60');
  expect(readPartyText()).toBe('guests=250&veg=60');
});

test('your total · the address wins over the device, and leaves what the device holds', async () => {
  const { readPartyText } = await visit('?guests=400', 'guests=250');
  expect(readPartyText()).toBe('guests=400');
  expect(localStorage.getItem('bh-party-1')).toBe('guests=250');
});

test('your total · what the visitor says replaces both', async () => {
  const { keepParty, readPartyText } = await visit('?guests=400', 'guests=250');
  keepParty({ guests: 120, vegShare: 0.5, rooms: 4 });
  expect(readPartyText()).toBe('guests=120&veg=50&rooms=4');
  expect(localStorage.getItem('bh-party-1')).toBe('guests=120&veg=50&rooms=4');
  keepParty(undefined);
  expect(readPartyText()).toBe('');
  expect(localStorage.getItem('bh-party-1')).toBeNull();
});

test.each(['guests=0', 'guests=abc', '{"guests":3}', 'rooms=3', '<script>'])(
  'your total · a broken text on the device (%s) is no party',
  async (held) => {
    const { readPartyText } = await visit('', held);
    expect(readPartyText()).toBe('');
  },
);

test('your total · the address keeps its other parameters', async () => {
  const { sameParty, withParty } = await visit('');
  const search = new URLSearchParams('sort=rating&guests=9&city=noida&veg=3');
  const party = { guests: 300, vegShare: 1, rooms: 0, date: '2027-02-12' };
  const next = withParty(search, party);
  expect(`${next}`).toBe('sort=rating&city=noida&guests=300&date=2027-02-12');
  expect(sameParty(next, party)).toBe(true);
  expect(sameParty(search, party)).toBe(false);
  expect(`${withParty(next, undefined)}`).toBe('sort=rating&city=noida');
});
