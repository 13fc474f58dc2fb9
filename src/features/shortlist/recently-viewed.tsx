import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import type { VenueSummary } from '../../content/types.ts';
import { useEventDetails } from '../../lib/event-details-store.ts';
import { paths } from '../../lib/paths.ts';
import { addRecentlyViewed, clearRecentlyViewed, useRecentlyViewed } from '../../lib/shortlist-store.ts';
import { estimateTotal } from '../estimate/estimate-total.ts';
import { formatSpan } from '../estimate/total-words.ts';
import { HeartButton } from '../venues/card/heart-button.tsx';
import { useVenues } from '../venues/use-venues.ts';
import styles from './recently-viewed.module.css';

const shown = 6;
const none: readonly string[] = [];

/** The venues seen last on this device. `current` is the venue of the page: noted, and left out. */
export function RecentlyViewed({ current }: { readonly current?: string }) {
  const seen = useRecentlyViewed();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  useEffect(() => {
    if (current) addRecentlyViewed(current);
  }, [current]);
  const ids = useMemo(() => seen.filter((id) => id !== current).slice(0, shown), [seen, current]);
  const { venues, unknown } = useVenues(near ? ids : none);
  const known = new Map(venues.map((venue) => [venue.id, venue]));
  const there = ids.filter((id) => !unknown.includes(id));
  return (
    <div ref={place} className={styles.place}>
      {there.length > 0 && (
        <section aria-labelledby="seen-title" className={styles.seen}>
          <div className={styles.head}>
            <h2 id="seen-title">You looked at</h2>
            <Button variant="quiet" onClick={clearRecentlyViewed}>
              Forget these
            </Button>
          </div>
          <ul className={styles.list}>
            {there.map((id) => (
              <SeenVenue key={id} venue={known.get(id)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** One venue of the strip; its place is kept while it is fetched, so that the page below stays where it is. */
function SeenVenue({ venue }: { readonly venue: VenueSummary | undefined }) {
  const eventDetails = useEventDetails();
  if (!venue) {
    return (
      <li aria-hidden="true">
        <PictureView picture={undefined} sizes="200px" ratio="3 / 2" />
        <div className={styles.words} />
      </li>
    );
  }
  const estimate = eventDetails && estimateTotal(venue, eventDetails);
  return (
    <li>
      <PictureView picture={venue.pictures[0]} sizes="200px" ratio="3 / 2" alt="" />
      <div className={styles.words}>
        <Link to={paths.venue(venue)}>{venue.name}</Link>
        <p>{estimate ? formatSpan(estimate.total) : (venue.locality ?? venue.address)}</p>
      </div>
      <div className={styles.heart}>
        <HeartButton id={venue.id} name={venue.name} />
      </div>
    </li>
  );
}

/** True once the place is close to the screen, and from then on. */
function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [near, place]);
  return near;
}
