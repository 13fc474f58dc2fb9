import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { paths } from '../../lib/paths.ts';
import { Emblem } from './emblem.tsx';
import styles from './wordmark.module.css';

/** Emblem and name, linked to the home page. */
export function Wordmark() {
  return (
    <Link
      to={paths.home()}
      className={styles.wordmark}
      data-long={site.name.length > 14}
      aria-label={`${site.name}, home`}
    >
      <Emblem className={styles.emblem} />
      <span>{site.name}</span>
    </Link>
  );
}
