import type { ReactNode } from 'react';
import type { WeddingFunction } from '../../domain/event-details.ts';
import type { NamedVenue } from '../../domain/venue.ts';

/** What the form gives to the search for the venue of a function. */
export interface VenueSearchProps {
  /** The number of the function in the form. */
  readonly number: number;
  /** The function as its fields are filled in; undefined while they are not valid. */
  readonly getFunction: () => WeddingFunction | undefined;
  readonly onChoose: (venue: NamedVenue) => void;
}

/** Where the form has the focus when it opens: at a field of the whole, or the venue of the function at a place; else at its first field. */
export interface FormStart {
  readonly place?: number | undefined;
  readonly field?: 'decor';
}

/** The page renders the search: it is of another feature. */
export type RenderVenueSearch = (props: VenueSearchProps) => ReactNode;
