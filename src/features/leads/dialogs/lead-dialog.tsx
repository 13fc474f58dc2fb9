import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { closeLeadDialog, leaveLeadDialog } from '../../../visitor/lead-store.ts';

interface LeadDialogProps {
  readonly title: string;
  readonly closesByBackdrop?: boolean;
  readonly children: ReactNode;
}

/** The dialog of a lead form. Left by Escape or Back, it keeps its draft. */
export function LeadDialog({ title, closesByBackdrop = true, children }: LeadDialogProps) {
  return (
    <Dialog
      open
      onClose={closeLeadDialog}
      onDismiss={leaveLeadDialog}
      title={title}
      closesByBackdrop={closesByBackdrop}
    >
      {children}
    </Dialog>
  );
}
