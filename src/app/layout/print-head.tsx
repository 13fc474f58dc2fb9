import { useSyncExternalStore } from 'react';
import { site } from '../../content/site.ts';
import { istToday } from '../../domain/clock.ts';
import { formatDate } from '../../domain/dates.ts';
import { m } from '../../i18n/compiled/messages.js';
import { shareableAddress } from '../../visitor/shortlist-store.ts';
import styles from './print-head.module.css';

/** The date and the address of the last print. */
let printed: { readonly date: string; readonly address: string } | undefined;

/** On paper, beside the wordmark: how to reach us, the date of printing, and the address of the page. */
export function PrintHead() {
  const print = useSyncExternalStore(
    onPrint,
    () => printed,
    () => undefined,
  );
  return (
    <div className={styles.head}>
      <p>
        {site.phone.display} · {site.email.display}
      </p>
      {print && (
        <>
          <p>{m.navigation_printed({ date: formatDate(print.date) })}</p>
          <a href={print.address}>{print.address}</a>
        </>
      )}
    </div>
  );
}

/** A store's update is rendered before the event ends, and so before the page is laid out on paper. */
function onPrint(update: () => void) {
  const print = () => {
    printed = { date: istToday(), address: shareableAddress() };
    update();
  };
  window.addEventListener('beforeprint', print);
  return () => window.removeEventListener('beforeprint', print);
}
