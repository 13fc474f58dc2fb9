import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button.tsx';
import { Link } from '../../components/link.tsx';
import { PictureView } from '../../components/picture-view.tsx';
import type { AsTold } from '../../domain/facts/told.ts';
import { formatRupeeRange } from '../../domain/format.ts';
import { spokenName } from '../../domain/venue-facts.ts';
import type { VenueSummary } from '../../domain/venue-summary.ts';
import { m } from '../../i18n/compiled/messages.js';
import { contentLang } from '../../i18n/localized.ts';
import { paths } from '../../lib/paths.ts';
import { useEventDetails } from '../../visitor/event-details-store.ts';
import { clearRecentlyViewed } from '../../visitor/shortlist-store.ts';
import { calculateTotalAt } from '../total/venue-total.ts';
import { HeartButton } from '../venues/card/heart-button.tsx';
import { useVenues } from '../venues/use-venues.ts';
import styles from './recently-viewed-list.module.css';

const noIds: readonly string[] = [];

interface RecentlyViewedListProps {
  readonly ids: readonly string[];
  /** The element that the list is in. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/** The list of `RecentlyViewed`, which loads this code. The venues are loaded when it is near the viewport. */
export function RecentlyViewedList({ ids, container }: RecentlyViewedListProps) {
  const isNear = useIsNearViewport(container);
  const { venues, unknown } = useVenues(isNear ? ids : noIds);
  const venueById = new Map(venues.map((venue) => [venue.id, venue]));
  const shownIds = ids.filter((id) => !unknown.includes(id));
  const movesNothing = useMovesNothing(container, shownIds.length > 0);
  if (!movesNothing || shownIds.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={`stack ${styles.section} screen-only`}>
      <div className="links">
        <h2 id="recently-viewed">{m.shortlist_recently_viewed()}</h2>
        <Button variant="quiet" onClick={clearRecentlyViewed}>
          {m.shortlist_clear()}
        </Button>
      </div>
      <ul className={styles.list}>
        {shownIds.map((id) => (
          <ViewedVenue key={id} venue={venueById.get(id)} />
        ))}
      </ul>
    </section>
  );
}

/** A placeholder of the same size while the venue is loading. */
function ViewedVenue({ venue }: { readonly venue: AsTold<VenueSummary> | undefined }) {
  const eventDetails = useEventDetails();
  if (!venue) {
    return (
      <li aria-hidden="true">
        <PictureView picture={undefined} sizes="200px" ratio="3 / 2" />
        <div className={styles.words} />
      </li>
    );
  }
  const total = eventDetails && calculateTotalAt(venue, eventDetails);
  return (
    <li>
      <PictureView picture={venue.pictures[0]} sizes="200px" ratio="3 / 2" alt="" />
      <div className={styles.words}>
        <Link to={paths.venue(venue)} lang={contentLang(venue.name)}>
          {venue.name}
        </Link>
        <p>{total ? formatRupeeRange(total.sum) : (venue.locality ?? venue.address)}</p>
      </div>
      <div className={styles.heart}>
        <HeartButton id={venue.id} name={spokenName(venue)} />
      </div>
    </li>
  );
}

/** True from the first time that the element is within 600 px of the viewport. */
function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}

/** Whether content inserted here moves nothing in view; decided once, when there is content. */
function useMovesNothing(element: RefObject<Element | null>, hasContent: boolean): boolean {
  const [movesNothing, setMovesNothing] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!hasContent || !place) return;
    // Between this callback and the paint, no script can scroll.
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      // On the screen, a scroll can be ahead of this thread.
      const distance = window.scrollY === 0 ? 0 : window.innerHeight;
      const isBelow = place.getBoundingClientRect().top >= window.innerHeight + distance;
      flushSync(() => setMovesNothing(isBelow));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [element, hasContent]);
  return movesNothing;
}
