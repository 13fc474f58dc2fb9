import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as secondClick from './second-click.ts';

const { ignoreSecondClick } = await vi.importActual<typeof secondClick>('./second-click.ts');

const at = { clientX: 300, clientY: 200, detail: 1 };
const clicked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  clicked.mockClear();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  document.body.addEventListener('click', clicked);
});
afterEach(() => {
  document.body.removeEventListener('click', clicked);
});

function click(init: typeof at, afterMs: number): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + afterMs });
  document.body.dispatchEvent(event);
}

/** A click that opens a dialog at once. */
function open(init = at): void {
  click(init, 0);
  ignoreSecondClick();
}

test('second click · near the one that opened a dialog, it reaches nothing', () => {
  open();
  click({ ...at, clientX: 316, detail: 2 }, 400);
  expect(clicked).toHaveBeenCalledOnce();
});

test.each([
  ['half a second later', at, 501],
  ['elsewhere', { ...at, clientX: 330 }, 100],
  ['by a key', { ...at, detail: 0 }, 100],
])('second click · %s, it counts', (_, init, afterMs) => {
  open();
  click(init, afterMs);
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('second click · after the dialog was closed, it counts', () => {
  click(at, 0);
  ignoreSecondClick()();
  click(at, 100);
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('second click · in a dialog that was opened by a key, every click counts', () => {
  click(at, 0);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: '/' }));
  ignoreSecondClick();
  click(at, 100);
  expect(clicked).toHaveBeenCalledTimes(2);
});
