import { loadUntilDone } from '../../../lib/network-back.ts';
import { useOutbox } from './outbox-store.ts';

const hasStored = () => Object.keys(useOutbox.getState().stored).length > 0;
const load = () =>
  loadUntilDone(
    () => import('./resend-queued.ts'),
    () => {},
  );

/** Call it when a page is opened: loads and starts resend-queued.ts once a lead is stored. */
export async function loadResendQueued(): Promise<void> {
  if (hasStored()) return (await load()).startResending();
  const unsubscribe = useOutbox.subscribe(async () => {
    if (!hasStored()) return;
    unsubscribe();
    (await load()).watchOutbox();
  });
}
