import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Status } from '../../components/status.tsx';
import type { WeddingFunction } from '../../domain/event-details.ts';
import { fitLabels } from '../../domain/fit.ts';
import { formatCount, formatRupees } from '../../domain/format.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { isComposing } from '../../lib/is-composing.ts';
import { useAsTold } from '../../visitor/told-store.ts';
import type { VenueSearchProps } from '../total/venue-search.ts';
import { findHosts, type Host, maxHosts } from './find-hosts.ts';
import type { IndexedVenue } from './listing-index.ts';
import { useSearch } from './search/use-search.ts';
import { useListingIndex } from './use-listing-index.ts';
import styles from './venue-picker.module.css';

const noVenues: readonly IndexedVenue[] = [];

/**
 * Finds a venue for a function among all venues, whose files it loads when it has the focus: a combobox with a list, in which the
 * arrow keys move, Enter chooses and Escape closes.
 */
export function VenuePicker({ number, getFunction, onChoose }: VenueSearchProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [chosen, setChosen] = useState('');
  /** As the fields were filled in when the visitor came here. */
  const [one, setFunction] = useState<WeddingFunction>();
  const wanted = { facts: isWanted, names: isWanted };
  const { venues, entries, isFailed, load } = useListingIndex('venues', wanted, false);
  const { search, isLoading } = useSearch(entries, text);
  const asTold = useAsTold(venues ?? noVenues);
  const { hosts, found } =
    isOpen && venues ? findHosts(asTold, entries, search(text), one) : { hosts: [], found: 0 };
  const list = useId();
  const optionId = (index: number) => `${list}-${index}`;

  function open() {
    setOpen(true);
    setFunction(getFunction());
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function choose(host: Host | undefined) {
    if (!host) return;
    onChoose(host);
    setChosen(host.name);
    setText('');
    close();
  }

  function move(step: number) {
    if (!isOpen) return open();
    const next = (active + step + hosts.length) % hosts.length;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function handleKey(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen) choose(hosts[Math.max(active, 0)]);
    else return;
    event.preventDefault();
  }

  return (
    <div className="stack gap-1">
      <Field
        label={m.listing_host_search()}
        required={false}
        name={`search-${number}`}
        type="search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={m.listing_search_hint()}
        value={text}
        onFocus={() => setWanted(true)}
        onClick={open}
        onBlur={close}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          setText(target.value);
          setChosen('');
          setActive(-1);
          open();
        }}
      />
      <Status className={`note ${styles.said}`} answers={hosts.map(({ id }) => id).join()}>
        {statusText()}
      </Status>
      {isFailed && (
        <Button variant="secondary" onClick={load}>
          {m.controls_try_again()}
        </Button>
      )}
      <div
        id={list}
        role="listbox"
        aria-label={m.listing_host_found({ number })}
        className={styles.found}
        hidden={hosts.length === 0}
      >
        {hosts.map((host, index) => (
          <div
            key={host.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onKeyDown={handleKey}
            onClick={() => choose(host)}
          >
            <strong lang={contentLang(host.name)}>{host.name}</strong>
            <small>{host.locality ?? host.address}</small>
            <HostFigures host={host} />
          </div>
        ))}
      </div>
    </div>
  );

  function statusText(): string {
    if (isFailed) return m.listing_index_failed();
    if (chosen) return m.listing_host_chosen({ name: chosen, number });
    if (!isOpen) return '';
    if (!venues || isLoading) return m.listing_site_search_loading();
    if (found > maxHosts) return m.listing_host_first({ shown: maxHosts, all: found });
    return formatCount(found, m.listing_matches);
  }
}

/** Whether the guests fit, and the total of the function. */
function HostFigures({ host: { fit, total } }: { readonly host: Host }) {
  if (!fit) return <span>{m.listing_host_add_guests()}</span>;
  return (
    <span>
      <span>{fit === 'unknown' ? m.listing_host_unknown() : fitLabels[fit]()}</span>
      {' · '}
      <span className="figure strong">
        {total === undefined ? m.listing_host_no_total() : formatRupees(total)}
      </span>
    </span>
  );
}
