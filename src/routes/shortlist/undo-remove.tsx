import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { setShortlist } from '../../visitor/shortlist-store.ts';

interface UndoRemoveProps {
  readonly ids: readonly string[];
  readonly venues: readonly VenueSummary[];
}

/** After a venue was removed from the list: a notice with a button that restores it at its position. */
export function UndoRemove({ ids, venues }: UndoRemoveProps) {
  const [previousIds, setPreviousIds] = useState(ids);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [removed, setRemoved] = useState<{ readonly id: string; readonly list: readonly string[] }>();
  if (venues.some(({ id }) => !names.has(id))) {
    setNames(new Map([...names, ...venues.map(({ id, name }): [string, string] => [id, name])]));
  }
  if (previousIds !== ids) {
    const [id] = previousIds.filter((previous) => !ids.includes(previous));
    setPreviousIds(ids);
    setRemoved(id && ids.length < previousIds.length ? { id, list: previousIds } : undefined);
  }
  if (!removed) return null;
  const name = names.get(removed.id);
  return (
    <Notice tone="info">
      <div key={removed.id} className="row gap-2">
        <p>{name ? m.shortlist_removed({ name }) : m.shortlist_removed_unnamed()}</p>
        {/* The heart that had the focus is gone with its card. */}
        <Button
          variant="secondary"
          autoFocus
          onClick={() => {
            flushSync(() => setShortlist(removed.list));
            document.getElementById(`card-${removed.id}`)?.querySelector('a')?.focus();
          }}
        >
          {m.shortlist_put_back()}
        </Button>
      </div>
    </Notice>
  );
}
