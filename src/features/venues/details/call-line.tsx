import { Icon } from '../../../components/icon.tsx';
import { site } from '../../../content/site.ts';
import styles from './call-line.module.css';

/** "Call {venue}" and the number, which is the team's on every page. */
export function CallLine({ venue }: { venue: string }) {
  return (
    <p className={styles.line}>
      <a href={site.phone.href}>
        <Icon name="phone" size={20} />
        <span>Call {venue}</span>
        <strong>{site.phone.display}</strong>
      </a>
    </p>
  );
}
