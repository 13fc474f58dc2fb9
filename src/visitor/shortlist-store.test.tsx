import { afterEach, expect, test, vi } from 'vitest';
import {
  addRecentlyViewed,
  addToShortlist,
  clearRecentlyViewed,
  setShortlist,
  toggleShortlist,
} from './shortlist-store.ts';

afterEach(() => {
  setShortlist([]);
  clearRecentlyViewed();
});

test('shortlist · it is saved on the device and removed when empty', () => {
  toggleShortlist('rajmahal');
  toggleShortlist('sewagrand');
  toggleShortlist('rajmahal');
  addToShortlist(['milanvatika', 'sewagrand']);
  expect(localStorage.getItem('shortlist')).toBe('sewagrand,milanvatika');
  setShortlist([]);
  expect(localStorage.getItem('shortlist')).toBeNull();
});

test('shortlist · nothing is lost while the storage is full', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  toggleShortlist('rajmahal');
  setItem.mockRestore();
  toggleShortlist('sewagrand');
  expect(localStorage.getItem('shortlist')).toBe('rajmahal,sewagrand');
});

test('recently viewed · the latest venue comes first, and older ones drop out', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'c']) addRecentlyViewed(id);
  expect(localStorage.getItem('recently-viewed')).toBe('c,h,g,f,e,d,b');
  clearRecentlyViewed();
  expect(localStorage.getItem('recently-viewed')).toBeNull();
});
