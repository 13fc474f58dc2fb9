import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { EventDetailsBar } from '../../features/estimate/event-details-bar.tsx';
import { useVenues } from '../../features/venues/use-venues.ts';
import { paths } from '../../lib/paths.ts';
import { parseIds } from '../../lib/shortlist-ids.ts';
import { useShortlist } from '../../lib/shortlist-store.ts';
import frame from './device-page.module.css';
import { EmptyList } from './empty-list.tsx';
import { ListActions } from './list-actions.tsx';
import { ListVisits } from './list-visits.tsx';
import { ListedVenues } from './listed-venues.tsx';
import { SharedListNote } from './shared-list-note.tsx';
import { TakenOff } from './taken-off.tsx';

/** One's own shortlist, kept on the device; or, with `?venues=a,b,c`, a list that somebody shared, which never replaces it. */
export function ShortlistPage() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const own = useShortlist();
  const sent = hydrated ? search.get('venues') : null;
  const shared = sent !== null;
  const ids = useMemo(() => (sent === null ? own : parseIds(sent)), [sent, own]);
  const list = useVenues(ids);

  return (
    <div className={`wrap ${frame.page}`}>
      <Breadcrumb trail={[{ label: 'Home', to: paths.home() }, { label: 'Shortlist' }]} />
      <header className={frame.head}>
        <h1>{shared ? 'A list shared with you' : 'Your shortlist'}</h1>
        <p className="lede">
          {shared
            ? 'Somebody chose these venues for you to see. Your own list stays as it is.'
            : 'The venues you keep, on this device only: no account, no password.'}
        </p>
      </header>
      {shared && <SharedListNote ids={list.venues.map(({ id }) => id)} own={own} />}
      {!shared && <TakenOff ids={own} venues={list.venues} />}
      {hydrated && ids.length === 0 ? (
        <EmptyList>
          {shared
            ? 'This link holds no venue that we know. Ask whoever sent it to share the list again.'
            : 'Nothing is on your shortlist yet. Press the heart on a venue, and it waits for you here.'}
        </EmptyList>
      ) : (
        <>
          <EventDetailsBar />
          <ListActions venues={list.venues} />
          <ListedVenues list={list} />
          <ListVisits venues={list.venues} />
        </>
      )}
    </div>
  );
}
