import { useMemo, useRef } from 'react';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { istToday } from '../../domain/clock.ts';
import type { EventDetails } from '../../domain/event-details.ts';
import { renderVenueSearch } from '../../features/listing/lazy-venue-picker.tsx';
import { EmptyList } from '../../features/shortlist/empty-list.tsx';
import listStyles from '../../features/shortlist/list-page.module.css';
import { EventDetailsBar, type EventDetailsHandle } from '../../features/total/event-details-bar.tsx';
import { calculateWeddingTotal } from '../../features/total/wedding-total.ts';
import { LeftOutNotice } from '../../features/venues/left-out-notice.tsx';
import { type LoadedVenues, useVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { listOpenPoints } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanCosts, PlanSum } from './plan-costs.tsx';
import { PlanDays } from './plan-days.tsx';
import { OpenPoints } from './plan-open-points.tsx';
import styles from './plan-page.module.css';

/** The whole wedding of the event details: functions by date, what each venue costs, and what is still open. */
export function Page() {
  const eventDetails = useEventDetails();
  const bar = useRef<EventDetailsHandle>(null);
  const openForm = (place?: number) => bar.current?.open({ place });
  return (
    <div className={`wrap page stack ${listStyles.page} ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: m.navigation_home(), to: paths.home() },
          { label: m.shortlist_name(), to: paths.shortlist() },
          { label: m.plan_name() },
        ]}
      />
      <header className="stack gap-2">
        <h1>{m.plan_title()}</h1>
        <p className="lede">{m.plan_lede()}</p>
      </header>
      <EventDetailsBar ref={bar} linksPlan={false} renderVenueSearch={renderVenueSearch} />
      {eventDetails ? (
        <Plan eventDetails={eventDetails} onChooseVenue={openForm} />
      ) : (
        <EmptyList action={{ label: m.plan_add_first(), onClick: () => openForm() }}>
          {m.plan_empty()}
        </EmptyList>
      )}
    </div>
  );
}

interface PlanProps {
  readonly eventDetails: EventDetails;
  readonly onChooseVenue: (place: number) => void;
}

function Plan({ eventDetails, onChooseVenue }: PlanProps) {
  const ids = useMemo(() => [...new Set(eventDetails.flatMap(({ venue }) => venue ?? []))], [eventDetails]);
  const list = useVenues(ids);
  const { venues } = list;
  const total = calculateWeddingTotal(eventDetails, (id) => venues.find((venue) => venue.id === id));
  const today = istToday(useMinute());
  const points = listOpenPoints(eventDetails, total, venues, today, list.unknown);
  if (list.isLoading) return <p>{m.plan_loading()}</p>;
  return (
    <>
      <PlanNotices list={list} />
      <PlanActions eventDetails={eventDetails} venues={venues} />
      <PlanSum total={total} />
      <div className={`grid wide-2 gap-6 ${styles.plan}`}>
        <PlanDays
          eventDetails={eventDetails}
          venues={[...venues, ...list.unlisted]}
          gone={list.unknown}
          onChooseVenue={onChooseVenue}
        />
        <PlanCosts total={total} venues={venues} />
        <OpenPoints points={points} isComplete={venues.length === ids.length} />
      </div>
    </>
  );
}

function PlanNotices({ list }: { readonly list: LoadedVenues }) {
  return (
    <>
      <LeftOutNotice list={list} />
      {list.isFailed && <LoadFailed text={m.plan_failed()} retry={list.retry} />}
    </>
  );
}
