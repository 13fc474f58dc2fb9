/**
 * What the operator may count. First-party, cookie-less, and without personal data: never a phone, a name, an
 * e-mail, a message or a lead's id.
 */
export type SiteEvent =
  | { readonly event: 'lead_sent'; readonly kind: string; readonly control: string }
  | {
      readonly event: 'lead_failed';
      readonly kind: string;
      readonly control: string;
      readonly reason: 'network' | 'server' | 'refused';
    }
  | { readonly event: 'dialog_opened'; readonly dialog: 'callback' | 'price'; readonly control: string }
  /** The group alone, never what was typed or ticked in it. */
  | { readonly event: 'filter_used'; readonly group: string };

declare global {
  interface Window {
    /** The hook: an operator's own script defines it as an array, or as anything else with a `push`. */
    dataLayer?: { push(event: SiteEvent): unknown };
  }
}

/** Hands one event to the operator's hook. Does nothing until `window.dataLayer` exists, and never throws. */
export function track(event: SiteEvent): void {
  try {
    globalThis.window?.dataLayer?.push(event);
  } catch (error) {
    // Counting must never stand between a visitor and a form.
    console.warn('dataLayer refused an event', error);
  }
}
