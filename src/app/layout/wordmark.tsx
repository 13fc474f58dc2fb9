import { Link } from '../../components/link.tsx';
import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
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
      aria-label={m.app_home_link({ name: site.name })}
    >
      <Emblem className={styles.emblem} />
      <span lang={contentLang(site.name)}>{site.name}</span>
    </Link>
  );
}
