import { site } from '../../content/site.ts';
import styles from './load-error.module.css';

/** Resolves to the current URL with its query, so that the link reloads the page. */
const sameUrl = '';

/** Prerendered outside the React root; shown when the script of the page cannot be loaded. */
export function LoadError() {
  return (
    <p id="load-error" className={styles.notice} role="alert" hidden>
      Part of this page could not be loaded, so its buttons do not work yet. <a href={sameUrl}>Try again</a>,
      or call <a href={site.phone.href}>{site.phone.display}</a>.
    </p>
  );
}
