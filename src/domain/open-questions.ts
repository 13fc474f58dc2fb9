import type { AskedFact } from './facts/ask-before-paying.ts';

/** The questions that are open at a venue. */
export interface OpenQuestions {
  /** Its name. */
  readonly venue: string;
  /** Absent in the leads of older builds. */
  readonly venueId?: string | undefined;
  readonly questions: readonly AskedFact[];
}

/** A lead asks at most this many venues. */
export const maxQuestionedVenues = 12;
