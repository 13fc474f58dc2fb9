import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../components/dialog.tsx';
import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useLoaded } from '../../components/use-loaded.ts';
import type { SearchEntry } from '../../features/listing/search/site-search.ts';
import { loadData } from '../../lib/load-data.ts';
import { paths } from '../../lib/paths.ts';
import { useShortlist } from '../../lib/shortlist-store.ts';
import styles from './header-tools.module.css';

const loadBox = () =>
  import('../../features/listing/search/site-search-box.tsx').then((module) => module.SiteSearchBox);
const loadEntries = () => loadData('search') as Promise<readonly SearchEntry[]>;

/** The search of the whole site, also behind the `/` key, and the way to the shortlist with its count. */
export function HeaderTools() {
  const kept = useShortlist().length;
  const { key } = useLocation();
  // Remembers where it was opened: back and forward leave the search, without an effect.
  const [openAt, setOpenAt] = useState<string>();
  const searching = openAt === key;
  const open = () => setOpenAt(key);
  const close = () => setOpenAt(undefined);
  const box = useLoaded(searching, loadBox);
  useSlashKey(open);

  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={open}
      >
        <Icon name="search" />
      </button>
      <Link
        to={paths.shortlist()}
        className={styles.tool}
        aria-label={kept > 0 ? `Shortlist, ${kept} kept` : 'Shortlist'}
      >
        <Icon name="heart" />
        {kept > 0 && (
          <span className={styles.count} aria-hidden>
            {kept}
          </span>
        )}
      </Link>
      <Dialog open={searching} onClose={close} title="Search" size="sheet">
        {box.step === 'ready' ? (
          <box.part load={loadEntries} onLeave={close} />
        ) : (
          <p>
            {box.step === 'failed' ? (
              <>
                The search could not be fetched. <Link to={paths.venues()}>See all venues</Link>
              </>
            ) : (
              'One moment…'
            )}
          </p>
        )}
      </Dialog>
    </div>
  );
}

/** `/` anywhere but where one types, and not over another dialog. */
function useSlashKey(then: () => void) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.matches('input, textarea, select') || target.isContentEditable) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      then();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
