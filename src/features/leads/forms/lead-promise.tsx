import { Link } from '../../../components/link.tsx';
import { site } from '../../../content/site.ts';
import { paths } from '../../../lib/paths.ts';
import styles from './lead-form.module.css';

const { who, when, resale, withdraw } = site.promise;

/** What stands under each form; it also goes with each lead, so that the caller knows what was promised. */
export const leadPromise = `${who} ${when} ${resale} ${withdraw}`;

/** The promise beside a form: who calls, in what hours, not resold, how to withdraw. */
export function LeadPromise() {
  return (
    <p className={styles.promise}>
      {leadPromise} {/* A new tab: what was typed must not be lost to reading about it. */}
      <Link to={paths.privacy()} target="_blank">
        How we treat your details
      </Link>
      <noscript>
        {' '}
        This form needs JavaScript. You can also call <a href={site.phone.href}>{site.phone.display}</a> or{' '}
        <a href={site.whatsapp.href}>write on WhatsApp</a>.
      </noscript>
    </p>
  );
}
