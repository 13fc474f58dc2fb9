import { LoadFailed } from '../../components/load-failed.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatCount } from '../../domain/format.ts';
import { compareLimits } from '../../features/shortlist/list-links.ts';
import { LeftOutNotice } from '../../features/venues/left-out-notice.tsx';
import type { LoadedVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';

interface CompareNotesProps {
  readonly list: LoadedVenues;
  /** What the URL has in place of ids. */
  readonly invalid: readonly string[];
  /** Number of venues in the URL beyond the maximum. */
  readonly excess: number;
}

/** Loading and error states, and the venues of the URL that are not shown. */
export function CompareNotes({ list, invalid, excess }: CompareNotesProps) {
  return (
    <>
      <LeftOutNotice list={list} invalid={invalid} />
      {excess > 0 && (
        <Notice tone="info">
          {m.shortlist_compare_excess({
            max: compareLimits.max,
            venues: formatCount(excess, m.shortlist_more_venues),
          })}
        </Notice>
      )}
      {list.isLoading && list.venues.length === 0 && <p>{m.shortlist_loading()}</p>}
      {list.isFailed && <LoadFailed text={m.shortlist_compare_failed()} retry={list.retry} />}
    </>
  );
}
