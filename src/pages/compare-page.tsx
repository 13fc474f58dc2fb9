import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { openLeadDialog } from '../leads/open-lead-dialog.ts';
import { paths } from '../paths.ts';
import { CompareQuestions } from '../shortlist/compare-questions.tsx';
import { compareVenues } from '../shortlist/compare-rows.ts';
import { CompareTable } from '../shortlist/compare-table.tsx';
import { parseIds } from '../shortlist/shortlist-ids.ts';
import { useShortlist } from '../shortlist/shortlist-store.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/field.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { PartyBar } from '../venues/party-bar.tsx';
import { useParty } from '../venues/party-store.ts';
import { partyWords } from '../venues/party-words.ts';
import { totalsFor } from '../venues/totals.ts';
import { CompareChoice } from './compare/compare-choice.tsx';
import { CompareNotes } from './compare/compare-notes.tsx';
import styles from './compare-page.module.css';
import frame from './device-page.module.css';
import { compareAddress, compared } from './shortlist/list-links.ts';
import { useVenues } from './shortlist/use-venues.ts';

/** Names of an address that are looked up: some may be of no venue. */
const looked = 8;

/** Two to four venues side by side, `?v=a,b,c`; without an address, those that the shortlist begins with. */
export function ComparePage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const own = useShortlist();
  const party = useParty();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const asked = hydrated ? search.get('v') : '';
  const ids = useMemo(
    () => (asked === null ? own.slice(0, compared.most) : parseIds(asked, looked)),
    [asked, own],
  );
  const list = useVenues(ids);
  const venues = useMemo(() => list.venues.slice(0, compared.most), [list.venues]);
  const groups = useMemo(() => compareVenues(venues, party, party && totalsFor(party)), [venues, party]);
  const show = (next: readonly string[]) =>
    navigate(compareAddress(next, party), { replace: true, preventScrollReset: true });
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
      <PartyBar />
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
            party={party && partyWords(party)}
            onAskAll={(about) => openLeadDialog({ dialog: 'callback', control: 'compare', about })}
          />
        </>
      )}
    </div>
  );
}
