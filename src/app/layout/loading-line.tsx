import { usePendingLoads } from '../page-loader.ts';
import styles from './loading-line.module.css';

/** A line across the top; its style shows it once a page takes longer than 150 ms. */
export function LoadingLine() {
  const isLoading = usePendingLoads((count) => count > 0);
  return isLoading ? (
    <div className={styles.line} role="progressbar" aria-label="The page is loading" />
  ) : null;
}
