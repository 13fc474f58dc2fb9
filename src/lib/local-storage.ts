/** One text kept on the device under a key, in step between tabs; for `useSyncExternalStore`. */
export interface DeviceText {
  readonly subscribe: (listener: () => void) => () => void;
  /** The text; empty where there is none. */
  readonly get: () => string;
  /** Prerendered HTML knows no device. */
  readonly getOnServer: () => string;
  readonly set: (text: string) => void;
}

/** `onOtherTab` runs before the listeners hear of another tab's change. Where storage is blocked the text lasts as long as the page. */
export function deviceText(key: string, onOtherTab?: () => void): DeviceText {
  const listeners = new Set<() => void>();
  let blocked: string | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const hear = (event: StorageEvent) => {
    // A cleared storage names no key.
    if (event.key !== key && event.key !== null) return;
    onOtherTab?.();
    tell();
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', hear);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
    get() {
      if (blocked !== undefined) return blocked;
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    getOnServer: () => '',
    set(text) {
      try {
        if (text) localStorage.setItem(key, text);
        else localStorage.removeItem(key);
        blocked = undefined;
      } catch {
        blocked = text;
      }
      tell();
    },
  };
}
