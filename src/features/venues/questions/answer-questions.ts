import { type AskedFact, answeredBy, asksOf } from '../../../domain/facts/ask-before-paying.ts';
import { factTexts } from '../../../domain/facts/fact-texts.ts';
import type { Known } from '../../../domain/facts/facts.ts';
import type { VenueFacts } from '../../../domain/venue.ts';
import { m } from '../../../i18n/compiled/messages.js';
import { showFact } from '../policies/policy-rows.ts';

export interface AskAnswer {
  readonly id: AskedFact;
  readonly question: string;
  /** What a late answer can cost. */
  readonly why?: string;
  /** Omitted while it is unknown. */
  readonly answer?: string;
}

/** What the questions read of a venue. */
export type AskedVenue = Known & Pick<VenueFacts, 'venueTypes'>;

function answerTo(id: AskedFact, venue: Known): string | undefined {
  const fact = answeredBy(venue, id);
  if (fact === 'rooms') return m.venues_no_rooms_here();
  return showFact(id, venue) ?? (fact && showFact(fact, venue));
}

/** All questions in their order, with the answers that follow from the venue's facts. */
export function answerQuestions(venue: AskedVenue): AskAnswer[] {
  return asksOf(venue).map((id) => {
    const { question, why } = factTexts[id];
    const answer = answerTo(id, venue);
    return { id, question: question(), why: why(), ...(answer === undefined ? {} : { answer }) };
  });
}

/** The questions without an answer. */
export function openQuestions(answers: readonly AskAnswer[]): string[] {
  return answers.filter(({ answer }) => answer === undefined).map(({ question }) => question);
}

/** The sheet as plain text for the clipboard and WhatsApp, which prints *text* in bold. */
export function askSheetText(venue: string, answers: readonly AskAnswer[]): string {
  const lines = answers.map(
    ({ question, answer }) => `• ${question}\n   ${answer ?? `*${m.venues_ask_not_known()}*`}`,
  );
  return [`*${m.venues_ask_sheet_title({ name: venue })}*`, ...lines].join('\n');
}
