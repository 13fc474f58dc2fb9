import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { closeLeadDialog, type LeadDialogRequest } from '../../../lib/open-lead-dialog.ts';
import { callBackDraft } from '../forms/call-back-draft.ts';
import { ContactLinks } from '../forms/contact-links.tsx';

const delayMs = 300;

/** Shown while the dialogs' code is loading, after a delay so that it does not flash. */
export function DialogLoading() {
  const [delayed, setDelayed] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(false), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (delayed) return null;
  return (
    <Dialog open onClose={closeLeadDialog} title={m.leads_loading_title()}>
      <p role="status">{m.leads_loading()}</p>
      <ContactLinks draft={callBackDraft()} />
    </Dialog>
  );
}

/** Shown when the dialogs' code cannot be loaded. */
export function DialogUnavailable({ request }: { readonly request: LeadDialogRequest }) {
  const draft =
    request.dialog === 'price'
      ? m.leads_draft_price({ name: site.name, venue: request.venue })
      : callBackDraft(request.about);
  return (
    <Dialog open onClose={closeLeadDialog} title={m.leads_unavailable_title()}>
      <Notice tone="error">{m.leads_unavailable()}</Notice>
      <ContactLinks draft={draft} />
    </Dialog>
  );
}
