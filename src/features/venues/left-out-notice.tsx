import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { m } from '../../i18n/compiled/messages.js';
import type { LoadedVenues } from './use-venues.ts';

interface LeftOutNoticeProps {
  readonly list: Pick<LoadedVenues, 'unknown' | 'unlisted'>;
  /** What the URL has in place of ids. */
  readonly invalid?: readonly string[];
  /** Takes what is not shown off the visitor's own list. */
  readonly onRemove?: (() => void) | undefined;
}

/** Names what is not shown of a list: venues that are no longer listed, and what stands for no venue. */
export function LeftOutNotice({ list, invalid = [], onRemove }: LeftOutNoticeProps) {
  const hidden = new Map(list.unlisted.map(({ id, name }) => [id, name]));
  const unknown = [...list.unknown.filter((id) => !hidden.has(id)), ...invalid];
  if (hidden.size + unknown.length === 0) return null;
  return (
    <Notice tone="info">
      {hidden.size > 0 && <p>{m.shortlist_unlisted({ names: [...hidden.values()].join(', ') })}</p>}
      {unknown.length > 0 && <p>{m.shortlist_unknown({ ids: unknown.join(', ') })}</p>}
      {onRemove && (
        <Button variant="secondary" onClick={onRemove}>
          {m.shortlist_remove_unlisted()}
        </Button>
      )}
    </Notice>
  );
}
