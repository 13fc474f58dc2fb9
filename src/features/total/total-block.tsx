import { useEffect } from 'react';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { type AsTold, pageOf } from '../../domain/facts/told.ts';
import type { VenueWithFacts } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { PageHold } from '../../lib/page-holds.ts';
import { prefetchWhenIdle } from '../../lib/prefetch.ts';
import { getEventDetails, useEventDetails } from '../../visitor/event-details-store.ts';
import { EventDetailsBar } from './event-details-bar.tsx';
import { ToldButton } from './told-button.tsx';

const lines = createLazy(() => import('./total-lines.tsx').then((module) => module.TotalLines));

// Early, because the page is held until they are there. The boundary says so if they cannot be loaded.
if (getEventDetails()) lines.preload().catch(() => {});

/** The visitor's total at a venue, line by line, with the unknown costs. Its lines are loaded with the event details. */
export function TotalBlock({ venue }: { readonly venue: AsTold<VenueWithFacts> }) {
  const eventDetails = useEventDetails();
  useEffect(() => {
    void prefetchWhenIdle(lines.preload);
  }, []);
  return (
    <section className={eventDetails ? 'stack' : 'stack screen-only'} aria-labelledby="your-total">
      <h2 id="your-total">{m.total_yours()}</h2>
      <EventDetailsBar />
      <div className="screen-only">
        <ToldButton venue={venue} page={pageOf(venue)} />
      </div>
      {eventDetails && (
        <LazyBoundary
          source={lines}
          props={{ venue, eventDetails }}
          loading={<PageHold />}
          failed={(reloadButton) => (
            <p>
              {m.total_failed()} {reloadButton}
            </p>
          )}
        />
      )}
    </section>
  );
}
