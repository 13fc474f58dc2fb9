import { Activity, type ReactNode, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Status } from '../../../components/status.tsx';
import { formatCount } from '../../../domain/format.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { useOnLeave } from '../../../lib/use-on-leave.ts';
import { type FilterChoices, FilterPanel } from './filter-panel.tsx';
import styles from './filter-sheet.module.css';
import { filterVenues } from './filter-venues.ts';
import { countFilters, type Filters, noFilters } from './filters.ts';

interface FilterSheetProps {
  readonly choices: FilterChoices;
  readonly filters: Filters;
  /** The same object while the visitor types, so that the closed dialog is not rendered for each letter. */
  readonly settled: Filters;
  readonly onApply: (filters: Filters) => void;
  readonly onOpen?: (() => void) | undefined;
  /** Shown instead of the count if the venues did not load. */
  readonly failure?: ReactNode;
}

/** On small screens: a button that opens the filters in a dialog. Changes take effect with "Apply Filters". */
export function FilterSheet({ choices, filters, settled, onApply, onOpen, failure }: FilterSheetProps) {
  const [draft, setDraft] = useState<Filters>();
  const isHydrated = useHydrated();
  const count = countFilters({ ...filters, text: '' });
  const { venues, rules, search } = choices;
  const found = draft && venues && filterVenues(venues, draft, rules, search(draft.text)).length;
  const open = () => {
    setDraft(filters);
    onOpen?.();
  };
  const close = () => setDraft(undefined);
  useOnLeave(close);
  return (
    <>
      <Button variant="secondary" className="narrow-only" onClick={open}>
        <Icon name="sliders-horizontal" />
        <span>{m.listing_filters()}</span>
        {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Dialog
        open={draft !== undefined}
        keepsContent={isHydrated}
        onClose={close}
        title={m.listing_filters()}
        size="sheet"
      >
        {/* React renders it at a low priority while it is closed, so that a tap opens it at once. */}
        <Activity mode={draft ? 'visible' : 'hidden'}>
          <FilterPanel choices={choices} filters={draft ?? settled} onChange={setDraft} />
          <div className={`row gap-1 ${styles.actions}`}>
            {failure || (
              <Status answers={JSON.stringify(draft)}>
                {found === undefined ? m.listing_finding() : formatCount(found, m.format_venues)}
              </Status>
            )}
            <Button variant="quiet" onClick={() => setDraft({ ...noFilters, text: filters.text })}>
              {m.listing_clear_all()}
            </Button>
            <Button
              onClick={() => {
                // Nothing changed: a step back would have no effect.
                if (draft && JSON.stringify(draft) !== JSON.stringify(filters)) onApply(draft);
                close();
              }}
            >
              {m.listing_filters_apply()}
            </Button>
          </div>
        </Activity>
      </Dialog>
    </>
  );
}
