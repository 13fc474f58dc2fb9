import { site } from '../../content/site.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import styles from './payment-marks.module.css';

/** Payment methods as text marks, without trademarked artwork. */
export function PaymentMarks() {
  return (
    <ul className={styles.marks} aria-label={m.app_payments()}>
      {site.payments.map(({ id, label }) => (
        <li key={id} data-mark={id} lang={contentLang(label)}>
          {label}
        </li>
      ))}
    </ul>
  );
}
