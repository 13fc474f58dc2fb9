import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { closeLeadDialog, useLeadDialog } from '../../../lib/open-lead-dialog.ts';
import { rememberCampaign } from '../campaign.ts';
import { showLeadNotice } from '../outbox/lead-notice.ts';
import { LeadNotices } from '../outbox/lead-notices.tsx';
import { DialogLoading, DialogUnavailable } from './lead-dialog-fallbacks.tsx';

const leadDialog = createLazy(() => import('./lead-dialog.tsx').then((module) => module.LeadDialog));

/** Loads the dialogs' code, so that the first one opens without delay. Rejects if it cannot be loaded. */
export const preloadLeadDialogs = leadDialog.preload;

/** Renders the open lead dialog and the notices about leads. Rendered once, by the layout. */
export function LeadDialogs() {
  const request = useLeadDialog();
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  // The campaign is in the URL of the first page only.
  useEffect(() => void rememberCampaign(), []);

  // Navigating, e.g. with the back button, closes the dialog.
  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    closeLeadDialog();
    showLeadNotice(null);
  }, [pathname]);

  useEffect(() => {
    if (request) showLeadNotice(null);
  }, [request]);

  // In an element of their own: a dialog inserted beside <main> makes browsers calculate all styles of the page again.
  return (
    <div>
      {request && (
        <LazyBoundary
          source={leadDialog}
          props={{ request }}
          loading={<DialogLoading />}
          failed={<DialogUnavailable request={request} />}
        />
      )}
      <LeadNotices />
    </div>
  );
}
