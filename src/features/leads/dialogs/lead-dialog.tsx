import type { ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import {
  closeLeadDialog,
  type LeadDialogKind,
  leaveLeadDialog,
  noteUnsentText,
  restartLeadDialog,
  useLeadStore,
} from '../../../visitor/lead-store.ts';
import styles from './lead-dialog.module.css';

interface LeadDialogProps {
  readonly kind: LeadDialogKind;
  readonly title: string;
  readonly closesByBackdrop?: boolean;
  readonly children: ReactNode;
}

/** The dialog of a lead form. It stays mounted where it was left with something typed; unmounting it resets the form. */
export function LeadDialog({ kind, title, closesByBackdrop = true, children }: LeadDialogProps) {
  const isOpen = useLeadStore(({ dialog }) => dialog?.dialog === kind);
  const isKept = useLeadStore(({ kept }) => kept[kind] !== undefined);
  return (
    <Dialog
      open={isOpen}
      keepsContent
      onClose={closeLeadDialog}
      onDismiss={leaveLeadDialog}
      title={title}
      closesByBackdrop={closesByBackdrop}
    >
      <div className={styles.content} onInput={() => noteUnsentText(true)}>
        {children}
        {/* After the form, so that the first field gets the focus. */}
        {isKept && (
          <p className={styles.kept}>
            <span>{m.leads_kept_text()}</span>{' '}
            <Button variant="quiet" onClick={restartLeadDialog}>
              {m.leads_start_again()}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
