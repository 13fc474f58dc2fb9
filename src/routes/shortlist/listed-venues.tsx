import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { VenueList } from '../../features/listing/listing-results.tsx';
import type { FetchedVenues } from '../../features/venues/use-venues.ts';
import styles from './shortlist-page.module.css';

/** The cards of a list that is fetched, or what became of fetching it. */
export function ListedVenues({ list }: { readonly list: FetchedVenues }) {
  return (
    <>
      {list.unknown.length > 0 && (
        <Notice tone="info">
          We do not know {list.unknown.join(', ')}, so it is left out. The venue may have left this site.
        </Notice>
      )}
      {list.failed && (
        <Notice tone="error">
          <div className={styles.row}>
            <p>The venues could not be fetched. Your list is safe on this device.</p>
            <Button variant="secondary" onClick={list.retry}>
              Try again
            </Button>
          </div>
        </Notice>
      )}
      {list.waiting && list.venues.length === 0 && <p className={styles.waiting}>Fetching the venues…</p>}
      <VenueList venues={list.venues} />
    </>
  );
}
