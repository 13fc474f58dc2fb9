import { useSyncExternalStore } from 'react';
import { useLoaded } from '../../../components/use-loaded.ts';
import { somethingKept, subscribeOutbox } from './outbox-key.ts';

const loadPanel = () => import('./outbox-panel.tsx').then((module) => module.OutboxPanel);

/** Shown while a request waits on this device. Loads its code, and begins to send, only when there is one. */
export function OutboxNotice() {
  const kept = useSyncExternalStore(subscribeOutbox, somethingKept, () => false);
  const loaded = useLoaded(kept, loadPanel);
  return loaded.step === 'ready' ? <loaded.part /> : null;
}
