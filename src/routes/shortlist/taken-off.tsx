import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { VenueSummary } from '../../content/types.ts';
import { setShortlist } from '../../lib/shortlist-store.ts';
import styles from './shortlist-page.module.css';

interface TakenOffProps {
  readonly ids: readonly string[];
  readonly venues: readonly VenueSummary[];
}

/** After a venue has left the list: says so, and puts it back in its place on request. */
export function TakenOff({ ids, venues }: TakenOffProps) {
  const [before, setBefore] = useState(ids);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [gone, setGone] = useState<{ readonly id: string; readonly list: readonly string[] }>();
  if (venues.some(({ id }) => !names.has(id))) {
    setNames(new Map([...names, ...venues.map(({ id, name }): [string, string] => [id, name])]));
  }
  if (before !== ids) {
    const [id] = before.filter((one) => !ids.includes(one));
    setBefore(ids);
    setGone(id && ids.length < before.length ? { id, list: before } : undefined);
  }
  if (!gone) return null;
  return (
    <Notice tone="info">
      <div className={styles.row}>
        <p>{names.get(gone.id) ?? 'A venue'} is off your list.</p>
        {/* The pressed heart is gone with its card; the cursor waits where the way back is. */}
        <Button variant="secondary" autoFocus onClick={() => setShortlist(gone.list)}>
          Put it back
        </Button>
      </div>
    </Notice>
  );
}
