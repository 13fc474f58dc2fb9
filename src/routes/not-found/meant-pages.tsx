import { useEffect, useState } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { type SearchEntry, searchSite } from '../../features/listing/search/site-search.ts';
import { useSearch } from '../../features/listing/search/use-search.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { loadData } from '../../lib/load-data.ts';

const maxPages = 3;
const noEntries: readonly SearchEntry[] = [];

interface MeantPagesProps {
  /** Of each part of the path. */
  readonly words: readonly string[];
  /** The parameters of the address, which the links keep. */
  readonly search: string;
}

/** The pages that the site search finds for the words of a path: for all of them, else for the last part that finds one. */
export function MeantPages({ words, search: params }: MeantPagesProps) {
  const [entries, setEntries] = useState(noEntries);
  useEffect(() => {
    // Without them the page has its search and the main links.
    loadData('search').then(
      (data) => setEntries(data as readonly SearchEntry[]),
      () => {},
    );
  }, []);
  const text = words.join(' ');
  const { search } = useSearch(entries, text);
  const found = [text, ...[...words].reverse()].map((part) => searchSite(entries, search, part));
  const pages = found.find(({ length }) => length > 0)?.slice(0, maxPages) ?? [];
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby="meant">
      <h2 id="meant">{m.not_found_meant()}</h2>
      <ul className="row gap-2 centred">
        {pages.map(({ id, name }) => (
          <li key={id}>
            <ButtonLink variant="secondary" to={id.includes('?') ? id : id + params}>
              <span lang={contentLang(name)}>{name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
