import { site } from '../../content/site.ts';
import { paymentLabels } from '../../content/site-texts.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import styles from './payment-marks.module.css';

/** Payment methods as text marks, without trademarked artwork. */
export function PaymentMarks() {
  return (
    <ul className={styles.marks} aria-label={m.app_payments()}>
      {site.payments.map((id) => (
        <li key={id} data-mark={id} lang={contentLang(paymentLabels[id]())}>
          {paymentLabels[id]()}
        </li>
      ))}
    </ul>
  );
}
