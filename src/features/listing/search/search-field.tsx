import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../i18n/compiled/messages.js';
import { longestText } from '../filters/filters-url.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  readonly label: string;
  readonly text: string;
  readonly onFocus: () => void;
  readonly onText: (text: string) => void;
  /** Called on blur and on submit. */
  readonly onSettle: () => void;
}

/** The search field of a listing. */
export function SearchField({ label, text, onFocus, onText, onSettle }: SearchFieldProps) {
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          onSettle();
        }}
      >
        <Icon name="search" size={20} />
        <input
          type="search"
          name="q"
          aria-label={label}
          placeholder={m.listing_search_hint()}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestText}
          value={text}
          onFocus={onFocus}
          onChange={({ target }) => onText(target.value)}
          onBlur={onSettle}
        />
      </form>
    </search>
  );
}
