/**
 * Input before hydration. record-input.ts listens from the first paint: it holds taps and form
 * submissions, and records edits of controls. Right after `hydrateRoot`, everything is replayed in order.
 *
 * From then on React handles input itself: a `pointerdown` or `keydown` in a section that is not hydrated yet makes React
 * hydrate it synchronously, before the click or the input that follows; `hydrateOnFocus` does so for text without a key.
 * What a section shows only then, such as totals, can move the pressed element away before the release; `keepPresses`
 * gives it the click all the same. A section that an extension or a translator has changed does not hydrate: React renders
 * it anew, and `locate` finds the new control.
 */
import { flushSync } from 'react-dom';
import { type Control, enterValue } from '../lib/enter-value.ts';
import type { Action } from './record-input.ts';

const controls = 'a, button, input, label, select, summary, textarea';
/** Pixels. Browsers allow a tap about as much movement. */
const touchSlop = 16;

/** Resolves at once, or when the entry under way ends: hydration would break an IME composition or a half-typed date. */
export async function entryEnd(): Promise<void> {
  const field = document.activeElement;
  const isDate = field instanceof HTMLInputElement && /date|time/.test(field.type);
  const isTypingDate = isDate && (field.value !== '' || field.validity.badInput);
  if (!window.earlyInput?.composing && !isTypingDate) return;
  await new Promise((resolve) => {
    for (const type of isTypingDate ? ['focusout'] : ['compositionend', 'focusout'])
      window.addEventListener(type, resolve, { once: true });
  });
}

/** Call it in the task that called `hydrateRoot`. */
export function replayEarlyInput(): void {
  const { actions = [], types = [], record, pressed } = window.earlyInput ?? {};
  keepPresses(pressed);
  hydrateOnFocus();
  if (!record) return;
  for (const type of types) removeEventListener(type, record, true);
  window.earlyInput = undefined;
  // Of several edits of a control in a row, the last counts.
  const present = actions.filter(
    ([element, value], index) =>
      element.isConnected && (value === undefined || actions[index + 1]?.[0] !== element),
  );
  const { activeElement, body } = document;
  const locators = new Map(present.map(([element]) => [element as HTMLElement, locate(element)]));
  const restoreFocus = rememberFocus();
  // Hydrated with its edited value, a control would never report a change: React compares with the value it first saw.
  for (const [element, value] of present) if (value !== undefined) resetToDefault(element as Control);
  const focused = activeElement === body ? null : activeElement;
  for (const element of new Set([...locators.keys(), pressed?.target, focused]))
    if (element instanceof Element) hydrate(element);
  for (const [element, value] of present) {
    const found = locators.get(element)?.();
    if (found) flushSync(() => replay(found, value));
  }
  restoreFocus();
}

/** A click counts for the control that was pressed, even if the page has moved or replaced it since under the pointer. */
function keepPresses(earlyPress?: PointerEvent): void {
  let press: PointerEvent | undefined;
  let control: HTMLElement | null = null;
  let find: Locator = () => undefined;
  let place = new DOMRect();
  const begin = (event: PointerEvent) => {
    press = event;
    control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (!control) return;
    find = locate(control);
    place = control.getBoundingClientRect();
  };
  if (earlyPress) begin(earlyPress);
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener(
    'click',
    (event) => {
      // The detail of a click by Enter or Space is 0.
      if (!press || !event.isTrusted || event.detail === 0) return;
      const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
      press = undefined;
      const found = control && distance <= touchSlop ? find() : undefined;
      if (!found || found.contains(event.target as Node)) return;
      // A pointer that slides off a control cancels the press.
      const { left, top } = found.getBoundingClientRect();
      if (found === control && Math.hypot(left - place.left, top - place.top) < 1) return;
      event.preventDefault();
      event.stopPropagation();
      found.focus();
      found.click();
    },
    true,
  );
}

type Locator = () => HTMLElement | undefined;

/**
 * Finds an element again after React has rendered its section anew: by its form and name (of several with one name, each
 * is in another form), by its label, or, where a translator has replaced the label, by its place among its kind.
 */
function locate(element: HTMLElement): Locator {
  const ofKind = () =>
    [...document.querySelectorAll<HTMLElement>(element.localName)].filter((other) =>
      ['type', 'name'].every((name) => other.getAttribute(name) === element.getAttribute(name)),
    );
  const label = labelOf(element);
  const labelled = (elements: readonly HTMLElement[]) => elements.filter((other) => labelOf(other) === label);
  const before = ofKind();
  const indices = [labelled(before).indexOf(element), before.indexOf(element)] as const;
  return () => {
    if (element.isConnected) return element;
    const after = ofKind();
    return labelled(after)[indices[0]] ?? (after.length === before.length ? after[indices[1]] : undefined);
  };
}

const labelOf = (element: HTMLElement): string | null =>
  element.getAttribute('aria-label') ?? ((element as Control).labels?.[0] ?? element).textContent;

/** React hydrates the sections around an element before it dispatches a discrete event; nothing listens to this one. */
function hydrate(element: Element): void {
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
}

/** Text can be inserted without a `pointerdown` or `keydown` in its field, as by voice control: its `input` would be ignored. */
function hydrateOnFocus(): void {
  const listener = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const restoreFocus = rememberFocus();
    hydrate(target);
    if (!target.isConnected) restoreFocus();
  };
  // Captured, because React stops this event in a section that is not hydrated.
  window.addEventListener('focusin', listener, true);
}

function replay(element: HTMLElement, value: Action[1]): void {
  if (value === undefined) {
    delete element.dataset.pending;
    if (!(element instanceof HTMLFormElement)) element.click();
    else if (typeof element.requestSubmit === 'function') element.requestSubmit();
    else element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  } else enterValue(element as Control, value);
}

function resetToDefault(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = Math.max(
      0,
      [...control.options].findIndex(({ defaultSelected }) => defaultSelected),
    );
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    (control as HTMLInputElement).checked = (control as HTMLInputElement).defaultChecked;
  } else {
    control.value = control.defaultValue;
  }
}

/** Focus and caret of the focused element, for after it has been hydrated. */
function rememberFocus(): () => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => {};
  const find = locate(focused);
  const { selectionStart = null, selectionEnd = null } = focused as HTMLInputElement;
  return () => {
    const found = find();
    if (found !== focused && document.activeElement === document.body) found?.focus({ preventScroll: true });
    if (selectionStart !== null)
      (found as HTMLInputElement | undefined)?.setSelectionRange(selectionStart, selectionEnd);
  };
}
