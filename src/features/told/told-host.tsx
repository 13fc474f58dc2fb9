import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useOnLeave } from '../../lib/use-on-leave.ts';
import { closeToldSheet, leaveToldSheet, useToldRequest } from '../../visitor/told-request.ts';
import { loadTold } from '../../visitor/told-store.ts';
import type { RenderVenueSearch } from '../total/venue-search.ts';

// With what is stored, which it shows, and what writes it, so that it can be saved without a network.
const dialog = createLazy(async () => {
  const [module] = await Promise.all([import('./told-dialog.tsx'), loadTold()]);
  return module.ToldDialog;
});

/** Renders the sheet of what a hall told, whose code is loaded with the tap. Rendered once, by the layout. */
export function ToldHost({ renderVenueSearch }: { readonly renderVenueSearch: RenderVenueSearch }) {
  const request = useToldRequest();
  useOnLeave(leaveToldSheet);
  if (!request) return null;
  return (
    <LazyBoundary
      key={request.venue?.id}
      source={dialog}
      props={{ request, renderVenueSearch }}
      loading={<Plain>{m.leads_loading()}</Plain>}
      failed={(reloadButton) => (
        <Plain>
          <span>{m.total_failed()}</span> {reloadButton}
        </Plain>
      )}
    />
  );
}

function Plain({ children }: { readonly children: ReactNode }) {
  return (
    <Dialog open onClose={closeToldSheet} title={m.told_title_any()}>
      <div role="status">{children}</div>
    </Dialog>
  );
}
