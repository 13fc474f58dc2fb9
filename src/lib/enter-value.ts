export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Enters a text, or ticks or unticks a box, as a visitor would: React reports the change. */
export function enterValue(control: Control, value: string | boolean): void {
  if (typeof value === 'boolean') {
    if ((control as HTMLInputElement).checked !== value) control.click();
    return;
  }
  // React's own setter on the element would take the value as already reported.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  if (control !== document.activeElement)
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
