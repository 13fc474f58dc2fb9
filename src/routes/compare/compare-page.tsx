import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { CheckField } from '../../components/field.tsx';
import { PrintButton } from '../../components/print-button.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { invalidIds, parseIds } from '../../domain/shortlist-ids.ts';
import type { ComparedVenue } from '../../domain/venue-summary.ts';
import { AskAllButton } from '../../features/shortlist/ask-all-button.tsx';
import { CompareSummary } from '../../features/shortlist/compare/compare-summary.tsx';
import { CompareTable } from '../../features/shortlist/compare/compare-table.tsx';
import {
  type CompareGroup,
  compareVenues,
  listUnknown,
} from '../../features/shortlist/compare/compare-venues.ts';
import { compareLimits, compareUrl, toLink } from '../../features/shortlist/list-links.ts';
import listStyles from '../../features/shortlist/list-page.module.css';
import { DecorationNote } from '../../features/total/decoration-note.tsx';
import { EventDetailsBar, type EventDetailsHandle } from '../../features/total/event-details-bar.tsx';
import { useVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useUrlSearch } from '../../lib/use-url-search.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { useShortlist } from '../../visitor/shortlist-store.ts';
import { CompareChoice } from './compare-choice.tsx';
import { CompareNotes } from './compare-notes.tsx';
import styles from './compare-page.module.css';

/** Ids of the URL that are loaded: more than are shown, because some may be unknown. */
const maxLookups = 8;

/** Two to four venues side by side: those of `?venues=a,b,c`, or the first of the shortlist. */
export function Page() {
  const navigate = useNavigate();
  const search = useUrlSearch();
  const hydrated = useHydrated();
  const bar = useRef<EventDetailsHandle>(null);
  const own = useShortlist();
  const eventDetails = useEventDetails();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const requested = hydrated ? search.get('venues') : '';
  const ids = useMemo(
    () => (requested === null ? own.slice(0, compareLimits.max) : parseIds(requested, maxLookups)),
    [requested, own],
  );
  const list = useVenues(ids);
  const venues = useMemo(() => list.venues.slice(0, compareLimits.max), [list.venues]);
  const groups = useMemo(() => compareVenues(venues, eventDetails), [venues, eventDetails]);
  const show = (next: readonly string[]) =>
    navigate(compareUrl(next), { replace: true, preventScrollReset: true });
  const shownIds = venues.map(({ id }) => id);

  return (
    <div className={`wrap page stack ${listStyles.page}`}>
      <Breadcrumb
        trail={[
          { label: m.navigation_home(), to: paths.home() },
          { label: m.shortlist_name(), to: paths.shortlist() },
          { label: m.shortlist_compare_crumb() },
        ]}
      />
      <header className={`stack gap-2 ${styles.head}`}>
        <h1>{m.shortlist_compare_title()}</h1>
        <p className="lede">
          {venues.length > 1 ? m.shortlist_compare_lede() : m.shortlist_compare_lede_choose()}
        </p>
      </header>
      <EventDetailsBar ref={bar} />
      <CompareNotes
        list={list}
        invalid={invalidIds(requested ?? '')}
        excess={list.venues.length - venues.length}
      />
      {hydrated && (
        <CompareChoice
          chosen={shownIds}
          own={own}
          onAdd={(id) => show([...shownIds, id])}
          isLoading={list.isLoading}
        />
      )}
      {venues.length > 0 && (
        <>
          <CompareSummary venues={venues} eventDetails={eventDetails} />
          <div className="actions screen-only">
            {venues.length > 1 && (
              <CheckField
                label={m.shortlist_only_differences()}
                name="differences"
                checked={onlyDifferences}
                onChange={({ target }) => setOnlyDifferences(target.checked)}
              />
            )}
            <ShareButton
              title={m.shortlist_compare_share_title()}
              link={() => toLink(compareUrl(shownIds, eventDetails))}
            >
              {m.shortlist_compare_share()}
            </ShareButton>
            <PrintButton>{m.shortlist_print()}</PrintButton>
          </div>
          <DecorationNote venues={venues} onAdd={() => bar.current?.open({ field: 'decor' })} />
          <CompareTable
            venues={venues}
            groups={groups}
            onlyDifferences={onlyDifferences && venues.length > 1}
            onRemove={(id) => show(shownIds.filter((one) => one !== id))}
          />
          <NobodyHasSaid venues={venues} groups={groups} />
        </>
      )}
    </div>
  );
}

interface NobodyHasSaidProps {
  readonly venues: readonly ComparedVenue[];
  readonly groups: readonly CompareGroup[];
}

/** What no hall is known to have said, in one line that opens, and a request that asks the halls all that is open. */
function NobodyHasSaid({ venues, groups }: NobodyHasSaidProps) {
  const unknown = listUnknown(venues, groups);
  return (
    <div className="stack gap-3">
      {unknown.length > 0 && (
        <details>
          <summary>{m.shortlist_nobody_said({ count: unknown.length })}</summary>
          <p>{unknown.join(' · ')}</p>
        </details>
      )}
      <div className="screen-only">
        <AskAllButton control="compare" venues={venues} />
      </div>
    </div>
  );
}
