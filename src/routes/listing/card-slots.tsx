import type { ReactNode } from 'react';
import type { VenueSummary } from '../../content/types.ts';
import { YourTotal } from '../../features/estimate/your-total.tsx';
import { HeartButton } from '../../features/shortlist/heart-button.tsx';
import { useEventDetails } from '../../lib/event-details-store.ts';

/** The same element for the same venue at every call, so that a card is not drawn again while one types. */
function oncePerVenue(draw: (venue: VenueSummary) => ReactNode): (venue: VenueSummary) => ReactNode {
  const drawn = new WeakMap<VenueSummary, { readonly node: ReactNode }>();
  return (venue) => {
    const known = drawn.get(venue) ?? { node: draw(venue) };
    drawn.set(venue, known);
    return known.node;
  };
}

/** A card's total, for its `total` slot. */
export const cardTotal = oncePerVenue((venue) => <CardTotal venue={venue} />);

/** A card's heart, for its `save` slot. */
export const cardHeart = oncePerVenue((venue) => <HeartButton id={venue.id} name={venue.name} />);

function CardTotal({ venue }: { readonly venue: VenueSummary }) {
  const eventDetails = useEventDetails();
  return eventDetails && <YourTotal venue={venue} eventDetails={eventDetails} />;
}
