import { announceOutboxChange } from './outbox-key.ts';

const shown = new Set<string>();

/** A form on the screen tells this lead's failure itself, so the outbox's notice need not. Returns the end of that. */
export function markShown(id: string): () => void {
  shown.add(id);
  announceOutboxChange();
  return () => {
    shown.delete(id);
    announceOutboxChange();
  };
}

/** Whether a form on the screen tells this lead's failure now. */
export function isShown(id: string): boolean {
  return shown.has(id);
}
