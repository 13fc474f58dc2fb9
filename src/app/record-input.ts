import type { Control } from '../lib/enter-value.ts';

/** A control with its value or checked state after an edit; or an element that was tapped, a form that was submitted. */
export type Action = readonly [control: Control, value: string | boolean] | readonly [tapped: HTMLElement];

export interface EarlyInput {
  /** The path that the document was loaded for. */
  readonly pathname: string;
  actions: readonly Action[];
  readonly types: readonly string[];
  readonly record: (event: Event) => void;
  /** The `pointerdown` whose click has not come yet. */
  pressed?: PointerEvent | undefined;
  composing?: boolean;
  /** Loads the page again without a reload, if that can help. */
  retry?: (() => void) | undefined;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput | undefined;
  }
}

/** Records input before hydration, for early-input.ts. */
export function recordInput(): void {
  const early: EarlyInput = {
    pathname: window.location.pathname,
    actions: [],
    types: ['pointerdown', 'click', 'submit', 'input', 'change', 'compositionstart', 'compositionend'],
    record: (event) => record(early, event),
  };
  window.earlyInput = early;
  for (const type of early.types) window.addEventListener(type, early.record, true);
}

function record(early: EarlyInput, event: Event): void {
  const { type, isTrusted } = event;
  const target = event.target as HTMLElement;
  if (type === 'pointerdown') early.pressed = event as PointerEvent;
  if (type === 'click') early.pressed = undefined;
  if (type.startsWith('composition')) early.composing = type === 'compositionstart';
  if (isTrusted && (type === 'input' || type === 'change')) {
    const control = target as HTMLInputElement;
    const value = /checkbox|radio/.test(control.type) ? control.checked : control.value;
    early.actions = [...early.actions, [control, value]];
  }
  // The link of the load error.
  if (type === 'click' && target.closest('[href=""]')) {
    event.preventDefault();
    if (early.retry) early.retry();
    else void reloadScripts();
  }
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  const tapped = tappedBy(early, event, target);
  if (!tapped || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  tapped.dataset.pending = '';
  early.actions = [...early.actions, [tapped]];
}

/** What has to wait. Links are followed, unless they open something in the page or would lose input. */
function tappedBy(early: EarlyInput, event: Event, target: HTMLElement): HTMLElement | null {
  if (event.type === 'submit') return (event as SubmitEvent).submitter ?? target;
  if (event.type !== 'click') return null;
  const isChanged = /[?#]/.test(window.location.href) || early.actions.length > 0;
  return target.closest(`button, a[aria-haspopup]${isChanged ? ', a[hreflang]' : ''}`);
}

/** WebKit keeps a script that the server refused, also for the reload. */
async function reloadScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]');
  await Promise.allSettled([...links].map(({ href }) => fetch(href, { cache: 'reload' })));
  window.location.reload();
}
