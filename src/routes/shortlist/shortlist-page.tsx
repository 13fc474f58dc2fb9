import { useMemo, useRef } from 'react';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { slotsOf } from '../../domain/facts/fact-rules.ts';
import { invalidIds, parseIds } from '../../domain/shortlist-ids.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { EmptyList } from '../../features/shortlist/empty-list.tsx';
import listStyles from '../../features/shortlist/list-page.module.css';
import { DecorationNote } from '../../features/total/decoration-note.tsx';
import { EventDetailsBar, type EventDetailsHandle } from '../../features/total/event-details-bar.tsx';
import { shownTotal } from '../../features/total/shown-total.ts';
import { useVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { setShortlist, useIsShortlistUnstored, useShortlist } from '../../visitor/shortlist-store.ts';
import { CompareLink, ListActions, SpokenButton } from './list-actions.tsx';
import { ListedVenues } from './listed-venues.tsx';
import { SharedListNote } from './shared-list-note.tsx';
import styles from './shortlist-page.module.css';
import { UndoRemove } from './undo-remove.tsx';

// It stands below the list, and no prerendered page has it.
const tourForm = createLazy(() =>
  import('../../features/leads/forms/tour-form.tsx').then((module) => module.TourForm),
);

/** The visitor's own shortlist, stored on the device; with `?venues=a,b,c` a shared list, which does not replace it. */
export function Page() {
  const hydrated = useHydrated();
  const bar = useRef<EventDetailsHandle>(null);
  const own = useShortlist();
  const isUnstored = useIsShortlistUnstored();
  const sharedIds = useUrlSearch().get('venues');
  const isShared = sharedIds !== null;
  const ids = useMemo(() => (sharedIds === null ? own : parseIds(sharedIds)), [sharedIds, own]);
  const list = useVenues(ids);

  return (
    <div className={`wrap page stack ${listStyles.page}`}>
      <Breadcrumb trail={[{ label: m.navigation_home(), to: paths.home() }, { label: m.shortlist_name() }]} />
      <header className="stack gap-2">
        <h1>{isShared ? m.shortlist_shared_title() : m.shortlist_page_title()}</h1>
        <p className="lede">
          {isShared ? m.shortlist_shared_lede() : isUnstored ? m.controls_not_stored() : m.shortlist_lede()}
        </p>
      </header>
      {!isShared && <UndoRemove ids={own} venues={list.venues} />}
      {hydrated && ids.length === 0 ? (
        <>
          <EmptyList linksPlan>{isShared ? m.shortlist_shared_empty() : m.shortlist_empty()}</EmptyList>
          <div className="screen-only">
            <SpokenButton />
          </div>
        </>
      ) : (
        <>
          <EventDetailsBar ref={bar} linksPlan={false} />
          {isShared ? <CompareLink venues={list.venues} /> : <ListActions venues={list.venues} />}
          <DecorationNote venues={list.venues} onAdd={() => bar.current?.open({ field: 'decor' })} />
          <ListedVenues
            list={list}
            invalid={invalidIds(sharedIds ?? '')}
            onRemove={
              isShared ? undefined : () => setShortlist(own.filter((id) => !list.unknown.includes(id)))
            }
          />
          {isShared && (
            <>
              <SharedListNote ids={list.venues.map(({ id }) => id)} own={own} />
              <ListActions venues={list.venues} isCompareElsewhere />
            </>
          )}
          <ListVisits venues={list.venues} />
        </>
      )}
    </div>
  );
}

/** The form for a visit to a venue of the list, or a tour of several. */
function ListVisits({ venues }: { readonly venues: readonly ComparedVenue[] }) {
  const eventDetails = useEventDetails();
  if (venues.length === 0) return null;
  const totaled = venues.map((venue) => ({
    ...venue,
    slots: slotsOf(venue),
    total: shownTotal(venue, eventDetails),
  }));
  return (
    <section id="visit" className={`box stack ${styles.visits} screen-only`} aria-labelledby="visit-title">
      <h2 id="visit-title">{m.shortlist_visit_title()}</h2>
      <p>{m.shortlist_visit_text()}</p>
      {/* Anew with other venues: the tour begins with the first ones. */}
      <LazyBoundary
        key={venues.map(({ id }) => id).join()}
        source={tourForm}
        props={{ venues: totaled }}
        failed={(reloadButton) => (
          <p>
            <span>{m.leads_unavailable()}</span> {reloadButton}
          </p>
        )}
      />
    </section>
  );
}
