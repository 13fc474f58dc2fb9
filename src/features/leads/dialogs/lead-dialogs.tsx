import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoaded } from '../../../components/use-loaded.ts';
import { closeLeadDialog, leadDialogStore } from '../../../lib/lead-dialog.ts';
import { showLeadNotice } from '../outbox/lead-notice.ts';
import { LeadNoticeBar } from '../outbox/lead-notice-bar.tsx';
import styles from '../outbox/lead-notices.module.css';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';
import type { CallBackFormProps } from './call-back-form.tsx';
import { DialogLoading, DialogUnavailable } from './lead-dialog-fallback.tsx';
import type { PriceDialogProps } from './price-dialog.tsx';

interface Dialogs {
  readonly CallBackDialog: ComponentType<CallBackFormProps>;
  readonly PriceDialog: ComponentType<PriceDialogProps>;
}

async function loadDialogs(): Promise<Dialogs> {
  const [{ CallBackDialog }, { PriceDialog }] = await Promise.all([
    import('./call-back-dialog.tsx'),
    import('./price-dialog.tsx'),
  ]);
  return { CallBackDialog, PriceDialog };
}

/** Draws what `openLeadDialog` asks for, and the notices about leads. Mounted once, by the layout. */
export function LeadDialogs() {
  const request = useSyncExternalStore(
    leadDialogStore.subscribe,
    leadDialogStore.get,
    leadDialogStore.getOnServer,
  );
  const { pathname } = useLocation();
  const loaded = useLoaded(request !== null, loadDialogs);

  // The back button leaves the page, and with it what was asked there.
  useEffect(() => {
    if (!pathname) return;
    closeLeadDialog();
    showLeadNotice(null);
  }, [pathname]);

  useEffect(() => {
    if (request) showLeadNotice(null);
  }, [request]);

  return (
    <>
      {request && loaded.step === 'ready' && draw(request, loaded.part)}
      {request && (loaded.step === 'idle' || loaded.step === 'loading') && <DialogLoading />}
      {request && loaded.step === 'failed' && <DialogUnavailable request={request} />}
      <div className={styles.region}>
        <LeadNoticeBar />
        <OutboxNotice />
      </div>
    </>
  );
}

function draw(request: NonNullable<ReturnType<typeof leadDialogStore.get>>, dialogs: Dialogs) {
  const { CallBackDialog, PriceDialog } = dialogs;
  return request.dialog === 'callback' ? (
    <CallBackDialog control={request.control} about={request.about} onClose={closeLeadDialog} />
  ) : (
    <PriceDialog
      venue={request.venue}
      prefill={request.prefill}
      control={request.control}
      onClose={closeLeadDialog}
    />
  );
}
