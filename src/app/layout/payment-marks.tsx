import { site } from '../../content/site.ts';
import { paymentLabels } from '../../content/site-texts.ts';
import { contentLang } from '../../i18n/localized.ts';
import styles from './payment-marks.module.css';

/** Payment methods as text marks, without trademarked artwork. */
export function PaymentMarks() {
  return (
    <ul className={styles.marks} aria-label="Ways to pay">
      {site.payments.map((id) => (
        <li key={id} data-mark={id} lang={contentLang(paymentLabels[id]())}>
          {paymentLabels[id]()}
        </li>
      ))}
    </ul>
  );
}
