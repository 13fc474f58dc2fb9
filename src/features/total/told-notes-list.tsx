import type { WeddingFunction } from '../../domain/event-details.ts';
import { describeTold } from './told-texts.ts';
import type { PricedVenue } from './total.ts';

export interface ToldNotesProps {
  readonly venue: PricedVenue;
  readonly functions: readonly WeddingFunction[];
}

/** The lines of `ToldNotes`, which loads this code. */
export function ToldNotesList({ venue, functions }: ToldNotesProps) {
  return describeTold(venue, functions).map((text) => <p key={text}>{text}</p>);
}
