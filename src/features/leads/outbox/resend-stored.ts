import { loadUntilDone } from '../../../lib/network-back.ts';
import { useStoredLeads } from './lead-storage.ts';

const hasStored = () => Object.keys(useStoredLeads.getState().stored).length > 0;
const load = () =>
  loadUntilDone(
    () => import('./resend-queued.ts'),
    () => {},
  );

/** Call it when a page is opened: the code that sends stored leads again is loaded once there is one. */
export async function resendStored(): Promise<void> {
  if (hasStored()) return (await load()).startResending();
  const unsubscribe = useStoredLeads.subscribe(async () => {
    if (!hasStored()) return;
    unsubscribe();
    (await load()).watchOutbox();
  });
}
