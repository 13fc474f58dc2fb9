import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { Notice } from '../../components/notice.tsx';
import { formatCount } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { keepSharedDetails } from '../../visitor/event-details-store.ts';
import { addToShortlist } from '../../visitor/shortlist-store.ts';

interface SharedListNoteProps {
  /** The existing venues of the shared list. */
  readonly ids: readonly string[];
  readonly own: readonly string[];
}

/** Offers to add a shared list, with its event details, to the visitor's own. */
export function SharedListNote({ ids, own }: SharedListNoteProps) {
  const [added, setAdded] = useState(0);
  const newIds = ids.filter((id) => !own.includes(id));
  return (
    <Notice tone={added > 0 ? 'success' : 'info'}>
      <div className="row gap-2">
        <p>
          {added > 0
            ? m.shortlist_added({ venues: formatCount(added, m.format_venues) })
            : newIds.length === 0 && ids.length > 0
              ? m.shortlist_all_on_yours()
              : own.length > 0
                ? m.shortlist_own_has({ venues: formatCount(own.length, m.format_venues) })
                : m.shortlist_own_empty()}
        </p>
        {newIds.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              addToShortlist(ids);
              keepSharedDetails();
              setAdded(newIds.length);
            }}
          >
            {m.shortlist_add()}
          </Button>
        )}
        {own.length > 0 && <Link to={paths.shortlist()}>{m.shortlist_open_own()}</Link>}
      </div>
    </Notice>
  );
}
