import type { ReactNode } from 'react';
import type { ListedVenue } from '../../content/types.ts';
import { HeartButton } from '../../shortlist/heart-button.tsx';
import { useParty } from '../../venues/party-store.ts';
import { YourTotal } from '../../venues/your-total.tsx';

/** The same element for the same venue at every call, so that a card is not drawn again while one types. */
function oncePerVenue(draw: (venue: ListedVenue) => ReactNode): (venue: ListedVenue) => ReactNode {
  const drawn = new WeakMap<ListedVenue, { readonly node: ReactNode }>();
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

function CardTotal({ venue }: { readonly venue: ListedVenue }) {
  const party = useParty();
  return party && <YourTotal venue={venue} party={party} />;
}
