import { useEffect, useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { Link } from '../../components/link.tsx';
import type { SearchEntry } from '../../features/listing/search/site-search.ts';
import { m } from '../../i18n/compiled/messages.js';
import { loadData } from '../../lib/load-data.ts';
import { paths } from '../../lib/paths.ts';
import { useOnLeave } from '../../lib/use-on-leave.ts';
import { endDrafts } from '../../visitor/drafts.ts';

const searchBox = createLazy(() =>
  import('../../features/listing/search/site-search-box.tsx').then((module) => module.SiteSearchBox),
);

/** What names the draft of its text. */
const draft = 'search';

/** Loads the code of the search before it is opened; rejects if it cannot be loaded. */
export const preloadSearch = searchBox.preload;

const loadEntries = () => loadData('search') as Promise<readonly SearchEntry[]>;

/** State of the search dialog; the `/` key opens it, too. */
export function useSearchDialog() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  /** What was typed stays. */
  const leave = () => setIsOpen(false);
  const close = () => {
    endDrafts(draft);
    leave();
  };
  useOnLeave(leave);
  useSlashKey(open);
  return { isOpen, open, leave, close };
}

interface SearchDialogProps {
  readonly open: boolean;
  /** After Escape: the text stays. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The site search. */
export function SearchDialog({ open, onLeave, onClose }: SearchDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} onDismiss={onLeave} title={m.search_open()} size="sheet">
      <LazyBoundary
        source={searchBox}
        props={{ load: loadEntries, draft, onLeave: onClose }}
        loading={<p>{m.search_loading()}</p>}
        failed={(reloadButton) => (
          <>
            <p>
              {m.search_failed()} <Link to={paths.venues()}>{m.navigation_see_all_venues()}</Link>
            </p>
            {reloadButton}
          </>
        )}
      />
    </Dialog>
  );
}

/** Calls the handler on `/`, except in a field and while a dialog is open. */
function useSlashKey(handler: () => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.matches('input, textarea, select') || target.isContentEditable) return;
      if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
