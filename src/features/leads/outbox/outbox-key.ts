/** One storage key a lead, so that two tabs never overwrite each other's. The number is the format's version. */
export const outboxPrefix = 'bh-outbox-1:';

const changed = 'bh-outbox-changed';

/** Whether anything at all lies in the outbox; cheap, so that a page without kept leads loads no code for them. */
export function somethingKept(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix));
  } catch {
    // Storage is blocked: nothing can be kept.
    return false;
  }
}

/** Tells this tab; other tabs hear of it from the browser's own `storage` event. */
export function announceOutboxChange(): void {
  window.dispatchEvent(new Event(changed));
}

/** For `useSyncExternalStore`. */
export function subscribeOutbox(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changed, listener);
    window.removeEventListener('storage', listener);
  };
}
