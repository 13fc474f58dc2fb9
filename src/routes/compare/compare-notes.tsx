import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { LoadedVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import { formatCount } from '../../lib/format.ts';
import { compareLimits } from '../shortlist/list-links.ts';

interface CompareNotesProps {
  readonly list: LoadedVenues;
  /** Number of venues in the URL beyond the maximum. */
  readonly excess: number;
}

/** Loading and error states, and the venues of the URL that are not shown. */
export function CompareNotes({ list, excess }: CompareNotesProps) {
  return (
    <>
      {list.unknown.length > 0 && (
        <Notice tone="info">We do not know {list.unknown.join(', ')}, so it is left out.</Notice>
      )}
      {excess > 0 && (
        <Notice tone="info">
          {`Only ${compareLimits.max} fit side by side; ${formatCount(excess, m.shortlist_more_venues)} left out.`}
        </Notice>
      )}
      {list.isLoading && list.venues.length === 0 && <p>Fetching the venues…</p>}
      {list.isFailed && (
        <Notice tone="error">
          <p>The venues could not be fetched.</p>
          <Button variant="secondary" onClick={list.retry}>
            Try again
          </Button>
        </Notice>
      )}
    </>
  );
}
