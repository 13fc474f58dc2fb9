import { Icon } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { formatCount } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { paths } from '../../lib/paths.ts';
import { useShortlist } from '../../visitor/shortlist-store.ts';
import styles from './header-tools.module.css';

/** The site search and the shortlist with its count; in the menu of a phone they have words. */
export function HeaderTools({ onSearch }: { readonly onSearch: () => void }) {
  const count = useShortlist().length;
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={onSearch}
      >
        <Icon name="search" />
        <span className={styles.word}>{m.search_open()}</span>
      </button>
      <Link
        to={paths.shortlist()}
        className={styles.tool}
        aria-label={
          count > 0 ? m.shortlist_count({ venues: formatCount(count, m.format_venues) }) : undefined
        }
      >
        <Icon name="heart" />
        <span className={styles.word}>{m.shortlist_name()}</span>
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </Link>
    </div>
  );
}
