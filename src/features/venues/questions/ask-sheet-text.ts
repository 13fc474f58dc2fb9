import type { VenueQuestionId } from '../../../content/questions.ts';
import { m } from '../../../i18n/compiled/messages.js';

export interface AskAnswer {
  readonly id: VenueQuestionId;
  readonly question: string;
  /** What a late answer can cost. */
  readonly why?: string;
  /** Omitted while it is unknown. */
  readonly answer?: string;
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
