import { useSyncExternalStore } from 'react';
import styles from './loading-line.module.css';
import { pageLoadStore } from './page-load.ts';

/** A line across the top while a page takes longer than 150 ms. */
export function LoadingLine() {
  const late = useSyncExternalStore(pageLoadStore.subscribe, pageLoadStore.get, pageLoadStore.getOnServer);
  return late ? <div className={styles.line} role="progressbar" aria-label="The page is loading" /> : null;
}
