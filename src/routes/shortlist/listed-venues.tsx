import { LoadFailed } from '../../components/load-failed.tsx';
import { VenueList } from '../../features/listing/listing-results.tsx';
import { LeftOutNotice } from '../../features/venues/left-out-notice.tsx';
import type { LoadedVenues } from '../../features/venues/use-venues.ts';
import { m } from '../../i18n/compiled/messages.js';
import styles from './shortlist-page.module.css';

interface ListedVenuesProps {
  readonly list: LoadedVenues;
  /** What the URL has in place of ids. */
  readonly invalid: readonly string[];
  /** Takes what is not shown off the list; omitted for a shared one. */
  readonly onRemove: (() => void) | undefined;
}

/** The cards of a list, with its loading and error states. */
export function ListedVenues({ list, invalid, onRemove }: ListedVenuesProps) {
  return (
    <>
      <LeftOutNotice list={list} invalid={invalid} onRemove={onRemove} />
      {list.isFailed && <LoadFailed text={m.shortlist_failed()} retry={list.retry} />}
      {list.isLoading && list.venues.length === 0 && (
        <p className={styles.loading}>{m.shortlist_loading()}</p>
      )}
      <VenueList venues={list.venues} notesTold />
    </>
  );
}
