import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { m } from '../../i18n/compiled/messages.js';
import type { RenderVenueSearch } from '../total/venue-search.ts';

const venuePicker = createLazy(() => import('./venue-picker.tsx').then((module) => module.VenuePicker));

/** The search for a venue: its code is loaded with the form, and the venues when it has the focus. */
export const renderVenueSearch: RenderVenueSearch = (props) => (
  <LazyBoundary
    source={venuePicker}
    props={props}
    loading={<p>{m.leads_loading()}</p>}
    failed={(reloadButton) => (
      <p>
        <span>{m.total_failed()}</span> {reloadButton}
      </p>
    )}
  />
);
