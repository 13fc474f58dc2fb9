import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import styles from './wordmark.module.css';

/** Emblem and name, linked to the home page. */
export function Wordmark() {
  return (
    <Link
      to={paths.home()}
      className={styles.wordmark}
      data-long={site.name.length > 14}
      aria-label={m.navigation_home_link({ name: site.name })}
    >
      <Emblem />
      <span lang={contentLang(site.name)}>{site.name}</span>
    </Link>
  );
}

/** The logo: a lamp in an arch, as in public/favicon.svg. */
function Emblem() {
  return (
    <svg className={styles.emblem} viewBox="11 6 42 49" aria-hidden="true">
      <path
        fill="currentColor"
        d="M13 53V34H15.5A4.7 4.7 0 0 1 17.1 26.1A4.7 4.7 0 0 1 21.7 19.4A4.7 4.7 0 0 1 28.5 15Q31.6 12.9 32 8Q32.4 12.9 35.5 15A4.7 4.7 0 0 1 42.3 19.4A4.7 4.7 0 0 1 46.9 26.1A4.7 4.7 0 0 1 48.5 34H51V53Z"
      />
      <path
        fill="var(--accent-light)"
        d="M32 25c5 6 4.6 11.5 0 13c-4.6-1.5-5-7 0-13zM22 41h20c-2 5-6 7-10 7s-8-2-10-7z"
      />
    </svg>
  );
}
