/**
 * Input before hydration. The inline script in index.html listens from the first paint: it holds taps and form
 * submissions, and records edits of controls. Right after `hydrateRoot`, everything is replayed in order.
 *
 * From then on React handles input itself: a `pointerdown` or `keydown` in a section that is not hydrated yet makes React
 * hydrate it synchronously, before the click or the input that follows; `hydrateOnFocus` does so for text without a key.
 * What a section shows only then, such as totals, can move the pressed element away before the release; `keepPresses`
 * gives it the click all the same.
 */
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A control with its value or checked state after an edit; or an element that was tapped, a form that was submitted. */
type Action = readonly [control: Control, value: string | boolean] | readonly [tapped: HTMLElement];

interface EarlyInput {
  /** The path that the document was loaded for. */
  readonly pathname: string;
  readonly actions: readonly Action[];
  readonly types: readonly string[];
  readonly record: (event: Event) => void;
  /** The `pointerdown` whose click has not come yet. */
  readonly pressed?: PointerEvent;
  readonly composing?: boolean;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

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
  const restoreCaret = rememberCaret();
  // Hydrated with its edited value, a control would never report a change: React compares with the value it first saw.
  for (const [element, value] of present) if (value !== undefined) resetToDefault(element as Control);
  const focused = document.activeElement === document.body ? null : document.activeElement;
  for (const element of new Set([...present.map(([element]) => element), pressed?.target, focused])) {
    if (element instanceof Element) hydrate(element);
  }
  for (const action of present) flushSync(() => replay(action));
  restoreCaret();
}

/** A click counts for the control that was pressed, even if the page has moved it from under the pointer since. */
function keepPresses(earlyPress?: PointerEvent): void {
  let press: PointerEvent | undefined;
  let control: HTMLElement | null = null;
  const begin = (event: PointerEvent) => {
    press = event;
    control = event.target instanceof Element ? event.target.closest(controls) : null;
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
      if (distance > touchSlop || !control?.isConnected || control.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopPropagation();
      control.focus();
      control.click();
    },
    true,
  );
}

/** React hydrates the sections around an element before it dispatches a discrete event; nothing listens to this one. */
function hydrate(element: Element): void {
  element.dispatchEvent(new Event('touchcancel', { bubbles: true }));
}

/** Text can be inserted without a `pointerdown` or `keydown` in its field, as by voice control: its `input` would be ignored. */
function hydrateOnFocus(): void {
  const listener = ({ target }: FocusEvent) => {
    if (target instanceof Element) hydrate(target);
  };
  // Captured, because React stops this event in a section that is not hydrated.
  window.addEventListener('focusin', listener, true);
}

function replay([element, value]: Action): void {
  if (value === undefined) {
    delete element.dataset.pending;
    if (!(element instanceof HTMLFormElement)) element.click();
    else if (typeof element.requestSubmit === 'function') element.requestSubmit();
    else element.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  } else if (typeof value === 'boolean') {
    if ((element as HTMLInputElement).checked !== value) element.click();
  } else {
    setValue(element as Control, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
    if (element !== document.activeElement)
      element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
}

/** React's own setter on the element would take the value as already reported. */
function setValue(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
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

function rememberCaret(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { selectionStart, selectionEnd } = field;
  return () => {
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
