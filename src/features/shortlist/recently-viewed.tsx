import { useEffect, useMemo, useRef } from 'react';
import { createLazy, LazyBoundary } from '../../components/lazy-boundary.tsx';
import { addRecentlyViewed, hasRecentlyViewed, useRecentlyViewed } from '../../visitor/shortlist-store.ts';
import styles from './recently-viewed.module.css';

const list = createLazy(() =>
  import('./recently-viewed-list.tsx').then((module) => module.RecentlyViewedList),
);
// Before the page is hydrated, because a list that arrives when its place is in view is not shown. LazyBoundary tries again.
if (hasRecentlyViewed()) list.preload().catch(() => {});

const maxVenues = 6;

/**
 * The venues last viewed on this device; their code is loaded where there are some. `current`, the venue of the page, is
 * added to the list but not shown.
 */
export function RecentlyViewed({ current }: { readonly current?: string }) {
  const viewed = useRecentlyViewed();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current) addRecentlyViewed(current);
  }, [current]);
  const ids = useMemo(() => viewed.filter((id) => id !== current).slice(0, maxVenues), [viewed, current]);
  return (
    <div ref={container} className={styles.container}>
      {ids.length > 0 && <LazyBoundary source={list} props={{ ids, container }} />}
    </div>
  );
}
