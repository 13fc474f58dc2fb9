import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endPageLoad, pageLoadStore, startPageLoad } from './page-load.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('site 2 · a page that comes within 150 ms shows no loading line', () => {
  startPageLoad();
  vi.advanceTimersByTime(149);
  endPageLoad();
  vi.advanceTimersByTime(500);
  expect(pageLoadStore.get()).toBe(false);
});

test('site 2 · a slower page shows it until the last load ends', () => {
  const heard = vi.fn();
  const leave = pageLoadStore.subscribe(heard);
  startPageLoad();
  startPageLoad();
  vi.advanceTimersByTime(150);
  expect(pageLoadStore.get()).toBe(true);
  endPageLoad();
  expect(pageLoadStore.get()).toBe(true);
  endPageLoad();
  expect(pageLoadStore.get()).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  leave();
});
