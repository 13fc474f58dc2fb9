import { site } from '../../content/site.ts';
import styles from './payment-marks.module.css';

/** The ways to pay, lettered by us: no company's artwork. */
export function PaymentMarks() {
  return (
    <ul className={styles.marks} aria-label="Ways to pay">
      {site.payments.map(({ id, label }) => (
        <li key={id} data-mark={id}>
          {label}
        </li>
      ))}
    </ul>
  );
}
