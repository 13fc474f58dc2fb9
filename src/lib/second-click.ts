/** Time after a dialog was opened, and pixels around the click that opened it. */
const guardMs = 500;
const guardPx = 24;

/** The last click by a pointer; none after a key or an input. */
let opener: MouseEvent | undefined;
/** The `timeStamp` until which clicks near the opener are ignored. */
let guardedUntil = 0;

/**
 * Call it when a dialog has opened: the second click of a double click must not close it, or press or choose anything in it.
 * Returns a function to call when it has closed.
 */
export function ignoreSecondClick(): () => void {
  guardedUntil = performance.now() + guardMs;
  return () => {
    guardedUntil = 0;
  };
}

function filter(event: MouseEvent): void {
  if (isSecondClick(event)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (event.type === 'click') opener = isByPointer(event) ? event : undefined;
}

/** The detail of a click by a key or a script is 0, as that of all pointer events. */
const isByPointer = ({ type, detail }: MouseEvent): boolean => detail > 0 || type.startsWith('pointer');

function forgetOpener(): void {
  opener = undefined;
}

function isSecondClick(event: MouseEvent): boolean {
  if (!opener || event.timeStamp > guardedUntil || !isByPointer(event)) return false;
  return Math.hypot(event.clientX - opener.clientX, event.clientY - opener.clientY) <= guardPx;
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'click', 'dblclick'] as const)
    window.addEventListener(type, filter, true);
  // Who types has seen the dialog.
  for (const type of ['keydown', 'input']) window.addEventListener(type, forgetOpener, true);
}
