import { Dialog } from '../../components/dialog.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { useOnLeave } from '../../lib/use-on-leave.ts';
import { closeToldSheet, leaveToldSheet, useToldRequest } from '../../visitor/told-request.ts';
import { loadTold } from '../../visitor/told-store.ts';
import type { RenderVenueSearch } from '../total/venue-search.ts';

// With what is stored, which it shows, and what writes it, so that it can be saved without a network.
const content = createLazy(async () => {
  const [module] = await Promise.all([import('./told-content.tsx'), loadTold()]);
  return module.ToldContent;
});

/** The dialog of what a hall told, whose content is loaded with the tap. Rendered once, by the layout. */
export function ToldHost({ renderVenueSearch }: { readonly renderVenueSearch: RenderVenueSearch }) {
  const request = useToldRequest();
  useOnLeave(leaveToldSheet);
  if (!request) return null;
  return (
    <Dialog
      key={request.venue?.id}
      open
      size="sheet"
      closesByBackdrop={false}
      onClose={closeToldSheet}
      onDismiss={leaveToldSheet}
      title={request.venue ? m.told_title({ name: request.venue.name }) : m.told_title_any()}
    >
      <LazyBoundary
        source={content}
        props={{ request, renderVenueSearch }}
        loading={<p role="status">{m.leads_loading()}</p>}
        failed={(reloadButton) => (
          <p role="status">
            <span>{m.total_failed()}</span> {reloadButton}
          </p>
        )}
      />
    </Dialog>
  );
}
