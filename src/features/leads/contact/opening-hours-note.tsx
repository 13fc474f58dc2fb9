import { createLazy, LazyBoundary } from '../../../components/lazy-boundary.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import styles from './opening-hours-note.module.css';

const text = createLazy(() => import('./opening-hours-text.tsx').then((module) => module.OpeningHoursText));

/** Whether we are open by the device's clock. Its place is reserved: prerendered HTML has no time. */
export function OpeningHoursNote() {
  const isHydrated = useHydrated();
  return (
    <div className={`note ${styles.note}`}>{isHydrated && <LazyBoundary source={text} props={{}} />}</div>
  );
}
