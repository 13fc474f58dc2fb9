import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { Button } from '../../components/button.tsx';
import { CheckField } from '../../components/field.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import { EventDetailsBar } from '../../features/estimate/event-details-bar.tsx';
import { totalsFor } from '../../features/estimate/totals.ts';
import { CompareQuestions } from '../../features/shortlist/compare/compare-questions.tsx';
import { compareVenues } from '../../features/shortlist/compare/compare-rows.ts';
import { CompareTable } from '../../features/shortlist/compare/compare-table.tsx';
import { useVenues } from '../../features/venues/use-venues.ts';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { describeEventDetails } from '../../lib/event-details-text.ts';
import { openCallBackDialog } from '../../lib/lead-dialog.ts';
import { paths } from '../../lib/paths.ts';
import { parseIds } from '../../lib/shortlist-ids.ts';
import { useShortlist } from '../../lib/shortlist-store.ts';
import frame from '../shortlist/device-page.module.css';
import { compareAddress, compared } from '../shortlist/list-links.ts';
import { CompareChoice } from './compare-choice.tsx';
import { CompareNotes } from './compare-notes.tsx';
import styles from './compare-page.module.css';

/** Names of an address that are looked up: some may be of no venue. */
const looked = 8;

/** Two to four venues side by side, `?venues=a,b,c`; without an address, those that the shortlist begins with. */
export function ComparePage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const own = useShortlist();
  const eventDetails = useEventDetails();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const asked = hydrated ? search.get('venues') : '';
  const ids = useMemo(
    () => (asked === null ? own.slice(0, compared.most) : parseIds(asked, looked)),
    [asked, own],
  );
  const list = useVenues(ids);
  const venues = useMemo(() => list.venues.slice(0, compared.most), [list.venues]);
  const groups = useMemo(
    () => compareVenues(venues, eventDetails, eventDetails && totalsFor(eventDetails)),
    [venues, eventDetails],
  );
  const show = (next: readonly string[]) =>
    navigate(compareAddress(next, eventDetails), { replace: true, preventScrollReset: true });
  const shownIds = venues.map(({ id }) => id);

  return (
    <div className={`wrap ${frame.page} ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: 'Home', to: paths.home() },
          { label: 'Shortlist', to: paths.shortlist() },
          { label: 'Compare' },
        ]}
      />
      <header className={`${frame.head} ${styles.head}`}>
        <h1>Compare venues</h1>
        <p className="lede">
          {venues.length > 1
            ? 'Side by side, on your own total. What was not told is named, not guessed.'
            : 'Choose two to four venues to see them side by side.'}
        </p>
      </header>
      <EventDetailsBar />
      <CompareNotes list={list} cut={list.venues.length - venues.length} />
      {hydrated && (
        <CompareChoice
          chosen={shownIds}
          own={own}
          onAdd={(id) => show([...shownIds, id])}
          waiting={list.waiting}
        />
      )}
      {venues.length > 0 && (
        <>
          <div className={styles.actions}>
            {venues.length > 1 && (
              <CheckField
                label="Only what differs"
                name="differences"
                checked={onlyDifferences}
                onChange={({ target }) => setOnlyDifferences(target.checked)}
              />
            )}
            <ShareButton title="Our wedding venues compared" link={() => window.location.href}>
              Share this page
            </ShareButton>
            <Button variant="secondary" onClick={() => window.print()}>
              Print on one sheet
            </Button>
          </div>
          <CompareTable
            venues={venues}
            groups={groups}
            onlyDifferences={onlyDifferences && venues.length > 1}
            onRemove={(id) => show(shownIds.filter((one) => one !== id))}
          />
          <CompareQuestions
            venues={venues}
            eventDetails={eventDetails && describeEventDetails(eventDetails)}
            onAskAll={(about) => openCallBackDialog({ control: 'compare', about })}
          />
        </>
      )}
    </div>
  );
}
