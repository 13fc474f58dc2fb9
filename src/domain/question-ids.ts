/** What to ask a venue before paying, in order. */
export const venueQuestionIds = [
  'tax',
  'minimumPlates',
  'advance',
  'cancellation',
  'closing',
  'extraHour',
  'lateMusic',
  'outsideCaterer',
  'royalty',
  'outsideAlcohol',
  'corkage',
  'outsideDecorator',
  'decorationFrom',
  'roomPrice',
  'valet',
  'power',
] as const;
export type VenueQuestionId = (typeof venueQuestionIds)[number];

/** The questions that are open at a venue. */
export interface OpenQuestions {
  readonly venue: string;
  readonly questions: readonly VenueQuestionId[];
}

/** A lead asks at most this many venues. */
export const maxQuestionedVenues = 12;
