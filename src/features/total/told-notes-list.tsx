import type { WeddingFunction } from '../../domain/event-details.ts';
import { describeTold } from './told-texts.ts';
import type { PricedVenue } from './total.ts';

export interface ToldNotesProps {
  readonly venue: PricedVenue;
  readonly functions: readonly WeddingFunction[];
  /** The first line alone. */
  readonly isBrief?: boolean;
}

/** The lines of `ToldNotes`, which loads this code. */
export function ToldNotesList({ venue, functions, isBrief = false }: ToldNotesProps) {
  const lines = describeTold(venue, functions);
  return lines.slice(0, isBrief ? 1 : lines.length).map((text) => <p key={text}>{text}</p>);
}
