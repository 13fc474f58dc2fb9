import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../../components/dialog.tsx';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { Notice } from '../../../components/notice.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { paths } from '../../../lib/paths.ts';
import { prefetchWhenIdle } from '../../../lib/prefetch.ts';
import { useOnLeave } from '../../../lib/use-on-leave.ts';
import {
  closeLeadDialog,
  type LeadDialogRequest,
  leaveLeadDialog,
  showLeadNotice,
  useLeadStore,
} from '../../../visitor/lead-store.ts';
import { closeReported } from '../../../visitor/outbox/outbox.ts';
import { rememberCampaign } from '../campaign.ts';
import { ContactLinks, callBackDraft, pageLink, venueLink } from '../contact/contact-links.tsx';
import { LeadNotices } from '../notices/lead-notices.tsx';

const callBackDialog = createLazy(() =>
  import('./call-back-dialog.tsx').then((module) => module.CallBackDialog),
);
const priceDialog = createLazy(() => import('./price-dialog.tsx').then((module) => module.PriceDialog));
const datesDialog = createLazy(() =>
  import('../dates/dates-dialog.tsx').then((module) => module.DatesDialog),
);

/** Fetch the code of the dialogs that every page can open. They reject if they cannot. */
export const leadDialogPreloads = [callBackDialog.preload, priceDialog.preload];

/** Renders the lead dialog that is open, and the notices about leads. Rendered once, by the layout. */
export function LeadDialogs() {
  const open = useLeadStore((state) => state.dialog);
  const { pathname } = useLocation();

  // The campaign is in the URL of the first page only.
  useEffect(() => void rememberCampaign(), []);

  useEffect(() => {
    if (pathname === paths.shortlist() || pathname === paths.plan())
      void prefetchWhenIdle(datesDialog.preload);
  }, [pathname]);

  useOnLeave((isOtherPage) => {
    leaveLeadDialog();
    if (!isOtherPage) return;
    showLeadNotice(null);
    closeReported();
  });

  const fallbacks = {
    loading: <DialogLoading />,
    failed: (reloadButton: ReactNode) =>
      open && <DialogUnavailable request={open} reloadButton={reloadButton} />,
  };
  // They need an element of their own: a dialog inserted beside <main> makes browsers calculate all styles of the page again.
  return (
    <div>
      {open?.dialog === 'callback' && <LazyBoundary source={callBackDialog} props={open} {...fallbacks} />}
      {open?.dialog === 'price' && <LazyBoundary source={priceDialog} props={open} {...fallbacks} />}
      {open?.dialog === 'dates' && <LazyBoundary source={datesDialog} props={open} {...fallbacks} />}
      <LeadNotices />
    </div>
  );
}

const delayMs = 300;

/** Shown while a dialog's code is loading, after a delay so that it does not flash. */
function DialogLoading() {
  const [delayed, setDelayed] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(false), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (delayed) return null;
  return (
    <Dialog open onClose={closeLeadDialog} title={m.leads_loading_title()}>
      <p role="status">{m.leads_loading()}</p>
      <ContactLinks draft={{ ...callBackDraft(), link: pageLink() }} />
    </Dialog>
  );
}

/** Shown when a dialog's code cannot be loaded. */
function DialogUnavailable({
  request,
  reloadButton,
}: {
  readonly request: LeadDialogRequest;
  readonly reloadButton: ReactNode;
}) {
  const draft =
    request.dialog === 'price'
      ? { about: m.drafts_price({ venue: request.venue }), link: venueLink(request.venueId) }
      : callBackDraft(request.dialog === 'dates' ? request.venues.join(', ') : request.about);
  return (
    <Dialog open onClose={closeLeadDialog} title={m.leads_unavailable_title()}>
      <Notice tone="error">{m.leads_unavailable()}</Notice>
      {reloadButton}
      <ContactLinks draft={{ link: pageLink(), ...draft }} />
    </Dialog>
  );
}
