import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { Link } from '../../components/link.tsx';
import type { SearchEntry } from '../../features/listing/search/site-search.ts';
import { m } from '../../i18n/compiled/messages.js';
import { formatCount } from '../../lib/format.ts';
import { loadData } from '../../lib/load-data.ts';
import { paths } from '../../lib/paths.ts';
import { useShortlist } from '../../lib/shortlist-store.ts';
import styles from './header-tools.module.css';
import { LanguageSwitch } from './language-switch.tsx';

const searchBox = createLazy(() =>
  import('../../features/listing/search/site-search-box.tsx').then((module) => module.SiteSearchBox),
);

/** Loads the code of the search before it is opened; rejects if it cannot be loaded. */
export const preloadSearch = searchBox.preload;

const loadEntries = () => loadData('search') as Promise<readonly SearchEntry[]>;

/** The language switch, the site search, also opened by the `/` key, and the shortlist with its count. */
export function HeaderTools() {
  const count = useShortlist().length;
  const { pathname } = useLocation();
  // The path it was opened at: a navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const open = () => setOpenAt(pathname);
  const close = () => setOpenAt(undefined);
  useSlashKey(open);

  return (
    <div className={styles.tools}>
      <LanguageSwitch className={styles.language} />
      <button
        type="button"
        className={styles.tool}
        aria-label={m.app_search()}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
      >
        <Icon name="search" />
      </button>
      <Link
        to={paths.shortlist()}
        className={styles.tool}
        aria-label={
          count > 0
            ? m.app_shortlist_count({ venues: formatCount(count, m.lib_venues) })
            : m.common_shortlist()
        }
      >
        <Icon name="heart" />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </Link>
      <Dialog open={isOpen} onClose={close} title={m.app_search()} size="sheet">
        <LazyBoundary
          source={searchBox}
          props={{ load: loadEntries, onLeave: close }}
          loading={<p>{m.app_search_loading()}</p>}
          failed={
            <p>
              {m.app_search_failed()} <Link to={paths.venues()}>{m.common_see_all_venues()}</Link>
            </p>
          }
        />
      </Dialog>
    </div>
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
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
