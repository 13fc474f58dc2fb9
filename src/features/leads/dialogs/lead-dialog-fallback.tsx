import { useEffect, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { site } from '../../../content/site.ts';
import { closeLeadDialog, type LeadDialogRequest } from '../../../lib/lead-dialog.ts';
import { ContactLinks } from '../forms/contact-links.tsx';

const patienceMs = 300;

/** On a slow line the form's code takes a moment: say so, but not to those who would only see it flash. */
export function DialogLoading() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Dialog open onClose={closeLeadDialog} title="One moment">
      <p role="status">The form is on its way to you.</p>
      <ContactLinks draft={`Hello ${site.name}, please call me back.`} />
    </Dialog>
  );
}

/** Without network the form's code cannot come; a call and WhatsApp need none of it. */
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
