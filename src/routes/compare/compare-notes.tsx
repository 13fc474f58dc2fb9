import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { FetchedVenues } from '../../features/venues/use-venues.ts';
import { formatCount } from '../../lib/format.ts';
import { compared } from '../shortlist/list-links.ts';

interface CompareNotesProps {
  readonly list: FetchedVenues;
  /** Venues of the address beyond the most that fit. */
  readonly cut: number;
}

/** What of the address could not be shown, and why. */
export function CompareNotes({ list, cut }: CompareNotesProps) {
  return (
    <>
      {list.unknown.length > 0 && (
        <Notice tone="info">We do not know {list.unknown.join(', ')}, so it is left out.</Notice>
      )}
      {cut > 0 && (
        <Notice tone="info">
          {`Only ${compared.most} fit side by side; ${formatCount(cut, 'more venue')} left out.`}
        </Notice>
      )}
      {list.waiting && list.venues.length === 0 && <p>Fetching the venues…</p>}
      {list.failed && (
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
