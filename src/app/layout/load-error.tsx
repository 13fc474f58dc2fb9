import { site } from '../../content/site.ts';
import styles from './load-error.module.css';

/** Stands hidden in every page, outside React's root; shown when the page's code cannot be loaded. */
export function LoadError() {
  return (
    <p id="load-error" className={styles.notice} role="alert" hidden>
      Part of this page could not be loaded, so its buttons do not work yet. <a href="">Try again</a>, or call{' '}
      <a href={site.phone.href}>{site.phone.display}</a>.
    </p>
  );
}
