import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../../components/icon.tsx';
import { Link } from '../../../components/link.tsx';
import { Status } from '../../../components/status.tsx';
import { cities, cityName } from '../../../content/cities.ts';
import { formatCount } from '../../../domain/format.ts';
import { formatQuery } from '../../../domain/format-query.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { localPath } from '../../../i18n/locale.ts';
import { contentLang } from '../../../i18n/localized.ts';
import { isComposing } from '../../../lib/is-composing.ts';
import { paths } from '../../../lib/paths.ts';
import { useDraft } from '../../../visitor/drafts.ts';
import { type SearchEntry, searchSite } from './site-search.ts';
import styles from './site-search-box.module.css';
import { useSearch } from './use-search.ts';

interface SiteSearchBoxProps {
  /** Fetches the search index. */
  readonly load: () => Promise<readonly SearchEntry[]>;
  /** What names the draft of its text. */
  readonly draft: string;
  /** Called with a navigation, also to the present page. */
  readonly onLeave: () => void;
}

const noEntries: readonly SearchEntry[] = [];

const icons = { venue: 'building-2', place: 'map-pin', page: 'file-text' } as const;

/** The site search: arrow keys move through the results, Enter opens the first. */
export function SiteSearchBox({ load, draft, onLeave }: SiteSearchBoxProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState<readonly SearchEntry[]>();
  const [failed, setFailed] = useState(false);
  const [text, setText] = useState('');
  const { onInput } = useDraft(form, () => draft);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    load().then(setEntries, () => setFailed(true));
  }, [load]);
  const { search, isLoading, load: loadSearch } = useSearch(entries ?? noEntries, text);
  const found = entries ? searchSite(entries, search, text) : [];
  const hasNone = entries !== undefined && found.length === 0 && !isLoading;
  const allVenues = `${paths.venues()}?${formatQuery(new URLSearchParams({ q: text.trim() }))}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!text.trim()) return;
    const to = found[0]?.id ?? allVenues;
    if (!isShown(to)) navigate(to);
    onLeave();
  }

  const leaveFor = (to: string) => (event: MouseEvent) => {
    if (isShown(to) && !event.metaKey && !event.ctrlKey) event.preventDefault();
    onLeave();
  };

  function move(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    // In a search field it would clear the text, and in Safari never close the dialog.
    if (event.key === 'Escape') {
      event.preventDefault();
      return box.current?.closest('dialog')?.close();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const targets = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = targets.findIndex((target) => target.matches(':focus'));
    targets[Math.min(Math.max(at + step, 0), targets.length - 1)]?.focus();
    event.preventDefault();
  }

  return (
    <search ref={box} className={`stack gap-3 ${styles.box}`} onKeyDown={move}>
      <form ref={form} className={styles.form} onInput={onInput} onSubmit={submit}>
        <Icon name="search" size={20} />
        <input
          type="search"
          name="q"
          aria-label={m.listing_site_search()}
          placeholder={m.listing_site_search_hint()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          ref={field}
          value={text}
          onFocus={loadSearch}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <Status className="note" answers={found.map(({ id }) => id).join()}>
        {failed
          ? m.listing_site_search_failed()
          : text.trim()
            ? hasNone || found.length > 0
              ? formatCount(found.length, m.listing_matches)
              : m.listing_site_search_loading()
            : m.listing_site_search_help()}
      </Status>
      <ul className={styles.found}>
        {found.map((entry) => (
          <li key={entry.id}>
            <Link to={entry.id} onClick={leaveFor(entry.id)}>
              <Icon name={icons[entry.kind]} size={18} />
              <span>
                <strong lang={contentLang(entry.name)}>{entry.name}</strong>
                <small lang={contentLang(entry.address)}>{entry.address}</small>
              </span>
            </Link>
          </li>
        ))}
        {text.trim() && hasNone && (
          <li>
            <Link to={paths.venues()} onClick={leaveFor(paths.venues())}>
              <Icon name="search" size={18} />
              <span>
                <strong>{m.navigation_see_all_venues()}</strong>
                <small>{m.listing_site_search_none()}</small>
              </span>
            </Link>
          </li>
        )}
      </ul>
      <nav className={`row gap-2 ${styles.around}`} aria-label={m.listing_site_search_around()}>
        {cities.map(({ id }) => (
          <Link key={id} to={paths.city(id)} onClick={leaveFor(paths.city(id))}>
            {cityName(id)}
          </Link>
        ))}
        <Link to={paths.venues()} onClick={leaveFor(paths.venues())}>
          {m.listing_site_search_venues()}
        </Link>
      </nav>
    </search>
  );
}

/** Whether the page behind the dialog has this address: a navigation would add an entry without effect. */
function isShown(to: string): boolean {
  const [target, present] = [localPath(to), window.location.href].map((address) => {
    const { pathname, searchParams } = new URL(address, window.location.href);
    searchParams.sort();
    return `${pathname}?${searchParams}`;
  });
  return target === present;
}
