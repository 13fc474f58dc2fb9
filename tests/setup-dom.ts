import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// One second is too short for code that is loaded on first use while other programs use the processor.
configure({ asyncUtilTimeout: 120_000 });

// jsdom draws no dialogs: opening and closing is all that the components under test need of them.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

// jsdom has no layout: to it, a click in a dialog is at the place of the one that has just opened it.
vi.mock('../src/lib/second-click.ts', () => ({ ignoreSecondClick: () => () => {} }));

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  // A clock that stood still would let the next tests of the thread hang.
  vi.useRealTimers();
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // The stores read the storage again.
  window.dispatchEvent(new StorageEvent('storage'));
  // jsdom does not know <search>, and React says so to the first file of each thread that renders one.
  const unexpected = vi.mocked(console.error).mock.calls.filter(([, tag]) => tag !== 'search');
  vi.restoreAllMocks();
  expect(unexpected, 'an unexpected console.error').toEqual([]);
});
