import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { m } from '../../i18n/compiled/messages.js';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { addToShortlist } from '../../lib/shortlist-store.ts';
import styles from './shortlist-page.module.css';

interface SharedListNoteProps {
  /** The existing venues of the shared list. */
  readonly ids: readonly string[];
  readonly own: readonly string[];
}

/** Offers to add a shared list to the visitor's own. */
export function SharedListNote({ ids, own }: SharedListNoteProps) {
  const [added, setAdded] = useState(0);
  const newIds = ids.filter((id) => !own.includes(id));
  return (
    <Notice tone={added > 0 ? 'success' : 'info'}>
      <div className={styles.row}>
        <p>
          {added > 0
            ? `${formatCount(added, m.lib_venues)} added to your list.`
            : newIds.length === 0 && ids.length > 0
              ? 'All of these are on your own list already.'
              : own.length > 0
                ? `Your own list has ${formatCount(own.length, m.lib_venues)}.`
                : 'Your own list is empty.'}
        </p>
        {newIds.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              addToShortlist(ids);
              setAdded(newIds.length);
            }}
          >
            Add to mine
          </Button>
        )}
        {own.length > 0 && <Link to={paths.shortlist()}>Open my list</Link>}
      </div>
    </Notice>
  );
}
