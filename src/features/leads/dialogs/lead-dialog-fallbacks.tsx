import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { closeLeadDialog, type LeadDialogRequest } from '../../../lib/lead-dialog.ts';
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
    <Dialog open onClose={closeLeadDialog} title="One moment">
      <p role="status">The form is on its way to you.</p>
      <ContactLinks draft={`Hello ${site.name}, please call me back.`} />
    </Dialog>
  );
}

/** Shown when the dialogs' code cannot be loaded. */
export function DialogUnavailable({ request }: { readonly request: LeadDialogRequest }) {
  const draft =
    request.dialog === 'price'
      ? `Hello ${site.name}, what are your prices at ${request.venue}?`
      : `Hello ${site.name}, please call me back${request.about ? ` about: ${request.about}` : ''}.`;
  return (
    <Dialog open onClose={closeLeadDialog} title="Reach us directly">
      <Notice tone="error">
        The form could not be loaded. It opens here by itself when the network is back; until then, please
        call or write to us.
      </Notice>
      <ContactLinks draft={draft} />
    </Dialog>
  );
}
