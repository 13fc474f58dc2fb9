/** Analytics events. They contain no personal data: no phone, name, e-mail, message or lead id. */
export type SiteEvent =
  | { readonly event: 'lead_sent'; readonly kind: string; readonly control: string }
  | {
      readonly event: 'lead_failed';
      readonly kind: string;
      readonly control: string;
      readonly reason: 'network' | 'server' | 'refused';
    }
  | {
      readonly event: 'dialog_opened';
      readonly dialog: 'callback' | 'price' | 'dates';
      readonly control: string;
    }
  /** The filter group only, never the values chosen in it. */
  | { readonly event: 'filter_used'; readonly group: string };

declare global {
  interface Window {
    /** Defined by the operator's own script, if any. */
    dataLayer?: { push(event: SiteEvent): unknown };
  }
}

/** Pushes an event to `window.dataLayer`. Does nothing if that does not exist, and never throws. */
export function track(event: SiteEvent): void {
  try {
    globalThis.window?.dataLayer?.push(event);
  } catch (error) {
    console.warn('dataLayer.push failed', error);
  }
}
