import { withFallback } from '../../../lib/with-fallback.ts';

/** One storage key per lead, so that two tabs never overwrite each other's leads. */
export const outboxPrefix = 'outbox:';

const changeEvent = 'outbox-change';

/** The ids of the stored leads. Kept apart from `outbox.ts` so that pages without queued leads do not load the schema. */
export function queuedIds(): readonly string[] {
  const keys = withFallback(() => Object.keys(localStorage), []);
  return keys.filter((key) => key.startsWith(outboxPrefix)).map((key) => key.slice(outboxPrefix.length));
}

export const hasQueuedLeads = (): boolean => queuedIds().length > 0;

/** Notifies this tab; other tabs receive a `storage` event. */
export function notifyOutboxChange(): void {
  window.dispatchEvent(new Event(changeEvent));
}

/** For `useSyncExternalStore`. */
export function subscribeOutbox(listener: () => void): () => void {
  window.addEventListener(changeEvent, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(changeEvent, listener);
    window.removeEventListener('storage', listener);
  };
}
