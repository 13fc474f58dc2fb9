import { m } from '../../i18n/compiled/messages.js';
import { usePendingLoads } from '../page-loader.ts';
import styles from './loading-line.module.css';

/** A line across the top; visible when a page takes longer than 150 ms. */
export function LoadingLine() {
  const isLoading = usePendingLoads((count) => count > 0);
  return isLoading ? <div className={styles.line} role="progressbar" aria-label={m.app_loading()} /> : null;
}
